import { refreshContracts } from './contracts.keys.ts'
import { queryClient } from './query-client.ts'

const all = ['tenancies'] as const

export const tenancyKeys = {
  all,
  view: (id: string) => [...all, 'view', id] as const,
  life: (id: string) => [...all, 'life', id] as const,
  paymentPlan: (id: string) => [...all, 'payment-plan', id] as const,
  arrears: (id: string) => [...all, 'arrears', id] as const,
  arrearsArchives: (id: string) => [...all, 'arrears-archives', id] as const,
  arrearsMessages: (id: string, page: number) => [...all, 'arrears-messages', id, page] as const,
  ending: (id: string) => [...all, 'ending', id] as const,
  ledger: (id: string, year: number | undefined) => [...all, 'account', id, year ?? null] as const,
  addendum: (id: string) => [...all, 'addendum', id] as const,
  increase: (id: string) => [...all, 'increase', id] as const,
  // Not under `all`, so that a refetch does not overwrite a form that is being filled in.
  renewal: (id: string) => ['tenancy-renewal', id] as const,
}

/** A change to a tenancy also shows on its contract and its property. */
export async function refreshTenancies(): Promise<void> {
  void refreshContracts()
  await queryClient.invalidateQueries({ queryKey: all })
}
