import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const properties = pgTable('properties', {
  id: uuid('id').primaryKey(),
  baslik: text('baslik').notNull(),
  creator: uuid('creator').notNull(),
  tasinmazDurumu: text('tasinmazDurumu').notNull().default('Kiralanmamış'),
  tasinmazCinsi: text('tasinmazCinsi'),
  odemeDurumu: text('odemeDurumu').$type<'Ödendi' | 'Beklemede'>().notNull().default('Beklemede'),
  created_at: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

export const propertyTenants = pgTable(
  'property_tenants',
  { property_id: uuid('property_id').notNull(), user_id: uuid('user_id').notNull() },
  (table) => [primaryKey({ columns: [table.property_id, table.user_id] })],
)

export const propertyDelegates = pgTable(
  'property_delegates',
  {
    property_id: uuid('property_id').notNull(),
    user_id: uuid('user_id').notNull(),
    list: text('list').$type<'authorised' | 'estate' | 'lawyer'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.list, table.property_id] })],
)
