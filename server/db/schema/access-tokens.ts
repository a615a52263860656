import { text, uuid } from 'drizzle-orm/pg-core'
import type { TokenScope } from '#domain/kernel/token-scopes.ts'
import { freeText, personId, plain, secret } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { instant } from './columns.ts'

/** Revoked tokens are deleted; the audit log keeps that they existed. */
export const accessTokens = personalTable(
  'access_tokens',
  {
    id: plain(uuid('id').primaryKey()),
    user_id: personId(uuid('user_id').notNull()),
    name: freeText(text('name').notNull()),
    /** How the token begins; shown to its owner. */
    prefix: plain(text('prefix').notNull()),
    token_hash: secret(text('token_hash').notNull()),
    scopes: plain(text('scopes').array().$type<TokenScope[]>().notNull()),
    created_at: plain(instant('created_at').notNull()),
    expires_at: plain(instant('expires_at').notNull()),
    last_used_at: plain(instant('last_used_at')),
  },
  {
    group: 'account',
    about: 'user_id = :user',
    deletionRules: [{ where: 'user_id = :user', does: 'delete' }],
  },
)
