import type { LineFilter } from '#domain/money/bank-statements/bank-statements.schema.ts'
import { refreshAllProperties } from './properties.keys.ts'
import { queryClient } from './query-client.ts'

/** Under the root of the payments: a confirmed line settles a receipt, and a payment settles a line. */
const root = ['payments'] as const
const all = [...root, 'bank-statements'] as const

export const bankStatementKeys = {
  lines: (filter: LineFilter) => [...all, 'lines', filter] as const,
  tenancies: (owner: string, q: string) => [...all, 'tenancies', owner, q] as const,
}

/** A booked payment also shows on the property as paid or unpaid. */
export async function refreshBankStatements(): Promise<void> {
  void refreshAllProperties()
  await queryClient.invalidateQueries({ queryKey: root })
}
