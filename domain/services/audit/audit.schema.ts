import { z } from 'zod'
import { isIsoDate } from '#domain/kernel/dates.ts'

/** Four coarse kinds of actions, for filtering one's own history. */
export const auditActs = ['sign_in', 'change', 'decision', 'look'] as const
export type AuditAct = (typeof auditActs)[number]

/** The kind of record that an entry concerns; `record_id` names the record. */
export const auditAreas = [
  'account',
  'admin',
  'property',
  'contract',
  'paper',
  'ending',
  'expense',
  'tax_year',
  'file',
  'export',
  'maintenance',
  'call',
  'log',
] as const
export type AuditArea = (typeof auditAreas)[number]

/** Facts without personal data: which field was changed, but not its content. */
export type AuditDetail = Record<string, string | number | boolean | readonly string[]>

/** `person` has an account; `guest` came by a link; `system` is the product itself or its command line. */
export const auditActorKinds = ['person', 'guest', 'system'] as const
export type AuditActorKind = (typeof auditActorKinds)[number]

/** Time and id of the last entry of the previous page. */
export const auditCursor = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  .optional()

const size = z.coerce.number().int().min(1).max(100).default(20)
const dayOrNone = z.string().refine((text) => text === '' || isIsoDate(text), 'Geçerli bir tarih girin')
const day = dayOrNone.default('')

export const ownHistoryFilter = z.strictObject({ act: z.enum(['all', ...auditActs]).default('all') })
export const ownHistoryQuery = ownHistoryFilter.extend({ cursor: auditCursor, size })
export type OwnHistoryFilter = z.output<typeof ownHistoryFilter>

export const auditFilter = z.strictObject({
  act: z.enum(['all', ...auditActs]).default('all'),
  area: z.enum(['all', ...auditAreas]).default('all'),
  /** Words of a name or an address, or a person's id. */
  person: z.string().trim().max(100).default(''),
  record: z.union([z.literal(''), z.uuid('Kayıt numarası bir kimliktir; tamamını yapıştırın')]).default(''),
  from: day,
  to: day,
})
/** Date input: null stands for an open day. */
const typedDay = z
  .string()
  .nullable()
  .transform((text) => text ?? '')
  .pipe(dayOrNone)
export const auditPeriod = z
  .strictObject({ from: typedDay, to: typedDay })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], error: 'Son gün, ilk günden önce olamaz' })

export const auditQuery = auditFilter.extend({ cursor: auditCursor, size })
export type AuditFilter = z.output<typeof auditFilter>
export type AuditQuery = z.output<typeof auditQuery>

const entry = {
  id: z.uuid(),
  at: z.iso.datetime(),
  act: z.enum(auditActs),
  text: z.string(),
  /** The actor's current name. */
  actor: z.string(),
  /** The record's current title and link; null when the reader may no longer open it. */
  record: z.strictObject({ title: z.string(), link: z.string().nullable() }).nullable(),
  /** Address and device are masked. */
  address: z.string(),
  device: z.string(),
}

export const ownEntry = z.strictObject({ ...entry, mine: z.boolean() })
export type OwnEntry = z.output<typeof ownEntry>

export const auditEntry = z.strictObject({
  ...entry,
  area: z.string(),
  actor_id: z.uuid().nullable(),
  record_id: z.uuid().nullable(),
  /** The person concerned, when this is not the actor. */
  subject: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
  /** Position in the hash chain; null for the newest entries, which are chained within a minute. */
  seq: z.number().int().nullable(),
})
export type AuditEntry = z.output<typeof auditEntry>

export const cursorPage = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ documents: z.array(item), next: z.string().nullable() })
