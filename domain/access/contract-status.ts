export const contractStatuses = [
  'active',
  'waitingforsignature',
  'waiting_for_tenants',
  'waiting_for_guarantor',
  'rejected_by_tenant',
] as const
export type ContractStatus = (typeof contractStatuses)[number]

/** Contracts that bind their parties, or may soon do so. */
export const liveStatuses: readonly ContractStatus[] = contractStatuses.filter(
  (status) => status !== 'rejected_by_tenant',
)
