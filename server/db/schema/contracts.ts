import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ContractStatus } from '#domain/contracts/contracts.schema.ts'
import { day, instant, words } from './columns.ts'

export const contracts = pgTable('contracts', {
  id: uuid('id').primaryKey(),
  property_id: uuid('property_id').notNull(),
  owner_id: uuid('owner_id').notNull(),
  owner_name: text('owner_name').notNull(),
  tenant_user_id: uuid('tenant_user_id'),
  tenant_email: words('tenant_email'),
  tenant_name: words('tenant_name'),
  tenant_phone: text('tenant_phone'),
  tenant_address: text('tenant_address'),
  /** Encrypted. */
  tenant_id_number: text('tenant_id_number'),
  tenant_birth_date: text('tenant_birth_date'),
  kiraciBilgileri: jsonb('kiraciBilgileri').$type<unknown[]>().notNull().default([]),
  status: text('status').$type<ContractStatus>().notNull(),
  /** Kuruş. */
  brutAylik: bigint('brutAylik', { mode: 'number' }).notNull(),
  bedelTuru: text('bedelTuru').notNull().default('TL'),
  baslangicTarihi: day('baslangicTarihi').notNull(),
  sozlesmeSuresi: integer('sozlesmeSuresi').notNull().default(1),
  sureBirimi: text('sureBirimi').$type<'Yıl' | 'Ay'>().notNull().default('Yıl'),
  bitisTarihi: day('bitisTarihi').notNull(),
  odemeSekli: words('odemeSekli'),
  kullanimAmaci: words('kullanimAmaci'),
  tasinmazCinsi: words('tasinmazCinsi'),
  has_guarantor: boolean('has_guarantor').notNull().default(false),
  guarantor_approval_status: text('guarantor_approval_status').$type<'pending' | 'approved'>(),
  is_corporate: boolean('is_corporate').notNull().default(false),
  tenant_approval_count: integer('tenant_approval_count').notNull().default(0),
  tenant_approval_required: integer('tenant_approval_required').notNull().default(1),
  created_at: instant('created_at').notNull().defaultNow(),
  cancelled_at: instant('cancelled_at'),
  deleted_at: instant('deleted_at'),
})

export const contractTenants = pgTable('contract_tenants', {
  id: uuid('id').primaryKey(),
  contract_id: uuid('contract_id').notNull(),
  tenant_user_id: uuid('tenant_user_id'),
  is_primary: boolean('is_primary').notNull().default(false),
  tenant_name: text('tenant_name').notNull(),
  tenant_email: text('tenant_email').notNull(),
  tenant_phone: text('tenant_phone'),
  tenant_address: text('tenant_address'),
  /** Encrypted. */
  tenant_id_number: text('tenant_id_number'),
  tenant_birth_date: text('tenant_birth_date'),
})
