import { identityMessages } from '#domain/people/identity/identity.messages.ts'
import { type IdentityClaim, identityProblem, isNationalId } from '#domain/people/identity/national-id.rules.ts'
import type { Context } from '#server/context.ts'
import { sealProof } from './identity-proof.ts'

export async function verifyIdentity(ctx: Context, claim: IdentityClaim) {
  const { mode } = ctx.identity
  const no = (success: boolean, message: string) => ({ success, isValid: false, message, proof: null, mode })

  const problem = identityProblem(claim, ctx.clock.now().getFullYear())
  if (problem) return no(true, problem)
  if (!isNationalId(claim.tcKimlikNo) || !claim.ad.trim() || !claim.soyad.trim())
    return no(true, identityMessages.not_verified)

  const outcome = await ctx.identity.verify(claim)
  if (!outcome.success) return no(false, identityMessages[outcome.reason])
  if (!outcome.isValid) return no(true, identityMessages.not_verified)
  return {
    success: true,
    isValid: true,
    message: 'TC Kimlik bilgileri doğrulandı.',
    proof: sealProof(ctx, claim, mode),
    mode,
  }
}
