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
import { passwordOnly } from '#domain/accounts/accounts.schema.ts'
import { applyServerErrors, PasswordField, SubmitButton } from '#web/forms/form.tsx'
import { CallError } from '#web/lib/call.ts'
import { messageOf } from '#web/ui/message-of.ts'

interface Props {
  title: string
  text: string
  action: string
  destructive?: boolean
  /** Never rejects; what the server has against it goes to `refused`. */
  onConfirm: (password: string, refused: (error: Error) => void) => Promise<unknown>
  onCancel: () => void
}

/** Asks for the password again before the account's protection changes. */
export function PasswordDialog({ title, text, action, destructive = false, onConfirm, onCancel }: Props) {
  const id = useId()
  const [failure, setFailure] = useState('')
  const form = useForm({ resolver: zodResolver(passwordOnly), defaultValues: { password: '' } })
  const busy = form.formState.isSubmitting

  const submit = form.handleSubmit(async ({ password }) => {
    setFailure('')
    await onConfirm(password, (error) => {
      if (error instanceof CallError && error.code === 'password_wrong') {
        form.setError('password', { type: 'server', message: error.message }, { shouldFocus: true })
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
