import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { EngagementRole } from '#domain/access/engagements.ts'
import { day, instant, writtenAt } from './columns.ts'

const flag = (name: string) => boolean(name).notNull().default(false)

/** An offered property, with the values that `property_delegates` will get. */
export interface OfferedProperty {
  property_id: string
  pay: number | null
  payda: number | null
}

/** A person's role for one owner. It only grants access once accepted, while not suspended, and within its dates. */
export const engagements = pgTable('engagements', {
  id: uuid('id').primaryKey(),
  owner_id: uuid('owner_id').notNull(),
  /** Null until an account has proven the invited address. */
  person_id: uuid('person_id'),
  role: text('role').$type<EngagementRole>().notNull(),
  /** As the owner entered them; after acceptance the data of the person's own account counts. */
  email: text('email').notNull(),
  username: text('username').notNull(),
  phoneNumber: text('phoneNumber'),
  search_key: text('search_key').notNull(),
  canAddProperty: flag('canAddProperty'),
  canManageSuggestions: flag('canManageSuggestions'),
  canManagePayments: flag('canManagePayments'),
  canManageDocuments: flag('canManageDocuments'),
  canManageMeters: flag('canManageMeters'),
  canManageAllProperties: flag('canManageAllProperties'),
  acts_on_all: flag('acts_on_all'),
  offer: jsonb('offer').$type<OfferedProperty[]>().notNull().default([]),
  since: day('since').notNull(),
  /** The last day of the engagement. */
  until: day('until'),
  invited_by: uuid('invited_by'),
  invited_at: instant('invited_at').notNull(),
  /** The mailed link that opens the account and accepts the invitation, for people without an account. */
  link_id: uuid('link_id'),
  accepted_at: instant('accepted_at'),
  suspended_at: instant('suspended_at'),
  ended_at: instant('ended_at'),
  /** Counts the owner's changes. */
  version: integer('version').notNull().default(1),
  created_at: writtenAt('created_at'),
})
