import type { Engagement, EngagementRole } from '#domain/access/engagements.ts'

const keepers: readonly EngagementRole[] = ['authorised', 'estate', 'proxy']

/**
 * The owners whose sheet the person may read and print: those who let them manage the payments of all their properties.
 * With only some of the properties the sheet would be wrong, and it reveals the owner's other income.
 */
export const sheetsOpenTo = (engagements: readonly Engagement[]): string[] =>
  engagements
    .filter(({ role, acts_on_all, canManagePayments }) => keepers.includes(role) && acts_on_all && canManagePayments)
    .map(({ owner_id }) => owner_id)
