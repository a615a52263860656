import { boolean, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import type { EngagementRole } from '#domain/access/engagements.ts'
import { contact, derived, mixed, personId, personName, plain, trace } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { day, instant, writtenAt } from './columns.ts'

const flag = (name: string) => boolean(name).notNull().default(false)

/** An offered property, with the values that `property_delegates` will get. */
export interface OfferedProperty {
  property_id: string
  pay: number | null
  payda: number | null
}

/** A person's role for one owner. It only grants access once accepted, while not suspended, and within its dates. */
export const engagements = personalTable(
  'engagements',
  {
    id: plain(uuid('id').primaryKey()),
    owner_id: personId(uuid('owner_id').notNull()),
    /** Null until an account has proven the invited address. */
    person_id: personId(uuid('person_id')),
    role: plain(text('role').$type<EngagementRole>().notNull()),
    /** As the owner entered them; after acceptance the data of the person's own account counts. */
    email: contact(text('email').notNull()),
    username: personName(text('username').notNull()),
    phoneNumber: contact(text('phoneNumber')),
    search_key: derived(text('search_key').notNull()),
    canAddProperty: plain(flag('canAddProperty')),
    canManageSuggestions: plain(flag('canManageSuggestions')),
    canManagePayments: plain(flag('canManagePayments')),
    canManageDocuments: plain(flag('canManageDocuments')),
    canManageMeters: plain(flag('canManageMeters')),
    canManageAllProperties: plain(flag('canManageAllProperties')),
    acts_on_all: plain(flag('acts_on_all')),
    offer: mixed(jsonb('offer').$type<OfferedProperty[]>().notNull().default([])),
    since: plain(day('since').notNull()),
    /** The last day of the engagement. */
    until: plain(day('until')),
    invited_by: trace(uuid('invited_by')),
    invited_at: plain(instant('invited_at').notNull()),
    /** The mailed link that opens the account and accepts the invitation, for people without an account. */
    link_id: plain(uuid('link_id')),
    accepted_at: plain(instant('accepted_at')),
    suspended_at: plain(instant('suspended_at')),
    ended_at: plain(instant('ended_at')),
    /** Counts the owner's changes. */
    version: plain(integer('version').notNull().default(1)),
    created_at: plain(writtenAt('created_at')),
  },
  {
    group: 'work',
    about: 'owner_id = :user or person_id = :user or email = any(:emails)',
    deletionRules: [
      { where: 'owner_id = :user', does: 'delete' },
      {
        where: 'person_id = :user or email = any(:emails)',
        does: 'anonymise',
        set: { email: `id::text || '@yer-tutucu.invalid'`, search_key: `''`, ended_at: 'coalesce(ended_at, now())' },
      },
    ],
  },
)
