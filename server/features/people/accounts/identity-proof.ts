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

/** Sealed and short-lived, so that registration does not rely on the browser's claim of a check. */
export const sealProof = (ctx: Context, claim: IdentityClaim, mode: string) =>
  seal(ctx.secrets.encryption, { kind: 'identity', ...claim, mode }, lifetime, ctx.clock.now())

export const openProof = (ctx: Context, sealed: string) => open(ctx.secrets.encryption, sealed, ctx.clock.now(), proof)

const plain = (text: string) => upper(text).replace(/\s+/g, ' ').trim()
/** The registered name must match the verified one. */
export const sameName = (name: string, claim: Pick<IdentityClaim, 'ad' | 'soyad'>) =>
  plain(name) === plain(`${claim.ad} ${claim.soyad}`)
