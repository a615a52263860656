import { linkLifetimeMs } from '#domain/kernel/link-lifetime.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { addressProven } from '#server/features/people/accounts/address-proof.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { announceContract } from '#server/services/agreements/announce-contract.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { recordReading } from '#server/services/audit/record-reading.ts'
import { type AskedTenant, claimApproval, claimGuarantor, type Decider, provesAddress } from './claim-link.ts'
import { hasOpened, type Reader, summaryOf } from './contract-summary.queries.ts'
import {
  type ApprovalRow,
  type ContractRow,
  linkTenantUser,
  lockContract,
  provenPerson,
} from './contract-writes.queries.ts'
import { codeTargets } from './decision-code.ts'

/** Records as evidence that the contract was read; once per person and round. */
async function summaryForReader(
  ctx: Context,
  tx: Tx,
  { contract, reader, actor }: { contract: ContractRow; reader: Reader; actor: AuditActor },
) {
  const { summary, document, opened } = await summaryOf(tx, contract, reader)
  if (!opened) {
    await auditLog.append(tx, {
      contract: contract.id,
      kind: 'opened',
      actor,
      detail: { ...reader },
      at: ctx.clock.now(),
    })
    await announceContract(ctx, tx, contract)
  }
  return { summary, document }
}

/**
 * A user signed in with the address that was asked gets the contract once the address is proven, as a mailed link
 * proves it.
 */
async function linkReader(
  ctx: Context,
  tx: Tx,
  { approval, handed }: AskedTenant,
  reader: Actor | null,
): Promise<string | null> {
  if (reader?.email !== approval.tenant_email) return null
  if (provesAddress({ handed })) await addressProven(ctx.jobs, tx, reader.accountId)
  if (!(await provenPerson(tx, reader.accountId))) return null
  await linkTenantUser(tx, approval, reader.userId)
  return reader.userId
}

const tenantReader = (round: number, { id, tenant_name }: Pick<ApprovalRow, 'id' | 'tenant_name'>): Reader => ({
  name: tenant_name,
  round,
  approval: id,
})

/** The same for a tenant with an open answer on the contract's page. */
export async function recordOpening(
  ctx: Context,
  { id, round }: Pick<ContractRow, 'id' | 'round'>,
  approval: Pick<ApprovalRow, 'id' | 'tenant_name' | 'tenant_user_id'>,
  caller: Caller,
): Promise<void> {
  const reader = tenantReader(round, approval)
  const actor = { id: approval.tenant_user_id, name: approval.tenant_name, from: caller }
  await recordReading(ctx, { contract: id }, async (tx) => {
    // Locked, so that the second of two tabs finds the event of the first.
    const contract = await lockContract(tx, id)
    if (contract?.round !== round || (await hasOpened(tx, id, reader))) return
    await auditLog.append(tx, { contract: id, kind: 'opened', actor, detail: { ...reader }, at: ctx.clock.now() })
    await announceContract(ctx, tx, contract)
  })
}

/** A copied link does not prove the reader, so the event has no name. */
const unknownReader = 'Bağlantıyı açan kişi'
const handedMark = (handed: boolean) => (handed ? { handed: true as const } : {})

async function linkProof(ctx: Context, tx: Tx, decider: Decider, signedIn: Actor | null) {
  const { targets } = await codeTargets(ctx, tx, decider, signedIn)
  return { handed: decider.handed, code_to: targets.map(({ channel, hint }) => ({ channel, hint })) }
}

export const openApproval = (ctx: Context, token: string, signedIn: Actor | null, caller: Caller) =>
  ctx.db.transact(async (tx) => {
    const decider = await claimApproval(ctx, tx, token)
    const { contract, approval, handed } = decider
    const knownAs = approval.tenant_user_id ?? (await linkReader(ctx, tx, decider, signedIn))
    const actor = handed
      ? { id: null, name: unknownReader, from: caller }
      : { id: knownAs, name: approval.tenant_name, from: caller }
    const reader = { ...tenantReader(contract.round, approval), ...handedMark(handed) }
    const { summary } = await summaryForReader(ctx, tx, { contract, reader, actor })
    return {
      summary,
      tenant_name: approval.tenant_name,
      expires_at: approval.expires_at.toISOString(),
      ...(await linkProof(ctx, tx, decider, signedIn)),
    }
  })

export const openGuarantor = (ctx: Context, token: string, signedIn: Actor | null, caller: Caller) =>
  ctx.db.transact(async (tx) => {
    const decider = await claimGuarantor(ctx, tx, token)
    const { contract, handed } = decider
    const sentAt = contract.guarantor_token_created_at!.getTime()
    const reader = { name: contract.guarantor_name, round: contract.round, ...handedMark(handed) }
    const actor = { id: null, name: handed ? unknownReader : reader.name, from: caller }
    const { summary, document } = await summaryForReader(ctx, tx, { contract, reader, actor })
    return {
      summary,
      guarantor_name: document.guarantor!.name,
      limit: document.guarantor!.limit,
      expires_at: new Date(sentAt + linkLifetimeMs).toISOString(),
      ...(await linkProof(ctx, tx, decider, signedIn)),
    }
  })
