import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { addDays, isoDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { dueCategoryLabels, dueNote } from '#domain/money/expenses/expenses.rules.ts'
import { type Booking, booking, dueCategories, type ExpenseView } from '#domain/money/expenses/expenses.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { applyServerErrors, SubmitButton } from '#web/forms/form.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { useBookExpense } from './expenses.queries.ts'

export function BookExpenseDialog({ expense, onClose }: { expense: ExpenseView; onClose: () => void }) {
  const title = useId()
  const form = useForm<Booking>({
    resolver: zodResolver(booking),
    defaultValues: { category: 'damage', due_on: addDays(isoDate(new Date()), 7) },
  })
  const book = useBookExpense(expense)
  const submit = form.handleSubmit((input) =>
    book.run(input, { done: onClose, refused: (error) => applyServerErrors(form, error) }),
  )
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={book.busy ? undefined : onClose} aria-labelledby={title}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={title}>Kiracının hesabına yaz</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <DialogContentText>
              Kiracının hesabına {showMoney(expense.tenant_amount)} borç yazılır. Kiracı yanında “{dueNote(expense)}”
              yazısını görür.
            </DialogContentText>
            {book.error && <Alert severity="error">{messageOf(book.error)}</Alert>}
            <ChoiceField
              control={form.control}
              name="category"
              label="Borcun türü"
              options={dueCategories}
              labels={dueCategoryLabels}
            />
            <DateField control={form.control} name="due_on" label="Son ödeme günü" />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={book.busy}>
            Vazgeç
          </Button>
          <SubmitButton size="medium" busy={book.busy}>
            Borç yaz
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
