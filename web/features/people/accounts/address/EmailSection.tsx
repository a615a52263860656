import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type CurrentUser, emailChange } from '#domain/people/accounts/accounts.schema.ts'
import { applyServerErrors, FormField, PasswordField, SubmitButton } from '#web/forms/form.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { CallError } from '#web/lib/call.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { Section } from '#web/ui/Section.tsx'
import { AddressNotice } from './AddressNotice.tsx'
import { useCancelEmailChange, useChangeEmail } from './address.queries.ts'

export function EmailSection({ me: { account } }: { me: CurrentUser }) {
  const [changing, setChanging] = useState(false)
  return (
    <Section
      title="E-posta adresi"
      lead="Giriş adresiniz; bildirimler ve kontratlar da buraya gelir."
      aside={
        <Chip
          size="small"
          variant={account.emailProven ? 'outlined' : 'filled'}
          color={account.emailProven ? 'success' : 'warning'}
          label={account.emailProven ? 'Doğrulandı' : 'Doğrulanmadı'}
        />
      }
    >
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {!account.emailProven && <AddressNotice email={account.email} />}
        {account.newEmail && <WaitingChange email={account.newEmail} />}
        {changing ? (
          <ChangeForm onClose={() => setChanging(false)} />
        ) : (
          <Button variant="outlined" onClick={() => setChanging(true)}>
            Adresi değiştir
          </Button>
        )}
      </Stack>
    </Section>
  )
}

function WaitingChange({ email }: { email: string }) {
  const cancel = useCancelEmailChange()
  return (
    <Alert severity="info" role="note" sx={{ width: '100%' }}>
      <Typography variant="body2">
        <strong style={{ overflowWrap: 'anywhere' }}>{email}</strong> adresine gönderdiğimiz bağlantıyı kullandığınızda
        adresiniz değişir. O zamana dek eski adresiniz geçerlidir.
      </Typography>
      <Button
        color="inherit"
        variant="outlined"
        size="small"
        sx={{ mt: 1.5 }}
        loading={cancel.busy}
        onClick={() => cancel.run()}
      >
        Değişiklikten vazgeç
      </Button>
    </Alert>
  )
}

function ChangeForm({ onClose }: { onClose: () => void }) {
  const [failure, setFailure] = useState('')
  const form = useForm({ resolver: zodResolver(emailChange), defaultValues: { email: '', password: '' } })
  const change = useChangeEmail()

  const submit = form.handleSubmit(async (body) => {
    setFailure('')
    await change.run(body, {
      done: onClose,
      refused: (error) => {
        if (error instanceof CallError && error.code === 'password_wrong')
          form.setError('password', { type: 'server', message: error.message }, { shouldFocus: true })
        else if (!applyServerErrors(form, error)) setFailure(messageOf(error))
      },
    })
  })

  return (
    <form onSubmit={submit} noValidate aria-label="E-posta adresini değiştir" style={{ width: '100%' }}>
      <Stack spacing={2}>
        {failure && <Alert severity="error">{failure}</Alert>}
        <FormField
          control={form.control}
          name="email"
          label="Yeni e-posta"
          type="email"
          autoComplete="email"
          autoFocus
          slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
        />
        <PasswordField control={form.control} name="password" label="Şifreniz" autoComplete="current-password" />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
          <Button onClick={onClose}>Vazgeç</Button>
          <SubmitButton busy={form.formState.isSubmitting}>Bağlantı gönder</SubmitButton>
        </Stack>
      </Stack>
    </form>
  )
}
