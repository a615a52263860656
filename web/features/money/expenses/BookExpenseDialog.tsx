import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { addDays, isoDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { dueCategoryLabels, dueNote } from '#domain/money/expenses/expenses.rules.ts'
import { type Booking, booking, dueCategories, type ExpenseView } from '#domain/money/expenses/expenses.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors } from '#web/forms/form.tsx'
import { useBookExpense } from './expenses.queries.ts'

export function BookExpenseDialog({ expense, onClose }: { expense: ExpenseView; onClose: () => void }) {
  const form = useForm<Booking>({
    resolver: zodResolver(booking),
    defaultValues: { category: 'damage', due_on: addDays(isoDate(new Date()), 7) },
  })
  const book = useBookExpense(expense)
  const submit = form.handleSubmit((input) =>
    book.run(input, { done: onClose, refused: (error) => applyServerErrors(form, error) }),
  )
  return (
    <FormDialog
      title="Kiracının hesabına yaz"
      text={`Kiracının hesabına ${showMoney(expense.tenant_amount)} borç yazılır. Kiracı yanında “${dueNote(expense)}” yazısını görür.`}
      submitLabel="Borç yaz"
      busy={book.busy}
      error={book.error}
      onSubmit={submit}
      onCancel={onClose}
    >
      <ChoiceField
        control={form.control}
        name="category"
        label="Borcun türü"
        options={dueCategories}
        labels={dueCategoryLabels}
      />
      <DateField control={form.control} name="due_on" label="Son ödeme günü" />
    </FormDialog>
  )
}
