export const contractStatuses = [
  'active',
  'waitingforsignature',
  'waiting_for_tenants',
  'waiting_for_guarantor',
  'rejected_by_tenant',
] as const
export type ContractStatus = (typeof contractStatuses)[number]

/** A contract in one of these binds, or may soon bind, its parties. */
export const liveStatuses: readonly ContractStatus[] = contractStatuses.filter(
  (status) => status !== 'rejected_by_tenant',
)
