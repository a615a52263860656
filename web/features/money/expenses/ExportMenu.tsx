import { expensesApi } from '#domain/money/expenses/expenses.api.ts'
import type { ExpenseFilter } from '#domain/money/expenses/expenses.schema.ts'
import { addressOf } from '#web/lib/call.ts'
import { FileMenu } from '#web/ui/FileMenu.tsx'

interface Props {
  filter: ExpenseFilter
  total: number
}

/** Downloads the filtered expenses. */
export const ExportMenu = ({ filter: { page: _, size: __, ...which }, total }: Props) => (
  <FileMenu
    count={`${total} gider`}
    address={(format) => addressOf(expensesApi.export, { query: { format, ...which } })}
    empty={total === 0}
  />
)
