import type { DeletionRule } from './table.ts'

/** Rows that are evidence of a tenancy for both of its sides. */
export const ofTenancy = 'tenancy_id in {tenancies}'
export const ofContract = 'contract_id in {contracts}'
export const ofEnding = 'ending_id in {endings}'

export const keptForTenancy = (where: string): DeletionRule<never>[] => [{ where, does: 'keep', basis: 'tenancy' }]
export const keptForMoney = (where: string): DeletionRule<never>[] => [{ where, does: 'keep', basis: 'money' }]
