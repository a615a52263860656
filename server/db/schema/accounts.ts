import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { systemRoles, userTypes } from '#domain/people/accounts/accounts.schema.ts'
import { instant, writtenAt } from './columns.ts'

const stamps = {
  createdAt: writtenAt('createdAt'),
  updatedAt: writtenAt('updatedAt'),
}

/** The account library's tables; the library expects these names as keys. */
export const authUser = pgTable('auth_user', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('emailVerified').notNull().default(false),
  image: text('image'),
  twoFactorEnabled: boolean('twoFactorEnabled').notNull().default(false),
  ...stamps,
})

export const authSession = pgTable('auth_session', {
  id: uuid('id').primaryKey(),
  userId: uuid('userId').notNull(),
  token: text('token').notNull().unique(),
  expiresAt: instant('expiresAt').notNull(),
  ipAddress: text('ipAddress'),
  userAgent: text('userAgent'),
  /** When the user last confirmed the session with the password or a code. */
  confirmedAt: instant('confirmedAt'),
  /** Whose data this session shows: an owner's, the user's own (own id), or null for everything. */
  acting_for: uuid('acting_for'),
  ...stamps,
})

export const authAccount = pgTable('auth_account', {
  id: uuid('id').primaryKey(),
  userId: uuid('userId').notNull(),
  accountId: text('accountId').notNull(),
  providerId: text('providerId').notNull(),
  accessToken: text('accessToken'),
  refreshToken: text('refreshToken'),
  idToken: text('idToken'),
  accessTokenExpiresAt: instant('accessTokenExpiresAt'),
  refreshTokenExpiresAt: instant('refreshTokenExpiresAt'),
  scope: text('scope'),
  password: text('password'),
  ...stamps,
})

export const authVerification = pgTable('auth_verification', {
  id: uuid('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: instant('expiresAt').notNull(),
  ...stamps,
})

/** Only the hash of the key is stored, so that nobody but the mailbox's owner knows the key. */
export const addressKeys = pgTable('address_keys', {
  id: uuid('id').primaryKey(),
  accountId: uuid('accountId').notNull(),
  email: text('email').notNull(),
  key_hash: text('key_hash').notNull().unique(),
  expires_at: instant('expires_at').notNull(),
  created_at: writtenAt('created_at'),
})

export const authTwoFactor = pgTable('auth_two_factor', {
  id: uuid('id').primaryKey(),
  userId: uuid('userId').notNull(),
  secret: text('secret').notNull(),
  backupCodes: text('backupCodes').notNull(),
  verified: boolean('verified').notNull().default(false),
  failedVerificationCount: integer('failedVerificationCount').notNull().default(0),
  lockedUntil: instant('lockedUntil'),
  /** The time step of the last code used. */
  lastStep: integer('lastStep'),
})

const flag = (name: string) => boolean(name).notNull().default(false)

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('accountId').notNull().unique(),
    email: text('email').notNull().unique(),
    /** The address entered at registration while it belonged to another account; `email` is a placeholder then. */
    claimed_email: text('claimed_email'),
    username: text('username').notNull(),
    search_key: text('search_key').notNull(),
    avatar_file: text('avatar_file'),
    phoneNumber: text('phoneNumber'),
    kimlikNo: text('kimlikNo'),
    /** A keyed hash: one national ID has one account, and a copy of the table does not allow guessing numbers. */
    national_id_hash: text('national_id_hash').unique(),
    identity_mode: text('identity_mode'),
    dogumTarihi: text('dogumTarihi'),
    address: text('address'),
    lastPasswordChange: instant('lastPasswordChange'),
    last_seen: instant('last_seen'),
    /** In the future while a browser of this user is connected. */
    online_until: instant('online_until'),
    /** The landlord who opened this account for a tenant. `engagements` stores who acts for whom. */
    createdBy: uuid('createdBy').references((): AnyPgColumn => users.id),
    role: text('role').$type<(typeof systemRoles)[number]>().notNull().default('user'),
    /** The user type before the promotion to administrator. */
    type_before_admin: text('type_before_admin').$type<(typeof userTypes)[number]>(),
    userType: text('userType').$type<(typeof userTypes)[number]>().notNull(),
    host: flag('host'),
    tenants: flag('tenants'),
    is_active: boolean('is_active'),
    decided_at: instant('decided_at'),
    refusal_reason: text('refusal_reason'),
    tenant_id: text('tenant_id'),
    /** When the last invitation was sent; null for users who registered by themselves. */
    invited_at: instant('invited_at'),
    user_agent: text('user_agent'),
    created_at: writtenAt('created_at'),
  },
  (table) => [index('users_waiting').on(table.created_at, table.id).where(sql`is_active = false`)],
)
