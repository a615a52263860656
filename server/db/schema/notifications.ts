import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

export const notifications = pgTable('notifications', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  event: text('event').notNull(),
  property_id: uuid('property_id'),
  is_read: boolean('is_read').notNull().default(false),
  target_audience: text('target_audience').$type<'owner' | 'tenant' | 'authorised' | 'general'>().notNull(),
  sender_type: text('sender_type').notNull(),
  created_by: uuid('created_by'),
  created_at: instant('created_at').notNull().defaultNow(),
})
