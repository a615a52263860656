import { dayMs } from './dates.ts'

/** How long mailed links work: invitations, and the approvals of tenants and guarantors. */
export const linkDays = 7
export const linkLifetimeMs = linkDays * dayMs
export const linkDaysText = 'yedi gün'
