import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { showDate } from '#domain/kernel/dates.ts'
import { type CurrentUser, passwordChange } from '#domain/people/accounts/accounts.schema.ts'
import { applyServerErrors, PasswordField, SubmitButton } from '#web/forms/form.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { CallError } from '#web/lib/call.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { Section } from '#web/ui/Section.tsx'
import { PasswordStrength } from '../PasswordStrength.tsx'
import { useChangePassword } from './profile.queries.ts'

const empty = { currentPassword: '', newPassword: '' }

export function PasswordSection({ me }: { me: CurrentUser }) {
  const [failure, setFailure] = useState('')
  const form = useForm({ resolver: zodResolver(passwordChange), defaultValues: empty })
  const { control, formState } = form
  const newPassword = useWatch({ control, name: 'newPassword' })
  const change = useChangePassword()
  const changed = me.user.lastPasswordChange

  const submit = form.handleSubmit(async (body) => {
    setFailure('')
    await change.run(body, {
      done: () => form.reset(empty),
      refused: (error) => {
        if (error instanceof CallError && error.code === 'password_wrong') {
          form.setError('currentPassword', { type: 'server', message: error.message }, { shouldFocus: true })
        } else if (!applyServerErrors(form, error)) setFailure(messageOf(error))
      },
    })
  })

  return (
    <Section
      title="Şifre"
      lead={`${changed ? `Son değişiklik: ${showDate(changed)}. ` : ''}Şifre değişince öteki cihazlardaki oturumlar kapanır.`}
    >
      <form onSubmit={submit} noValidate aria-label="Şifre değiştir">
        {/* Password managers read the user name of the password from this field. */}
        <input type="text" autoComplete="username" value={me.account.email} readOnly hidden />
        <Stack spacing={2}>
          {failure && <Alert severity="error">{failure}</Alert>}
          <PasswordField
            control={control}
            name="currentPassword"
            label="Mevcut şifre"
            autoComplete="current-password"
          />
          <PasswordField control={control} name="newPassword" label="Yeni şifre" autoComplete="new-password" />
          {newPassword && <PasswordStrength password={newPassword} />}
          <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
            <SubmitButton busy={formState.isSubmitting}>Şifreyi güncelle</SubmitButton>
          </Box>
        </Stack>
      </form>
    </Section>
  )
}
