import { refreshAllProperties } from './properties.keys.ts'
import { queryClient } from './query-client.ts'

/** Below the same root as the landlord's lists: whatever changes an account makes all of them old. */
const all = ['payments'] as const

export const tenantPaymentKeys = {
  own: [...all, 'own'] as const,
}

export async function refreshTenantPayments(): Promise<void> {
  void refreshAllProperties()
  await queryClient.invalidateQueries({ queryKey: all })
}
