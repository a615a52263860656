import { refreshAllProperties } from './properties.keys.ts'
import { queryClient } from './query-client.ts'

/** Under the same root as the landlord's lists, because every change to an account affects all of them. */
const all = ['payments'] as const

export const tenantPaymentKeys = {
  own: [...all, 'own'] as const,
}

export async function refreshTenantPayments(): Promise<void> {
  void refreshAllProperties()
  await queryClient.invalidateQueries({ queryKey: all })
}
