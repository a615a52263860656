import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Clock3, LogOut, RefreshCw } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isActive } from '#domain/access/guards.ts'
import { AuthFrame } from '#web/layout/AuthFrame.tsx'
import { CallError } from '#web/lib/call.ts'
import { goTo } from '#web/lib/navigation.ts'
import { currentUser, landingPath, signOut, useCurrentUser } from '#web/session/current-user.ts'
import { AddressNotice } from './address/AddressNotice.tsx'
import { WhileWaiting } from './WhileWaiting.tsx'

const everyMs = 30_000

/** Replaces every signed-in screen while is_active is false. */
export default function PendingScreen() {
  const known = useCurrentUser()
  const { firstLook, checking, outcome, check } = useActivationCheck()
  const [leaving, setLeaving] = useState(false)
  const refusal = known?.user.refusal_reason
  const suspended = Boolean(known?.user.suspended_at)
  const title = suspended ? 'Hesabınız askıya alındı' : 'Hesabın Onay Bekliyor'

  const leave = async () => {
    setLeaving(true)
    await signOut().finally(() => setLeaving(false))
  }

  if (firstLook) {
    return (
      <AuthFrame documentTitle="Hesabın Onay Bekliyor">
        <Typography role="status">Kullanıcı bilgileri kontrol ediliyor...</Typography>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      documentTitle={title}
      footer={
        <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
          Bu sayfa durumunuzu 30 saniyede bir kendiliğinden kontrol eder. Çıkış yapmak bütün cihazlardaki oturumlarınızı
          kapatır.
        </Typography>
      }
    >
      <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
        <Chip
          icon={<Clock3 size={16} aria-hidden />}
          label={suspended ? 'Askıda' : 'Aktivasyon Bekleniyor'}
          color="warning"
        />
        <Typography variant="h1">{title}</Typography>
        {suspended ? (
          <Suspended />
        ) : refusal ? (
          <Refused reason={refusal} />
        ) : (
          <Explanation email={known?.account.email} />
        )}
        {known?.account.emailProven === false && <AddressNotice email={known.account.email} />}
        <Box sx={{ width: '100%' }}>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
            <Button
              variant="contained"
              startIcon={<RefreshCw size={18} aria-hidden />}
              onClick={() => check('pressed')}
              disabled={checking}
            >
              {checking ? 'Kontrol Ediliyor...' : 'Durumu Kontrol Et'}
            </Button>
            <Button startIcon={<LogOut size={18} aria-hidden />} onClick={leave} disabled={leaving}>
              Çıkış Yap
            </Button>
          </Stack>
          <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: outcome ? 2.5 : 0 }}>
            {outcome}
          </Typography>
        </Box>
        {known && !suspended && !refusal && <WhileWaiting userId={known.user.id} landlord={known.user.host} />}
      </Stack>
    </AuthFrame>
  )
}

function Explanation({ email }: { email?: string | undefined }) {
  return (
    <Stack spacing={1.25} component="ul" sx={{ m: 0, pl: 2.5 }}>
      <li>Yöneticilerimiz başvurunuzu inceliyor.</li>
      <li>İnceleme genellikle yaklaşık 24 saat sürer.</li>
      <li>
        Sonuçlandığında size e-posta ile haber vereceğiz
        {email && (
          <>
            : <strong style={{ overflowWrap: 'anywhere' }}>{email}</strong>
          </>
        )}
        .
      </li>
    </Stack>
  )
}

/** No review is pending here: only the owner who invited the user can reopen the account. */
const Suspended = () => (
  <Typography>
    Sizi davet eden mülk sahibi hesabınızı geçici olarak kapattı. Bir yanlışlık olduğunu düşünüyorsanız kendisiyle
    görüşün; hesabınız yeniden açıldığında bu sayfa sizi içeri alır.
  </Typography>
)

function Refused({ reason }: { reason: string }) {
  return (
    <Alert severity="error" sx={{ width: '100%' }}>
      <Typography sx={{ fontWeight: 600 }}>Başvurunuz incelendi ve şimdilik onaylanmadı. Gerekçe:</Typography>
      <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{reason}</Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        Bir yanlışlık olduğunu düşünüyorsanız size gelen e-postayı yanıtlayın. Karar değişirse bu sayfa sizi içeri alır.
      </Typography>
    </Alert>
  )
}

function useActivationCheck() {
  const [firstLook, setFirstLook] = useState(true)
  const [checking, setChecking] = useState(false)
  const [outcome, setOutcome] = useState('')
  const busy = useRef(false)

  const check = useCallback(async (why: 'load' | 'pressed' | 'timer') => {
    if (busy.current) return
    busy.current = true
    if (why === 'pressed') {
      setChecking(true)
      setOutcome('')
    }
    try {
      const found = await currentUser({ fresh: true })
      if (!found) return goTo('/login', { replace: true })
      if (isActive(found.user.is_active)) return goTo(landingPath, { replace: true })
      if (why === 'pressed')
        setOutcome(
          found.user.suspended_at ? 'Durum değişmedi; hesabınız askıda.' : 'Durum değişmedi; inceleme sürüyor.',
        )
      setFirstLook(false)
    } catch (error) {
      if (why === 'pressed') setOutcome(error instanceof CallError ? error.message : '')
      setFirstLook(false)
    } finally {
      busy.current = false
      setChecking(false)
    }
  }, [])

  useEffect(() => {
    check('load')
    const timer = setInterval(() => check('timer'), everyMs)
    return () => clearInterval(timer)
  }, [check])

  return { firstLook, checking, outcome, check }
}
