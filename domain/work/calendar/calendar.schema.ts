import { z } from 'zod'
import { currencies } from '#domain/kernel/money.ts'
import { ownerFilter } from '#domain/people/engagements/engagements.schema.ts'
import { calendarGroups, calendarKinds } from './calendar-kinds.rules.ts'

const isMonth = /^20\d{2}-(0[1-9]|1[0-2])$/

export const calendarFilter = z.strictObject({
  /** 2026-11; empty for the present month. */
  month: z.union([z.literal(''), z.string().regex(isMonth, 'Ayı 2026-11 biçiminde yazın')]).default(''),
  group: z.enum(['all', ...calendarGroups]).default('all'),
  owner: ownerFilter,
})
export type CalendarFilter = z.output<typeof calendarFilter>

/** `planned`: agreed, but not yet booked in the ledger. */
export const dueStates = ['planned', 'open', 'late', 'paid'] as const
export type DueState = (typeof dueStates)[number]

const calendarDue = z.strictObject({
  state: z.enum(dueStates),
  /** Kuruş; null when the user may see the day but only a share of the money. */
  amount: z.number().int().nullable(),
  left: z.number().int().nullable(),
  currency: z.enum(currencies),
})

export const calendarItem = z.strictObject({
  /** Stable: the same date has the same key in every reply. */
  key: z.string(),
  kind: z.enum(calendarKinds),
  date: z.iso.date(),
  side: z.enum(['landlord', 'tenant']),
  property: z.uuid(),
  property_title: z.string(),
  contract: z.uuid().nullable(),
  tenancy: z.uuid().nullable(),
  handover: z.uuid().nullable(),
  /** The other party, the person asked, or the document. */
  about: z.string(),
  /** True when the caller may take the next step. */
  manage: z.boolean(),
  /** Paid, handed over, or marked as done by the caller. */
  done: z.boolean(),
  due: calendarDue.nullable(),
})
export type CalendarItem = z.output<typeof calendarItem>

export const addressOptions = z.strictObject({
  /** True when the feed contains names of people, properties and documents. */
  names: z.boolean(),
  groups: z.array(z.enum(calendarGroups)).min(1, 'En az bir tür seçin').max(calendarGroups.length),
})
export type AddressOptions = z.output<typeof addressOptions>

export const calendarAddress = z.strictObject({
  ...addressOptions.shape,
  /** Null when the installation's key has changed; the link must then be created again. */
  url: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_read_at: z.iso.datetime().nullable(),
})
export type CalendarAddress = z.output<typeof calendarAddress>
