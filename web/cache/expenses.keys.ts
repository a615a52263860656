import type { ExpenseFilter } from '#domain/money/expenses/expenses.schema.ts'
import { refreshAnalytics } from './analytics.keys.ts'
import { refreshProperty } from './properties.keys.ts'
import { queryClient } from './query-client.ts'
import { refreshAllRequests } from './suggestions.keys.ts'

const all = ['expenses'] as const

export const expenseKeys = {
  list: (filter: ExpenseFilter) => [...all, 'list', filter] as const,
  one: (id: string) => [...all, 'one', id] as const,
  form: (property: string) => [...all, 'form', property] as const,
  properties: (asked: { q: string; selected: string }) => [...all, 'properties', asked] as const,
  recurring: (filter: object) => [...all, 'recurring', filter] as const,
}

/** A claim on the tenant also shows on the property, and a request shows the expense that it became. */
export async function refreshExpenses(property?: string): Promise<void> {
  if (property) void refreshProperty(property)
  void refreshAllRequests()
  void refreshAnalytics()
  await queryClient.invalidateQueries({ queryKey: all })
}
