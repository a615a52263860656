import { z } from 'zod'
import { currencies } from '#domain/kernel/money.ts'
import { searchMessages } from './search.messages.ts'
import { canSearch } from './search.rules.ts'

/** In display order. */
export const searchKinds = ['person', 'property', 'contract', 'request', 'document', 'payment', 'message'] as const
export type SearchKind = (typeof searchKinds)[number]

/** Number of results shown per kind; `more` says when there are others. */
export const shownOfKind = 5

const longest = 100
export const searchQuery = z.strictObject({
  q: z.string().trim().max(longest).refine(canSearch, searchMessages.tooShort),
})

const id = z.uuid()
const day = z.iso.date()
const person = z.strictObject({
  kind: z.literal('person'),
  id,
  name: z.string(),
  avatar: z.string(),
  /** Relation of the person to the user; null when an administrator searches all accounts. */
  group: z.string().nullable(),
  role: z.string(),
  /** A property that connects the two. */
  place: z.string().nullable(),
})
const property = z.strictObject({ kind: z.literal('property'), id, title: z.string(), address: z.string() })
const contract = z.strictObject({
  kind: z.literal('contract'),
  id,
  place: z.string(),
  tenants: z.array(z.string()),
  starts_on: day,
  ends_on: day,
  /** When the search words are in the name; otherwise empty. */
  guarantor: z.string(),
})
const request = z.strictObject({
  kind: z.literal('request'),
  id,
  property_id: id,
  subject: z.string(),
  text: z.string(),
  place: z.string(),
  state: z.string(),
})
const document = z.strictObject({
  kind: z.literal('document'),
  id,
  property_id: id,
  name: z.string(),
  category: z.string(),
  place: z.string(),
})
const message = z.strictObject({
  kind: z.literal('message'),
  id,
  chat_id: id,
  partner: z.string(),
  /** True when the user wrote it. */
  own: z.boolean(),
  text: z.string(),
  at: z.string(),
})
const payment = z.strictObject({
  kind: z.literal('payment'),
  id,
  tenancy_id: id,
  /** Kuruş. */
  amount: z.number().int(),
  currency: z.enum(currencies),
  on_date: day,
  place: z.string(),
  tenants: z.array(z.string()),
  note: z.string(),
  deposit: z.boolean(),
  /** True for a home that the user rents, whose payments are on the tenant's page. */
  own_rent: z.boolean(),
})

export const searchHit = z.discriminatedUnion('kind', [person, property, contract, request, document, message, payment])
export type SearchHit = z.output<typeof searchHit>
export type HitOf<Kind extends SearchKind> = Extract<SearchHit, { kind: Kind }>

export const searchReply = z.strictObject({
  hits: z.array(searchHit),
  /** Nothing contains the words; these have them without their last letters. */
  near: z.boolean(),
  /** The kinds with more results than are shown. */
  more: z.array(z.enum(searchKinds)),
})
export type SearchReply = z.output<typeof searchReply>
