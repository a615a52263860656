import type { LineFilter } from '#domain/money/bank-statements/bank-statements.schema.ts'
import { refreshAllProperties } from './properties.keys.ts'
import { queryClient } from './query-client.ts'

const all = ['bank-statements'] as const

export const bankStatementKeys = {
  lines: (filter: LineFilter) => [...all, 'lines', filter] as const,
  tenancies: (owner: string, q: string) => [...all, 'tenancies', owner, q] as const,
}

/** What is booked shows on the place as paid or not. */
export async function refreshBankStatements(): Promise<void> {
  void refreshAllProperties()
  await queryClient.invalidateQueries({ queryKey: all })
}
