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
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { type AccountPayment, reversal } from '#domain/money/payments/payments.schema.ts'
import { applyServerErrors, FormField, SubmitButton } from '#web/forms/form.tsx'
import { dropDraft, readDraft, useKeepDraft } from '#web/forms/form-draft.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { useReversePayment } from './payments.queries.ts'

export default function ReverseDialog({ payment, onClose }: { payment: AccountPayment; onClose: () => void }) {
  const title = useId()
  const draft = `reversal.${payment.id}`
  const form = useForm({ resolver: zodResolver(reversal), defaultValues: { reason: '', ...readDraft(draft) } })
  useKeepDraft(form, draft)
  const { run, busy, error } = useReversePayment(payment.id)
  const leave = () => {
    dropDraft(draft)
    onClose()
  }
  const submit = form.handleSubmit(({ reason }) =>
    run(reason, { done: leave, refused: (refusal) => applyServerErrors(form, refusal) }),
  )
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title} onClose={busy ? undefined : onClose}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={title}>Ödeme kaydını geri al</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            {showDate(payment.on_date)} günlü {showMoney(payment.amount, payment.currency)} hesaptan düşülür. Kayıt ve
            nedeni hesapta görünür kalır, kiracıya bildirilir.
          </DialogContentText>
          {error && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {messageOf(error)}
            </Alert>
          )}
          <FormField
            control={form.control}
            name="reason"
            label="Neden"
            required
            autoFocus
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={leave} disabled={busy}>
            Vazgeç
          </Button>
          <SubmitButton size="medium" color="error" busy={busy}>
            Geri al
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
