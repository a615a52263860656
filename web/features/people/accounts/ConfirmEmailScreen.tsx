import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { accountsMessages, accountsRefusals } from '#domain/people/accounts/accounts.messages.ts'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { AuthFrame } from '#web/layout/AuthFrame.tsx'
import { CallError } from '#web/lib/call.ts'
import { currentUser, landingPath, storeUser } from '#web/session/current-user.ts'
import { rememberReturnPath } from '#web/session/return-path.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { Spinner } from '#web/ui/Spinner.tsx'
import { proveAddress } from './accounts.queries.ts'

const title = 'E-posta adresinizi doğrulayın'

/** Target of the mailed link. It waits for a press, because mail scanners open links too. */
export default function ConfirmEmailScreen() {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '')
  const [me, setMe] = useState<CurrentUser | null | undefined>(undefined)
  useEffect(() => {
    currentUser({ fresh: true }).then(setMe, () => setMe(null))
  }, [])
  if (me === undefined) return <Spinner />
  if (!token) return <Dead />
  return me ? <Confirm me={me} token={token} /> : <SignInFirst />
}

function SignInFirst() {
  return (
    <AuthFrame title={title}>
      <Stack spacing={2.5}>
        <Typography>
          Bu bağlantı yalnızca gönderildiği hesapta kullanılabilir. Önce giriş yapın; sonra buraya dönersiniz.
        </Typography>
        <LinkButton
          to="/login"
          variant="contained"
          size="large"
          autoFocus
          onClick={() => rememberReturnPath(window.location.pathname + window.location.search)}
        >
          Giriş Yap
        </LinkButton>
      </Stack>
    </AuthFrame>
  )
}

function Confirm({ me, token }: { me: CurrentUser; token: string }) {
  const [state, setState] = useState<'open' | 'busy' | 'dead' | { proven: string }>('open')
  const [failure, setFailure] = useState('')
  const email = me.account.newEmail ?? me.account.email

  const confirm = async () => {
    if (state !== 'open') return
    setState('busy')
    setFailure('')
    try {
      const proven = await proveAddress(token)
      storeUser(proven)
      setState({ proven: proven.account.email })
    } catch (error) {
      if (error instanceof CallError && error.code === 'address_key_invalid') return setState('dead')
      setFailure(messageOf(error))
      setState('open')
    }
  }

  if (state === 'dead') return <Dead />
  if (typeof state === 'object') {
    return (
      <AuthFrame title="Adresiniz doğrulandı">
        <Stack spacing={2.5}>
          <Alert severity="success" role="status">
            {accountsMessages.addressProven} <strong style={{ overflowWrap: 'anywhere' }}>{state.proven}</strong>
          </Alert>
          <LinkButton to={landingPath} replace variant="contained" size="large" autoFocus>
            Devam Et
          </LinkButton>
        </Stack>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={title}>
      <Stack spacing={2.5}>
        <Typography>
          <strong style={{ overflowWrap: 'anywhere' }}>{email}</strong> adresinin size, {me.user.username} hesabının
          sahibine ait olduğunu doğruluyorsunuz.
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Bu hesap sizin değilse ya da bağlantıyı siz istemediyseniz sayfayı kapatın.
        </Typography>
        {failure && <Alert severity="error">{failure}</Alert>}
        <Button variant="contained" size="large" onClick={confirm} loading={state === 'busy'} autoFocus>
          Adresimi doğrula
        </Button>
      </Stack>
    </AuthFrame>
  )
}

function Dead() {
  return (
    <AuthFrame title="Bağlantı geçersiz">
      <Stack spacing={2.5}>
        <Alert severity="warning" role="alert">
          {accountsRefusals.address_key_invalid.message}
        </Alert>
        <Typography variant="body2" color="textSecondary">
          Yeni bağlantıyı profilinizden, hesabınız onay bekliyorsa bekleme ekranından isteyebilirsiniz.
        </Typography>
        <LinkButton to="/profile" variant="contained" size="large" autoFocus>
          Hesabıma git
        </LinkButton>
      </Stack>
    </AuthFrame>
  )
}
