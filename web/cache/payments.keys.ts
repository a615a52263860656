import type { MonthFilter } from '#domain/money/payments/payments.schema.ts'
import { refreshAnalytics } from './analytics.keys.ts'
import { refreshAllProperties } from './properties.keys.ts'
import { queryClient } from './query-client.ts'

const all = ['payments'] as const

export const paymentKeys = {
  month: (filter: MonthFilter) => [...all, 'month', filter] as const,
  ledger: (which: { tenancy: string } | { property: string }) => [...all, 'account', which] as const,
}

/** A property shows the state of its payments. */
export async function refreshPayments(): Promise<void> {
  void refreshAllProperties()
  void refreshAnalytics()
  await queryClient.invalidateQueries({ queryKey: all })
}
