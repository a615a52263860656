import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { refuseContract } from '#domain/contracts/contracts.messages.ts'
import { mobileOf, phoneHint } from '#domain/sms/sms.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Caller } from '#server/http/route.ts'
import { tokenHash } from '#server/platform/signed-parts.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { claimApproval } from './answer-approval.ts'
import { claimGuarantor } from './answer-guarantor.ts'
import type { ApprovalRow, ContractRow } from './contract-writes.queries.ts'
import { keepCode, phoneOfTenant, spendTry } from './decision-codes.queries.ts'

const codeLifetimeMs = 10 * 60_000
const maxTries = 5

export type LinkKind = 'tenant' | 'guarantor'

/** Where a code would go: nowhere while SMS is off or no mobile number is known. */
export const mobileOfTenant = async (ctx: Context, tx: Tx, approval: ApprovalRow) =>
  ctx.smsTransport ? mobileOf(await phoneOfTenant(tx, approval.contract_tenant_id)) : null
export const mobileOfGuarantor = (ctx: Context, contract: ContractRow) =>
  ctx.smsTransport ? mobileOf(contract.guarantor_phone) : null

async function findDecider(ctx: Context, tx: Tx, kind: LinkKind, token: string) {
  if (kind === 'guarantor') {
    const contract = await claimGuarantor(ctx, tx, token)
    return { contract, id: null, name: contract.guarantor_name, mobile: mobileOfGuarantor(ctx, contract) }
  }
  const { contract, approval } = await claimApproval(ctx, tx, token)
  const mobile = await mobileOfTenant(ctx, tx, approval)
  return { contract, id: approval.tenant_user_id, name: approval.tenant_name, mobile }
}

/** Six digits are quickly tried out; without the server's secret their hash tells nothing. */
const hashOf = (ctx: Context, subject: string, code: string) =>
  createHmac('sha256', ctx.secrets.tokens).update(`${subject}:${code}`).digest('hex')

export async function sendDecisionCode(ctx: Context, kind: LinkKind, token: string): Promise<void> {
  const { mobile } = await ctx.db.transact((tx) => findDecider(ctx, tx, kind, token))
  if (!mobile) throw refuseContract('code_not_needed')
  // By number, because one person may be asked by several contracts, and a new link must not buy new messages.
  await ctx.limits.spend('codesToNumber', mobile)
  const subject = tokenHash(token)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await ctx.db.transact(async (tx) => {
    const expires_at = new Date(ctx.clock.now().getTime() + codeLifetimeMs)
    await keepCode(tx, { subject, code_hash: hashOf(ctx, subject, code), expires_at })
    await ctx.texter.post(tx, mobile, `Anahtar onay kodunuz: ${code}. 10 dakika geçerlidir; kimseyle paylaşmayın.`)
  })
}

/** Before a decision. A wrong code is counted in a transaction of its own, so that the refusal does not undo it. */
export async function checkDecisionCode(
  ctx: Context,
  { kind, token, code, caller }: { kind: LinkKind; token: string; code: string | undefined; caller: Caller },
): Promise<void> {
  if (!ctx.smsTransport) return
  const { contract, id, name, mobile } = await ctx.db.transact((tx) => findDecider(ctx, tx, kind, token))
  if (!mobile) return
  if (!code) throw refuseContract('code_missing')
  const subject = tokenHash(token)
  const right = await ctx.db.transact(async (tx) => {
    const expected = await spendTry(tx, subject, ctx.clock.now(), maxTries)
    if (!expected || !timingSafeEqual(Buffer.from(expected), Buffer.from(hashOf(ctx, subject, code)))) return false
    await auditLog.append(tx, {
      contract: contract.id,
      kind: 'code_confirmed',
      actor: { id, name, from: caller },
      detail: { phone: phoneHint(mobile) },
      at: ctx.clock.now(),
    })
    return true
  })
  if (!right) throw refuseContract('code_wrong')
}
