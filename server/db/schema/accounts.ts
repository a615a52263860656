import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, integer, text, uuid } from 'drizzle-orm/pg-core'
import { deletedName } from '#domain/operations/privacy/privacy.rules.ts'
import type { systemRoles, userTypes } from '#domain/people/accounts/accounts.schema.ts'
import {
  contact,
  derived,
  fileId,
  freeText,
  personId,
  personName,
  plain,
  sealed,
  secret,
  trace,
} from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { instant, writtenAt } from './columns.ts'

const stamps = {
  createdAt: plain(writtenAt('createdAt')),
  updatedAt: plain(writtenAt('updatedAt')),
}

/** The account library's tables; the library expects these names as keys. */
export const authUser = personalTable(
  'auth_user',
  {
    id: personId(uuid('id').primaryKey()),
    name: personName(text('name').notNull()),
    email: contact(text('email').notNull().unique()),
    emailVerified: plain(boolean('emailVerified').notNull().default(false)),
    image: fileId(text('image')),
    twoFactorEnabled: plain(boolean('twoFactorEnabled').notNull().default(false)),
    ...stamps,
  },
  {
    group: 'account',
    about: 'id = :account',
    deletionRules: [
      {
        where: 'id = :account',
        does: 'anonymise',
        set: {
          email: `id::text || '@yer-tutucu.invalid'`,
          name: `'${deletedName}'`,
          image: 'null',
          emailVerified: 'false',
          twoFactorEnabled: 'false',
        },
      },
    ],
  },
)

export const authSession = personalTable(
  'auth_session',
  {
    id: plain(uuid('id').primaryKey()),
    userId: personId(uuid('userId').notNull()),
    token: secret(text('token').notNull().unique()),
    expiresAt: plain(instant('expiresAt').notNull()),
    ipAddress: contact(text('ipAddress')),
    userAgent: contact(text('userAgent')),
    /** When the user last confirmed the session with the password or a code. */
    confirmedAt: plain(instant('confirmedAt')),
    /** Whose data this session shows: an owner's, the user's own (own id), or null for everything. */
    acting_for: personId(uuid('acting_for')),
    ...stamps,
  },
  {
    group: 'sessions',
    about: '"userId" = :account',
    deletionRules: [{ where: '"userId" = :account', does: 'delete' }],
  },
)

export const authAccount = personalTable(
  'auth_account',
  {
    id: plain(uuid('id').primaryKey()),
    userId: personId(uuid('userId').notNull()),
    accountId: personId(text('accountId').notNull()),
    providerId: plain(text('providerId').notNull()),
    accessToken: secret(text('accessToken')),
    refreshToken: secret(text('refreshToken')),
    idToken: secret(text('idToken')),
    accessTokenExpiresAt: plain(instant('accessTokenExpiresAt')),
    refreshTokenExpiresAt: plain(instant('refreshTokenExpiresAt')),
    scope: plain(text('scope')),
    password: secret(text('password')),
    ...stamps,
  },
  {
    group: 'sessions',
    about: '"userId" = :account',
    deletionRules: [{ where: '"userId" = :account', does: 'delete' }],
  },
)

export const authVerification = personalTable(
  'auth_verification',
  {
    id: plain(uuid('id').primaryKey()),
    identifier: secret(text('identifier').notNull()),
    value: personId(text('value').notNull()),
    expiresAt: plain(instant('expiresAt').notNull()),
    ...stamps,
  },
  {
    group: 'sessions',
    about: 'value = :account::text',
    deletionRules: [{ where: 'value = :account::text', does: 'delete' }],
  },
)

/** Only the hash of the key is stored, so that nobody but the mailbox's owner knows the key. */
export const addressKeys = personalTable(
  'address_keys',
  {
    id: plain(uuid('id').primaryKey()),
    accountId: personId(uuid('accountId').notNull()),
    email: contact(text('email').notNull()),
    key_hash: secret(text('key_hash').notNull().unique()),
    expires_at: plain(instant('expires_at').notNull()),
    created_at: plain(writtenAt('created_at')),
  },
  {
    group: 'sessions',
    about: '"accountId" = :account or email = any(:emails)',
    deletionRules: [{ where: '"accountId" = :account or email = any(:emails)', does: 'delete' }],
  },
)

export const authTwoFactor = personalTable(
  'auth_two_factor',
  {
    id: plain(uuid('id').primaryKey()),
    userId: personId(uuid('userId').notNull()),
    secret: secret(text('secret').notNull()),
    backupCodes: secret(text('backupCodes').notNull()),
    verified: plain(boolean('verified').notNull().default(false)),
    failedVerificationCount: plain(integer('failedVerificationCount').notNull().default(0)),
    lockedUntil: plain(instant('lockedUntil')),
    /** The time step of the last code used. */
    lastStep: plain(integer('lastStep')),
  },
  {
    group: 'sessions',
    about: '"userId" = :account',
    deletionRules: [{ where: '"userId" = :account', does: 'delete' }],
  },
)

const flag = (name: string) => boolean(name).notNull().default(false)

export const users = personalTable(
  'users',
  {
    id: personId(uuid('id').primaryKey()),
    accountId: personId(uuid('accountId').notNull().unique()),
    email: contact(text('email').notNull().unique()),
    /** The address entered at registration while it belonged to another account; `email` is a placeholder then. */
    claimed_email: contact(text('claimed_email')),
    username: personName(text('username').notNull()),
    search_key: derived(text('search_key').notNull()),
    avatar_file: fileId(text('avatar_file')),
    phoneNumber: contact(text('phoneNumber')),
    kimlikNo: sealed(text('kimlikNo')),
    /** A keyed hash: one national ID has one account, and a copy of the table does not allow guessing numbers. */
    national_id_hash: secret(text('national_id_hash').unique()),
    identity_mode: plain(text('identity_mode')),
    dogumTarihi: contact(text('dogumTarihi')),
    address: contact(text('address')),
    lastPasswordChange: plain(instant('lastPasswordChange')),
    last_seen: plain(instant('last_seen')),
    /** In the future while a browser of this user is connected. */
    online_until: plain(instant('online_until')),
    /** The landlord who opened this account for a tenant. `engagements` stores who acts for whom. */
    createdBy: trace(uuid('createdBy').references((): AnyPgColumn => users.id)),
    role: plain(text('role').$type<(typeof systemRoles)[number]>().notNull().default('user')),
    /** The user type before the promotion to administrator. */
    type_before_admin: plain(text('type_before_admin').$type<(typeof userTypes)[number]>()),
    userType: plain(text('userType').$type<(typeof userTypes)[number]>().notNull()),
    host: plain(flag('host')),
    tenants: plain(flag('tenants')),
    is_active: plain(boolean('is_active')),
    decided_at: plain(instant('decided_at')),
    refusal_reason: freeText(text('refusal_reason')),
    tenant_id: trace(text('tenant_id')),
    /** When the last invitation was sent; null for users who registered by themselves. */
    invited_at: plain(instant('invited_at')),
    user_agent: contact(text('user_agent')),
    created_at: plain(writtenAt('created_at')),
  },
  {
    group: 'account',
    about: 'id = :user',
    deletionRules: [
      {
        where: 'id = :user',
        does: 'anonymise',
        set: {
          email: `id::text || '@yer-tutucu.invalid'`,
          search_key: `''`,
          refusal_reason: 'null',
          avatar_file: 'null',
          is_active: 'false',
          decided_at: 'coalesce(decided_at, now())',
          last_seen: 'null',
          online_until: 'null',
        },
      },
    ],
  },
  (table) => [index('users_waiting').on(table.created_at, table.id).where(sql`is_active = false`)],
)
