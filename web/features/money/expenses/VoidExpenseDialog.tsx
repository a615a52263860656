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
import { type ExpenseView, expenseVoid } from '#domain/money/expenses/expenses.schema.ts'
import { applyServerErrors, FormField, SubmitButton } from '#web/forms/form.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { useVoidExpense } from './expenses.queries.ts'

export function VoidExpenseDialog({ expense, onClose }: { expense: ExpenseView; onClose: () => void }) {
  const title = useId()
  const form = useForm({ resolver: zodResolver(expenseVoid), defaultValues: { reason: '' } })
  const voiding = useVoidExpense(expense)
  const submit = form.handleSubmit(({ reason }) =>
    voiding.run(reason, { done: onClose, refused: (error) => applyServerErrors(form, error) }),
  )
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={voiding.busy ? undefined : onClose} aria-labelledby={title}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={title}>Gideri iptal et</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            Gider toplamlardan çıkar, kaydı ve gerekçesi durur.
            {expense.due && ' Kiracının hesabına yazılan borç ters kayıtla geri alınır.'}
          </DialogContentText>
          {voiding.error && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {messageOf(voiding.error)}
            </Alert>
          )}
          <FormField control={form.control} name="reason" label="Gerekçe" required multiline minRows={2} autoFocus />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={voiding.busy}>
            Vazgeç
          </Button>
          <SubmitButton size="medium" color="error" busy={voiding.busy}>
            İptal et
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
