import { phoneHint } from '#domain/sms/sms.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Caller } from '#server/http/route.ts'
import { claimApproval } from './answer-approval.ts'
import { claimGuarantor } from './answer-guarantor.ts'
import { linkLifetimeMs } from './ask-parties.ts'
import { type Doer, witness } from './contract-events.ts'
import { summaryOf, wasOpenedBy } from './contract-summary.queries.ts'
import { mobileOfGuarantor, mobileOfTenant } from './decision-code.ts'

/** That somebody has read the contract is evidence too; once per person and round is enough. */
async function witnessOpening(ctx: Context, tx: Tx, contract: { id: string; round: number }, doer: Doer) {
  const reader = { name: doer.name, round: contract.round }
  if (!(await wasOpenedBy(tx, contract.id, reader))) await witness(ctx, tx, contract.id, 'opened', doer, reader)
}

const codeAsk = (mobile: string | null) => ({ needs_code: mobile !== null, phone_hint: mobile && phoneHint(mobile) })

export const openApproval = (ctx: Context, token: string, caller: Caller) =>
  ctx.db.transact(async (tx) => {
    const { contract, approval } = await claimApproval(ctx, tx, token)
    await witnessOpening(ctx, tx, contract, { id: approval.tenant_user_id, name: approval.tenant_name, from: caller })
    return {
      summary: await summaryOf(tx, contract),
      tenant_name: approval.tenant_name,
      expires_at: approval.expires_at.toISOString(),
      ...codeAsk(await mobileOfTenant(ctx, tx, approval)),
    }
  })

export const openGuarantor = (ctx: Context, token: string, caller: Caller) =>
  ctx.db.transact(async (tx) => {
    const contract = await claimGuarantor(ctx, tx, token)
    await witnessOpening(ctx, tx, contract, { id: null, name: contract.guarantor_name, from: caller })
    const asked = contract.guarantor_token_created_at!.getTime()
    return {
      summary: await summaryOf(tx, contract),
      guarantor_name: contract.guarantor_name,
      limit: contract.guarantor_limit,
      expires_at: new Date(asked + linkLifetimeMs).toISOString(),
      ...codeAsk(mobileOfGuarantor(ctx, contract)),
    }
  })
