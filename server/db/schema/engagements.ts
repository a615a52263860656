import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { EngagementRole } from '#domain/access/engagements.ts'
import { day, instant, writtenAt } from './columns.ts'

const flag = (name: string) => boolean(name).notNull().default(false)

/** A property that is offered, as it will stand in `property_delegates`. */
export interface OfferedProperty {
  property_id: string
  pay: number | null
  payda: number | null
}

/** What somebody is to one owner. Only one that was accepted, is not suspended and is within its dates gives anything. */
export const engagements = pgTable('engagements', {
  id: uuid('id').primaryKey(),
  owner_id: uuid('owner_id').notNull(),
  /** Null until the address that was invited is proven by an account. */
  person_id: uuid('person_id'),
  role: text('role').$type<EngagementRole>().notNull(),
  /** As the owner typed them; what the person's own account says counts once they accepted. */
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
  /** The last day. */
  until: day('until'),
  invited_by: uuid('invited_by'),
  invited_at: instant('invited_at').notNull(),
  /** The mailed link that opens the account and accepts at once, for somebody who had none. */
  link_id: uuid('link_id'),
  accepted_at: instant('accepted_at'),
  suspended_at: instant('suspended_at'),
  ended_at: instant('ended_at'),
  /** Counts what the owner changed. */
  version: integer('version').notNull().default(1),
  created_at: writtenAt('created_at'),
})
