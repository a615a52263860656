/** How long mailed links work: invitations, and the approvals of tenants and guarantors. */
export const linkDays = 7
export const linkLifetimeMs = linkDays * 86_400_000
export const linkDaysText = 'yedi gün'
