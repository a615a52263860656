import { z } from 'zod'
import { contractStatuses } from '#domain/contracts/contracts.schema.ts'
import { ownerFilter } from '#domain/engagements/engagements.schema.ts'
import { pageSize } from '#domain/kernel/endpoint.ts'
import { overdueSum } from '#domain/ledger/overdue.schema.ts'

/** A place that the person rents or is to rent, with the contract that holds there, or the newest. */
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
  /** What is past its day on the account; null where there is none yet, and for whoever may not read it. */
  overdue: z.array(overdueSum).nullable(),
  /** 1 when the person’s own signature in it is on paper, recorded by the owner. */
  on_paper: z.number().int(),
  /** 1 when the person objected to that. */
  paper_objections: z.number().int(),
})
export type TenantHome = z.output<typeof tenantHome>

/** One card of /renterList for one person, under the specified names; what is missing is null and shown as `Belirtilmemiş`. */
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
  /** The account to write to; null while the tenant has none. */
  userId: z.uuid().nullable(),
  /** Never empty; property, contract and owner above are those of the first. */
  homes: z.array(tenantHome),
})
export type TenantCard = z.output<typeof tenantCard>

export const cardsPerPage = 12
/** As many as the list ever reaches. */
export const maxCards = 1000

export const unnamedTenant = 'İsimsiz Kiracı'
export const tenantRole = 'Kiracı'
export const notGiven = 'Belirtilmemiş'

export const pictureCount = 21
/** Pictures cycle: card 22 looks like card 1. */
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
