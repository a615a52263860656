import { z } from 'zod'
import { editableFlags } from '#domain/access/flags.ts'
import { type DelegateList, delegateLists } from '#domain/access/property-rights.ts'
import { instant, pageQuery, recordVersion } from '#domain/kernel/endpoint.ts'
import { enteredDay } from '#domain/kernel/entered-days.ts'
import { profileForm, resetRequest } from '#domain/people/accounts/accounts.schema.ts'

/** The roles in which people can act for an owner; same names as the delegate lists of a property. */
export const staffTypes = delegateLists
export type StaffType = DelegateList

/**
 * - `invited`: has not accepted yet
 * - `suspended`: suspended by the owner
 * - `upcoming`, `over`: today is outside its dates
 * - `passive`: an administrator has deactivated the account, which the owner cannot undo
 */
export const staffStates = ['active', 'invited', 'suspended', 'upcoming', 'over', 'passive'] as const
export type StaffState = (typeof staffStates)[number]

/** Maximum number of rows of a list (LIM-03). */
export const listLimits = { related: 100, role: 50, all: 500 } as const
/** Maximum number of people read by id in one request (LIM-04). */
export const batchSize = 25

const flagShape = Object.fromEntries(editableFlags.map((flag) => [flag, z.boolean()])) as Record<
  (typeof editableFlags)[number],
  z.ZodBoolean
>

const part = z
  .number({ error: 'Tam sayı girin' })
  .int('Tam sayı girin')
  .min(1, 'En az 1 olmalı')
  .max(1_000_000, 'En fazla 1.000.000 olabilir')
export const shareForm = z
  .strictObject({ pay: part, payda: part })
  .refine(({ pay, payda }) => pay <= payda, { path: ['pay'], message: 'Pay, paydadan büyük olamaz' })
export type Share = z.output<typeof shareForm>

const onProperty = z.strictObject({
  id: z.uuid(),
  baslik: z.string(),
  pay: z.number().int().nullable(),
  payda: z.number().int().nullable(),
})

/** Name, address and phone: typed by the owner until the person accepts, then the person's own. */
const person = {
  /** Id of the engagement. */
  id: z.uuid(),
  /** Null until the person accepts, because an owner must not learn whether an address has an account. */
  person_id: z.uuid().nullable(),
  type: z.enum(staffTypes),
  username: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  avatar: z.string(),
  ...flagShape,
  acts_on_all: z.boolean(),
  since: z.iso.date(),
  /** The last day; null without an end. */
  until: z.iso.date().nullable(),
  state: z.enum(staffStates),
  invited_at: instant.nullable(),
  /** The link in the last invitation has expired. */
  invitation_over: z.boolean(),
  last_seen: instant.nullable(),
  created_at: instant,
  version: z.number().int(),
}

/** A row of the list has a few properties only; the person's page has all. */
export const staffRow = z.strictObject({ ...person, properties: z.array(onProperty), propertyCount: z.number().int() })
export type StaffRow = z.output<typeof staffRow>
export const staffView = z.strictObject({ ...person, properties: z.array(onProperty) })
export type StaffView = z.output<typeof staffView>

export const staffFilter = z
  .strictObject({
    type: z.enum(['all', ...staffTypes]).default('all'),
    q: z.string().trim().max(100).default(''),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    size: z.coerce.number().int().min(1).max(listLimits.related).default(20),
  })
  .refine(({ type, size }) => type === 'all' || size <= listLimits.role, {
    path: ['size'],
    message: `Bir rolün listesi en fazla ${listLimits.role} kişi verir`,
  })
export type StaffFilter = z.output<typeof staffFilter>

/** Filter of the staff that people other than the owner may see. */
export const visibleStaffFilter = z.strictObject({
  type: z.enum(['authorised', 'estate']),
  q: z.string().trim().max(100).default(''),
  page: pageQuery.page,
  size: z.coerce.number().int().min(1).max(listLimits.role).default(20),
})
export type VisibleStaffFilter = z.output<typeof visibleStaffFilter>

const engagementDay = enteredDay('Geçerli bir tarih girin')
const mostProperties = 1000
const grantFields = {
  username: profileForm.shape.username,
  phoneNumber: profileForm.shape.phoneNumber,
  ...flagShape,
  properties: z
    .array(z.uuid())
    .max(mostProperties, `En fazla ${mostProperties} mülk seçilebilir`)
    .transform((ids) => [...new Set(ids)]),
  acts_on_all: z.boolean(),
  /** Shares by property id, for shareholders. */
  shares: z.record(z.uuid(), shareForm),
  /** Without a value: from today for a new engagement, unchanged for an existing one. */
  since: engagementDay.optional(),
  /** The last day, null without an end; without a value: unchanged. */
  until: engagementDay.nullable().optional(),
}

const optionalFlags = Object.fromEntries(editableFlags.map((flag) => [flag, z.boolean().default(false)])) as Record<
  (typeof editableFlags)[number],
  z.ZodDefault<z.ZodBoolean>
>

export const newStaff = z.strictObject({
  ...grantFields,
  ...optionalFlags,
  type: z.enum(staffTypes, { error: 'Rol seçin' }),
  email: resetRequest.shape.email,
  phoneNumber: grantFields.phoneNumber.prefault(''),
  properties: grantFields.properties.prefault([]),
  /** Without a value: a proxy or shareholder without named properties acts on all of them (AMB-26). */
  acts_on_all: z.boolean().optional(),
  shares: grantFields.shares.default({}),
})
export type NewStaff = z.output<typeof newStaff>

/** Role and address cannot be changed; another role needs a new invitation. */
export const staffChange = z.strictObject({ ...grantFields, version: recordVersion })
export type StaffChange = z.output<typeof staffChange>

export const relatedGroups = [...staffTypes, 'host', 'tenant'] as const
export type RelatedGroup = (typeof relatedGroups)[number]
export const relatedPerson = z.strictObject({
  id: z.uuid(),
  username: z.string(),
  avatar: z.string(),
  group: z.enum(relatedGroups),
  roleLabel: z.string(),
  /** A property that connects the two; null when there is none yet. */
  propertyTitle: z.string().nullable(),
  last_seen: instant.nullable(),
})
export type RelatedPerson = z.output<typeof relatedPerson>

/** Contact details only: e-mail, flags and state are visible to the owner and the person alone. */
export const visibleStaff = z.strictObject({
  id: z.uuid(),
  type: z.enum(['authorised', 'estate']),
  username: z.string(),
  avatar: z.string(),
  phoneNumber: z.string().nullable(),
  self: z.boolean(),
  properties: z.array(z.string()),
  propertyCount: z.number().int(),
  details: z.strictObject({ email: z.string(), state: z.enum(staffStates), ...flagShape }).nullable(),
})
export type VisibleStaff = z.output<typeof visibleStaff>
