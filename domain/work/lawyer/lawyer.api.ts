import { z } from 'zod'
import { contractStatuses } from '#domain/access/contract-status.ts'
import { endpoint } from '#domain/kernel/endpoint.ts'
import { documentView } from '#domain/property/documents/documents.schema.ts'
import { propertyStatuses } from '#domain/property/properties/properties.schema.ts'
import { deadlineView } from '#domain/work/deadlines/deadlines.schema.ts'

const person = z.strictObject({ id: z.uuid(), name: z.string() })

/** Tenant, rent and term of a contract; no national ID, no address. */
const contractLine = z.strictObject({
  id: z.uuid(),
  /** Null until all parties have agreed. */
  tenancy_id: z.uuid().nullable(),
  status: z.enum(contractStatuses),
  tenant_name: z.string(),
  /** Kuruş. */
  brutAylik: z.number().int(),
  /** What is agreed today. */
  rent: z.number().int(),
  /** A corporate tenant withholds tax from it. */
  gross: z.boolean(),
  bedelTuru: z.string(),
  baslangicTarihi: z.iso.date(),
  bitisTarihi: z.iso.date(),
  /** The last day of a tenancy that is over; such a contract is only listed while its tenants owe something. */
  ended_on: z.iso.date().nullable(),
  has_guarantor: z.boolean(),
})
export type ContractLine = z.output<typeof contractLine>

const lawyerProperty = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  owner_name: z.string(),
  tasinmazDurumu: z.enum(propertyStatuses),
  tasinmazCinsi: z.string().nullable(),
  lawyers: z.array(person),
  contracts: z.array(contractLine),
})
export type LawyerProperty = z.output<typeof lawyerProperty>

export const lawyerApi = {
  overview: endpoint({
    path: 'GET /lawyer/overview',
    access: 'lawyer-or-host',
    summary:
      'Avukatın ekranı: mülkler, kontratlar, yaklaşan tarihler ve paylaşılan son belgeler; ev sahibine kendi mülkleri ve avukatlarıyla. En çok 500 mülk; önce kontratı en yakın zamanda bitenler.',
    reply: z.strictObject({
      properties: z.array(lawyerProperty),
      /** There are more properties than this reply shows. */
      hasMore: z.boolean(),
      /** The nearest few that the caller has not marked as done; /deadlines lists all. */
      deadlines: z.array(deadlineView),
      deadlineCount: z.number().int(),
      /** The newest few; /lawyerDocument lists all. */
      documents: z.array(documentView),
    }),
  }),
}
