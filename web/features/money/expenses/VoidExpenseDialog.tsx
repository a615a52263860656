import { type ExpenseView, expenseVoid } from '#domain/money/expenses/expenses.schema.ts'
import { ReasonDialog } from '#web/forms/ReasonDialog.tsx'
import { useVoidExpense } from './expenses.queries.ts'

export const VoidExpenseDialog = ({ expense, onClose }: { expense: ExpenseView; onClose: () => void }) => (
  <ReasonDialog
    title="Gideri iptal et"
    text={`Gider toplamlardan çıkar, kaydı ve gerekçesi durur.${expense.due ? ' Kiracının hesabına yazılan borç ters kayıtla geri alınır.' : ''}`}
    confirmLabel="İptal et"
    schema={expenseVoid}
    field={{ label: 'Gerekçe' }}
    write={useVoidExpense(expense)}
    onClose={onClose}
  />
)
