import type { Engagement, EngagementRole } from '#domain/access/engagements.ts'

const keepers: readonly EngagementRole[] = ['authorised', 'estate', 'proxy']

/**
 * The owners whose sheet somebody may read and print: those who let them manage the payments of all their places. With a
 * part of the places the sheet would be wrong, and what it says of a person's other income is for few eyes.
 */
export const sheetsOpenTo = (engagements: readonly Engagement[]): string[] =>
  engagements
    .filter(({ role, acts_on_all, canManagePayments }) => keepers.includes(role) && acts_on_all && canManagePayments)
    .map(({ owner_id }) => owner_id)
