import { z } from 'zod'
import { adminCards, cardNames, landlordCards, openCards } from './cards.schema.ts'

const landlordSide = z.strictObject({
  ...landlordCards,
  /** The totals that the user may see; without the right, the counts are 0. */
  knows: z.strictObject({ money: z.boolean(), expenses: z.boolean(), requests: z.boolean() }),
  /** True when the user co-owns a place; its sums contain only the user's share. */
  shares: z.boolean(),
})
export type LandlordSide = z.output<typeof landlordSide>

/** A card that could not be read is empty and named in `failed`; the others stay complete (DASH-03). */
export const dashboardView = z.strictObject({
  today: z.iso.date(),
  failed: z.array(z.enum(cardNames)),
  ...openCards,
  /** Null when the user lets nothing or has chosen the tenant's side. */
  landlord: landlordSide.nullable(),
  admin: z.strictObject(adminCards).nullable(),
})
export type DashboardView = z.output<typeof dashboardView>
