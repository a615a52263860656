import { dayMs } from '#domain/kernel/dates.ts'
import { Refusal } from '#domain/kernel/refusal.ts'
import type { Context } from '#server/context.ts'
import { guarantorLink } from '#server/features/tenancy/contracts/contract-links.ts'

/** Correctly signed, but in no contract: only tokens that were mailed are stored. */
export function makeToken(ctx: Context, form: { contract_id: string; guarantor_email: string; days_ago: number }) {
  const createdAt = new Date(ctx.clock.now().getTime() - form.days_ago * dayMs)
  const token = guarantorLink.token(
    ctx.secrets.tokens,
    { contractId: form.contract_id, email: form.guarantor_email },
    createdAt,
  )
  return { token, link: guarantorLink.address(ctx.config.publicUrl, token) }
}

/** The readable parts of a token, and the server's verdict. */
export function readToken(ctx: Context, token: string) {
  const parts = Buffer.from(token, 'base64url')
    .toString('latin1')
    .replace(/[^\x20-\x7e]/g, '·')
    .split('_')
  const [, email = ''] = parts
  // The part before the signature, for every kind of link.
  const time = parts.at(-2) ?? ''
  const at = new Date(Number(time))
  return {
    parts: token.trim() ? parts : [],
    created_at: /^\d+$/.test(time) && !Number.isNaN(at.getTime()) ? at.toISOString() : null,
    guarantor_email: /^(?:[0-9a-f]{2})+$/.test(email) ? Buffer.from(email, 'hex').toString() : null,
    ...verdict(ctx, token),
  }
}

function verdict(ctx: Context, token: string) {
  try {
    guarantorLink.read(ctx.secrets.tokens, token, ctx.clock.now())
    return {
      accepted: true,
      code: null,
      message: 'İmza ve süre geçerli; kayıtla eşleşmesine bağlantı açılınca bakılır.',
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { accepted: false, code: error.code, message: error.message }
  }
}
