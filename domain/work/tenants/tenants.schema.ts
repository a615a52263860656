import { z } from 'zod'
import { contractStatuses } from '#domain/access/contract-status.ts'
import { pageSize } from '#domain/kernel/endpoint.ts'
import { ownerFilter } from '#domain/people/engagements/engagements.schema.ts'
import { overdueSum } from '#domain/property/properties/overdue.schema.ts'
import { monthStrip } from '#domain/services/figures/month-strip.schema.ts'

/** A property that the person rents or will rent, with the contract in force, or the newest one. */
const tenantHome = z.strictObject({
  contractId: z.uuid(),
  propertyId: z.uuid(),
  propertyInfo: z.string(),
  ownerInfo: z.string().nullable(),
  status: z.enum(contractStatuses),
  baslangicTarihi: z.iso.date(),
  bitisTarihi: z.iso.date(),
  /** The last day of a tenancy whose end is certain. */
  lastDay: z.iso.date().nullable(),
  /** The last day of a tenancy that is over, whose tenant still owes something. */
  endedOn: z.iso.date().nullable(),
  /** Overdue amounts of the ledger; null when there is no ledger or the reader may not see it. */
  overdue: z.array(overdueSum).nullable(),
  /** The tenancy's last twelve months; null as above. */
  strip: monthStrip.nullable(),
  /** 1 when the person’s own signature in it is on paper, recorded by the owner. */
  on_paper: z.number().int(),
  /** 1 when the person objected to that. */
  paper_objections: z.number().int(),
})
export type TenantHome = z.output<typeof tenantHome>

/** One card of /renterList per person, with names as specified; null values are shown as `Belirtilmemiş`. */
export const tenantCard = z.strictObject({
  id: z.uuid(),
  name: z.string().nullable(),
  role: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  propertyInfo: z.string(),
  contractId: z.uuid(),
  propertyId: z.uuid(),
  /** Masked. */
  tenantIdNumber: z.string().nullable(),
  ownerInfo: z.string().nullable(),
  /** The tenant's user account for messages; null when there is none. */
  userId: z.uuid().nullable(),
  /** The URL of that account's picture, or initials. */
  avatar: z.string().nullable(),
  /** Never empty; property, contract and owner above are those of the first entry. */
  homes: z.array(tenantHome),
})
export type TenantCard = z.output<typeof tenantCard>

export const cardsPerPage = 12
/** Maximum number of cards in the list. */
export const maxCards = 1000

export const unnamedTenant = 'İsimsiz Kiracı'
export const tenantRole = 'Kiracı'
export const notGiven = 'Belirtilmemiş'

export const pictureCount = 21
/** Pictures repeat: card 22 looks like card 1. */
export const pictureOf = (index: number) => (index % pictureCount) + 1

export const tenantFilter = z.strictObject({
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(Math.ceil(maxCards / cardsPerPage))
    .default(1),
  size: pageSize.default(cardsPerPage),
  q: z.string().trim().max(100).default(''),
  owner: ownerFilter,
})
