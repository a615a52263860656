export const contractStatuses = [
  'active',
  'waitingforsignature',
  'waiting_for_tenants',
  'waiting_for_guarantor',
  'rejected_by_tenant',
] as const
export type ContractStatus = (typeof contractStatuses)[number]

/** A contract in one of these binds, or may soon bind, its parties. */
export const liveStatuses = contractStatuses.filter((status) => status !== 'rejected_by_tenant')

export const contractStatusLabels: Record<ContractStatus, string> = {
  active: 'Yürürlükte',
  waitingforsignature: 'İmza bekliyor',
  waiting_for_tenants: 'Kiracı onayı bekliyor',
  waiting_for_guarantor: 'Kefil onayı bekliyor',
  rejected_by_tenant: 'Kiracı reddetti',
}
