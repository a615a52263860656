import { addDays, isoDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { dueCategoryLabels, dueNote } from '#domain/money/expenses/expenses.rules.ts'
import { booking, dueCategories, type ExpenseView } from '#domain/money/expenses/expenses.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { useBookExpense } from './expenses.queries.ts'

export function BookExpenseDialog({ expense, onClose }: { expense: ExpenseView; onClose: () => void }) {
  const { control, dialog } = useDialogForm({
    schema: booking,
    initial: { category: 'damage', due_on: addDays(isoDate(new Date()), 7) },
    write: useBookExpense(expense),
    onClose,
  })
  return (
    <FormDialog
      title="Kiracının hesabına yaz"
      text={`Kiracının hesabına ${showMoney(expense.tenant_amount)} borç yazılır. Kiracı yanında “${dueNote(expense)}” yazısını görür.`}
      submitLabel="Borç yaz"
      {...dialog}
    >
      <ChoiceField
        control={control}
        name="category"
        label="Borcun türü"
        options={dueCategories}
        labels={dueCategoryLabels}
      />
      <DateField control={control} name="due_on" label="Son ödeme günü" />
    </FormDialog>
  )
}
