import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { undertakingsApi } from '#domain/tenancy/undertakings/undertakings.api.ts'
import { applyServerErrors, FormField, SubmitButton } from '#web/forms/form.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { useWithdrawUndertaking } from './undertakings.queries.ts'

export function WithdrawDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const title = useId()
  const form = useForm({ resolver: zodResolver(undertakingsApi.withdraw.body), defaultValues: { reason: '' } })
  const withdraw = useWithdrawUndertaking(id)
  const submit = form.handleSubmit(({ reason }) =>
    withdraw.run(reason, { done: onClose, refused: (error) => applyServerErrors(form, error) }),
  )
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={withdraw.busy ? undefined : onClose} aria-labelledby={title}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={title}>Taahhüdü geri çek</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            Bu taahhüde artık dayanılmaz. Kaydı ve taraması iki taraf için de durur; kiracıya haber verilir. Geri
            alınamaz.
          </DialogContentText>
          {withdraw.error && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {messageOf(withdraw.error)}
            </Alert>
          )}
          <FormField
            control={form.control}
            name="reason"
            label="Gerekçe"
            required
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={withdraw.busy} autoFocus>
            Vazgeç
          </Button>
          <SubmitButton size="medium" color="error" busy={withdraw.busy}>
            Geri çek
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
