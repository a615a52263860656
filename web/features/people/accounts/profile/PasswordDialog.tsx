import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { passwordOnly, recoveryCode } from '#domain/people/accounts/accounts.schema.ts'
import { applyServerErrors, FormField, PasswordField, SubmitButton } from '#web/forms/form.tsx'
import { CallError } from '#web/lib/call.ts'
import { messageOf } from '#web/ui/message-of.ts'

interface Props {
  title: string
  text: string
  action: string
  destructive?: boolean
  /** Also asks for a second-factor code. */
  withCode?: boolean
  /** Never rejects; the server's error goes to `refused`. */
  onConfirm: (given: { password: string; code: string }, refused: (error: Error) => void) => Promise<unknown>
  onCancel: () => void
}

/** Six digits come from the authenticator app; anything longer is a recovery code. */
const passwordAndAnyCode = passwordOnly.extend({ code: recoveryCode })
export const asProof = (code: string) => {
  const digits = code.replace(/\s/g, '')
  return /^\d{6}$/.test(digits) ? { code: digits } : { recoveryCode: code }
}

/** Asks for the password again before the account's protection changes. */
export function PasswordDialog({
  title,
  text,
  action,
  destructive = false,
  withCode = false,
  onConfirm,
  onCancel,
}: Props) {
  const id = useId()
  const [failure, setFailure] = useState('')
  const form = useForm({
    resolver: zodResolver(withCode ? passwordAndAnyCode : passwordOnly.extend({ code: z.string() })),
    defaultValues: { password: '', code: '' },
  })
  const busy = form.formState.isSubmitting

  const submit = form.handleSubmit(async ({ password, code }) => {
    setFailure('')
    await onConfirm({ password, code }, (error) => {
      if (error instanceof CallError && error.code === 'password_wrong') {
        form.setError('password', { type: 'server', message: error.message }, { shouldFocus: true })
      } else if (error instanceof CallError && error.code === 'code_wrong') {
        form.setError('code', { type: 'server', message: error.message }, { shouldFocus: true })
      } else if (!applyServerErrors(form, error)) setFailure(messageOf(error))
    })
  })

  return (
    <Dialog open onClose={busy ? undefined : onCancel} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
          {failure && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {failure}
            </Alert>
          )}
          <PasswordField
            control={form.control}
            name="password"
            label="Şifreniz"
            autoComplete="current-password"
            autoFocus
            margin="dense"
          />
          {withCode && (
            <FormField
              control={form.control}
              name="code"
              label="Doğrulama kodu ya da kurtarma kodu"
              autoComplete="one-time-code"
              margin="dense"
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel} disabled={busy}>
            Vazgeç
          </Button>
          <SubmitButton size="medium" busy={busy} color={destructive ? 'error' : 'primary'}>
            {action}
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
