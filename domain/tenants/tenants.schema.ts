import { z } from 'zod'
import { ownerFilter } from '#domain/engagements/engagements.schema.ts'
import { pageSize } from '#domain/kernel/endpoint.ts'

/** One card of /renterList, under the specified names; what is missing is null and shown as `Belirtilmemiş`. */
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
