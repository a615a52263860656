import { z } from 'zod'
import { upper } from '#domain/kernel/turkish-text.ts'
import type { IdentityClaim } from '#domain/people/identity/national-id.rules.ts'
import type { Context } from '#server/context.ts'
import { open, seal } from '#server/platform/crypto.ts'

const lifetime = 30 * 60_000

const proof = z.object({
  kind: z.literal('identity'),
  tcKimlikNo: z.string(),
  ad: z.string(),
  soyad: z.string(),
  dogumYili: z.number(),
  mode: z.string(),
})

/** Opaque and short-lived: registration trusts this, not the browser's word that a check took place. */
export const sealProof = (ctx: Context, claim: IdentityClaim, mode: string) =>
  seal(ctx.secrets.encryption, { kind: 'identity', ...claim, mode }, lifetime, ctx.clock.now())

export const openProof = (ctx: Context, sealed: string) => open(ctx.secrets.encryption, sealed, ctx.clock.now(), proof)

const plain = (text: string) => upper(text).replace(/\s+/g, ' ').trim()
/** The name that registers must be the name that was verified. */
export const sameName = (name: string, claim: Pick<IdentityClaim, 'ad' | 'soyad'>) =>
  plain(name) === plain(`${claim.ad} ${claim.soyad}`)
