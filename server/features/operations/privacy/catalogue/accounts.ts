import { deletedName } from '#domain/operations/privacy/privacy.rules.ts'
import type { CatalogueTable } from './personal-table.ts'

const gone = { does: 'delete' } as const

export const accountTables: Record<string, CatalogueTable> = {
  auth_session: {
    group: 'sessions',
    about: '"userId" = :account',
    columns: {
      plain: 'id expiresAt confirmedAt createdAt updatedAt',
      person: 'userId acting_for',
      secret: 'token',
      contact: 'ipAddress userAgent',
    },
    deletionRules: [{ where: '"userId" = :account', ...gone }],
  },
  auth_account: {
    group: 'sessions',
    about: '"userId" = :account',
    columns: {
      plain: 'id providerId accessTokenExpiresAt refreshTokenExpiresAt scope createdAt updatedAt',
      person: 'userId accountId',
      secret: 'accessToken refreshToken idToken password',
    },
    deletionRules: [{ where: '"userId" = :account', ...gone }],
  },
  auth_two_factor: {
    group: 'sessions',
    about: '"userId" = :account',
    columns: {
      plain: 'id verified failedVerificationCount lockedUntil lastStep',
      person: 'userId',
      secret: 'secret backupCodes',
    },
    deletionRules: [{ where: '"userId" = :account', ...gone }],
  },
  auth_verification: {
    group: 'sessions',
    about: 'value = :account::text',
    columns: { plain: 'id expiresAt createdAt updatedAt', secret: 'identifier', person: 'value' },
    deletionRules: [{ where: 'value = :account::text', ...gone }],
  },
  address_keys: {
    group: 'sessions',
    about: '"accountId" = :account or email = any(:emails)',
    columns: { plain: 'id expires_at created_at', person: 'accountId', contact: 'email', secret: 'key_hash' },
    deletionRules: [{ where: '"accountId" = :account or email = any(:emails)', ...gone }],
  },
  push_subscriptions: {
    group: 'notifications',
    about: 'user_id = :user',
    columns: {
      plain: 'id session_id created_at',
      person: 'user_id',
      secret: 'endpoint p256dh auth',
      contact: 'user_agent',
    },
    deletionRules: [{ where: 'user_id = :user', ...gone }],
  },
  notification_preferences: {
    group: 'notifications',
    about: 'user_id = :user',
    columns: { plain: 'kind in_app mail push', person: 'user_id' },
    deletionRules: [{ where: 'user_id = :user', ...gone }],
  },
  calendar_addresses: {
    group: 'account',
    about: 'user_id = :user',
    columns: {
      plain: 'id names groups created_at last_read_at',
      person: 'user_id',
      secret: 'token_hash token_encrypted',
    },
    deletionRules: [{ where: 'user_id = :user', ...gone }],
  },
  question_marks: {
    group: 'account',
    about: 'user_id = :user',
    columns: { plain: 'question', person: 'user_id' },
    deletionRules: [{ where: 'user_id = :user', ...gone }],
  },
  consents: {
    group: 'consents',
    about: 'user_id = :user',
    columns: { plain: 'id kind given version source at', person: 'user_id' },
    deletionRules: [{ where: 'user_id = :user', does: 'keep', basis: 'proof' }],
  },
  data_archives: {
    group: 'consents',
    about: 'user_id = :user',
    columns: {
      plain: 'id kind tenancy_id state progress size missing asked_at ready_at expires_at downloaded_at',
      person: 'user_id',
    },
    deletionRules: [{ where: 'user_id = :user', ...gone }],
  },
  deletion_requests: {
    group: 'consents',
    about: 'user_id = :user',
    columns: {
      plain: 'id state asked_at due_on decided_at done_at kept_until',
      person: 'user_id decided_by',
      name: 'decided_by_name',
      words: 'note refusal_reason',
      json: 'result',
    },
    traces: 'decided_by',
    onlyFor: { 'decided_by = :user': 'decided_by_name' },
    deletionRules: [
      { where: 'user_id = :user', does: 'keep', basis: 'proof', set: { note: `''` } },
      { where: 'decided_by = :user', does: 'anonymise', set: { note: 'note', refusal_reason: 'refusal_reason' } },
    ],
  },
  engagements: {
    group: 'work',
    about: 'owner_id = :user or person_id = :user or email = any(:emails)',
    columns: {
      plain: `id role canAddProperty canManageSuggestions canManagePayments canManageDocuments canManageMeters
        canManageAllProperties acts_on_all since until invited_at link_id accepted_at suspended_at ended_at version
        created_at`,
      person: 'owner_id person_id invited_by',
      contact: 'email phoneNumber',
      name: 'username',
      derived: 'search_key',
      json: 'offer',
    },
    traces: 'invited_by',
    deletionRules: [
      { where: 'owner_id = :user', ...gone },
      {
        where: 'person_id = :user or email = any(:emails)',
        does: 'anonymise',
        set: { email: `id::text || '@yer-tutucu.invalid'`, search_key: `''`, ended_at: 'coalesce(ended_at, now())' },
      },
    ],
  },
  users: {
    group: 'account',
    about: 'id = :user',
    columns: {
      plain: `identity_mode lastPasswordChange last_seen online_until role type_before_admin userType host tenants
        is_active decided_at invited_at created_at`,
      person: 'id accountId createdBy tenant_id',
      contact: 'email claimed_email phoneNumber dogumTarihi address user_agent',
      name: 'username',
      derived: 'search_key',
      sealed: 'kimlikNo',
      secret: 'national_id_hash',
      words: 'refusal_reason',
      file: 'avatar_file',
    },
    traces: 'createdBy tenant_id',
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
  auth_user: {
    group: 'account',
    about: 'id = :account',
    columns: {
      plain: 'emailVerified twoFactorEnabled createdAt updatedAt',
      person: 'id',
      contact: 'email',
      name: 'name',
      file: 'image',
    },
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
}
