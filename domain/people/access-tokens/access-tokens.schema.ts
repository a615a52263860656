import { z } from 'zod'
import { instant } from '#domain/kernel/endpoint.ts'
import { tokenScopes } from '#domain/kernel/token-scopes.ts'
import { tokenDays } from './access-tokens.rules.ts'

const scopes = z
  .array(z.enum(tokenScopes))
  .min(1, 'En az bir yetki seçin')
  .max(tokenScopes.length)
  .transform((chosen) => tokenScopes.filter((scope) => chosen.includes(scope)))

export const newAccessToken = z.strictObject({
  name: z.string().trim().min(1, 'Anahtara bir ad verin').max(60, 'En fazla 60 harf'),
  scopes,
  days: z.literal(tokenDays, 'Bir süre seçin'),
})
export type NewAccessToken = z.output<typeof newAccessToken>

export const accessTokenView = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** How the token begins; the rest is not stored. */
  prefix: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  created_at: instant,
  expires_at: instant,
  expired: z.boolean(),
  /** Stored every few minutes at most. */
  last_used_at: instant.nullable(),
})
export type AccessTokenView = z.output<typeof accessTokenView>
