import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { resetRequest } from '#domain/people/accounts/accounts.schema.ts'
import { FormFailure } from '#web/forms/FormFailure.tsx'
import { applyServerErrors, FormField, SubmitButton } from '#web/forms/form.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { AuthFrame } from '#web/layout/AuthFrame.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { requestReset } from '../accounts.queries.ts'

export function RequestReset() {
  const [failure, setFailure] = useState('')
  const [answer, setAnswer] = useState('')
  const form = useForm({ resolver: zodResolver(resetRequest), defaultValues: { email: '' } })

  const submit = form.handleSubmit(async (body) => {
    setFailure('')
    try {
      setAnswer((await requestReset(body)).message)
    } catch (error) {
      if (!applyServerErrors(form, error)) setFailure(messageOf(error))
    }
  })

  const back = (
    <Typography sx={{ textAlign: 'center' }}>
      <TextLink to="/login" sx={{ display: 'inline-block', py: { xs: 1.25, sm: 0.5 } }}>
        Giriş ekranına dön
      </TextLink>
    </Typography>
  )

  if (answer) {
    return (
      <AuthFrame title="E-postanızı kontrol edin" footer={back}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Alert severity="success" role="status" sx={{ width: '100%' }}>
            {answer}
          </Alert>
          <Typography color="textSecondary" variant="body2">
            Birkaç dakika içinde gelmezse gereksiz posta klasörüne bakın ya da adresi doğru yazdığınızdan emin olun.
          </Typography>
          <Button onClick={() => setAnswer('')}>Başka bir adres dene</Button>
        </Stack>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title="Şifremi Unuttum"
      lead="Hesabınızın e-posta adresini yazın; yeni şifre belirlemeniz için bir bağlantı gönderelim."
      footer={back}
    >
      <form onSubmit={submit} noValidate aria-label="Şifre sıfırlama">
        <Stack spacing={2}>
          {failure && <FormFailure>{failure}</FormFailure>}
          <FormField
            control={form.control}
            name="email"
            label="E-posta"
            type="email"
            autoComplete="username"
            autoFocus
            slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
          />
          <SubmitButton busy={form.formState.isSubmitting} fullWidth>
            Bağlantı Gönder
          </SubmitButton>
        </Stack>
      </form>
    </AuthFrame>
  )
}
