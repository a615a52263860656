import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { accountsRefusals } from '#domain/people/accounts/accounts.messages.ts'
import { resetForm } from '#domain/people/accounts/accounts.schema.ts'
import { FormFailure } from '#web/forms/FormFailure.tsx'
import { applyServerErrors, PasswordField, SubmitButton } from '#web/forms/form.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { AuthFrame } from '#web/layout/AuthFrame.tsx'
import { CallError } from '#web/lib/call.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { resetPassword } from '../accounts.queries.ts'
import { PasswordStrength } from '../PasswordStrength.tsx'

const reset = {
  title: 'Yeni Şifre Belirle',
  lead: 'Hesabınız için yeni bir şifre yazın.',
  label: 'Yeni şifre',
  doneTitle: 'Şifreniz yenilendi',
  dead: accountsRefusals.reset_link_invalid.message,
}
const invitation = {
  title: 'Anahtar’a hoş geldiniz',
  lead: 'Hesabınız hazır. Kullanmaya başlamak için şifrenizi belirleyin.',
  label: 'Şifreniz',
  doneTitle: 'Şifreniz belirlendi',
  done: 'Hesabınız hazır; e-posta adresiniz ve şifrenizle giriş yapabilirsiniz.',
  dead: 'Bu davet bağlantısı kullanılmış, yenilenmiş ya da süresi dolmuş. Sizi davet eden kişiden yeni bir davet isteyin ya da aşağıdan kendinize yeni bir bağlantı gönderin.',
}

const passwordForm = resetForm.pick({ password: true })
const isDeadLink = (error: unknown) =>
  error instanceof CallError && (error.code === 'reset_link_invalid' || error.fields?.token !== undefined)

interface Props {
  token: string
  /** The link came with an invitation, so this is the first password. */
  invited: boolean
  onAskAgain: () => void
}

export function NewPassword({ token, invited, onAskAgain }: Props) {
  const texts = invited ? invitation : reset
  const [state, setState] = useState<'open' | 'done' | 'dead'>(token ? 'open' : 'dead')
  const [serverMessage, setServerMessage] = useState('')
  const [failure, setFailure] = useState('')
  const form = useForm({ resolver: zodResolver(passwordForm), defaultValues: { password: '' } })
  const password = useWatch({ control: form.control, name: 'password' })

  const submit = form.handleSubmit(async (body) => {
    setFailure('')
    try {
      setServerMessage((await resetPassword({ ...body, token })).message)
      setState('done')
    } catch (error) {
      if (isDeadLink(error)) setState('dead')
      else if (!applyServerErrors(form, error)) setFailure(messageOf(error))
    }
  })

  if (state === 'dead') {
    return (
      <AuthFrame title="Bağlantı geçersiz">
        <Stack spacing={2.5}>
          <Alert severity="warning" role="alert">
            {texts.dead}
          </Alert>
          <Button variant="contained" size="large" onClick={onAskAgain} autoFocus>
            Yeni bağlantı iste
          </Button>
        </Stack>
      </AuthFrame>
    )
  }
  if (state === 'done') {
    return (
      <AuthFrame title={texts.doneTitle}>
        <Stack spacing={2.5}>
          <Alert severity="success" role="status">
            {invited ? invitation.done : serverMessage}
          </Alert>
          <LinkButton to="/login" replace variant="contained" size="large" autoFocus>
            Giriş Yap
          </LinkButton>
        </Stack>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={texts.title} lead={texts.lead}>
      <form onSubmit={submit} noValidate aria-label="Yeni şifre belirleme">
        <Stack spacing={2}>
          {failure && <FormFailure>{failure}</FormFailure>}
          <PasswordField
            control={form.control}
            name="password"
            label={texts.label}
            autoComplete="new-password"
            autoFocus
          />
          <PasswordStrength password={password} />
          <SubmitButton busy={form.formState.isSubmitting} fullWidth>
            Şifreyi Kaydet
          </SubmitButton>
        </Stack>
      </form>
    </AuthFrame>
  )
}
