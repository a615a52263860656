import { dayMs, isoDate } from '#domain/kernel/dates.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { refuseContract } from '#domain/tenancy/contracts/contracts.messages.ts'
import { findContract } from '#server/access/contract-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { type AuditActor, auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { timesAskedSince } from './ask-again.queries.ts'
import { notifyTenants } from './contract-notifications.ts'
import { roundSnapshot } from './contract-snapshots.queries.ts'
import { announcedEndBefore } from './contract-tenancy.queries.ts'
import {
  approvalsOf,
  type ContractRow,
  liveContractOf,
  lockContract,
  lockProperty,
  setApproval,
  setContract,
  tenantsOf,
} from './contract-writes.queries.ts'
import { type PreviousRound, previousRound } from './previous-round.ts'
import { recomputeStatus } from './recompute-status.ts'
import { askTenants, requestApprovals } from './request-approvals.ts'

const mostADay = 3

/**
 * Asks those who refused again, with the same terms. If the property is unchanged, the frozen document and its hash
 * stay, and so do the other approvals. Otherwise a new document is made and everyone is asked. The refusal stays in its
 * approval and in the events.
 */
export function askAgain(ctx: Context, actor: Actor, id: string, caller: Caller): Promise<{ everybody: boolean }> {
  return ctx.db.transact(async (tx) => {
    const endsOn = await announcedEndBefore(tx, id)
    const { contract, rights } = await findContract(tx, actor, id, { lock: true })
    if (!rights.manage) throw refuse('not_allowed')
    await refuseUnlessRefused(ctx, tx, contract)
    if (endsOn) throw refuseContract('end_announced')
    const by = auditActor(actor, caller)
    const previous = await previousRound(tx, contract)
    const everybody = previous.propertyChanges.length > 0 || !(await roundSnapshot(tx, id, contract.round))
    if (everybody)
      await askEverybody(ctx, tx, contract, { by, again: { ...previous, changes: previous.propertyChanges } })
    else await askTheRefusing(ctx, tx, contract, by)
    await recomputeStatus(ctx, tx, id, by)
    return { everybody }
  })
}

/** Of two concurrent calls the second finds no refusal left. */
async function refuseUnlessRefused(ctx: Context, tx: Tx, contract: ContractRow) {
  const now = ctx.clock.now()
  const today = isoDate(now)
  if (contract.cancelled_at || contract.deleted_at) throw refuseContract('contract_ended')
  if (contract.status !== 'rejected_by_tenant') throw refuseContract('nothing_to_ask_again')
  if (contract.bitisTarihi < today) throw refuseContract('contract_over')
  if (!(await lockProperty(tx, contract.property_id))) throw refuseContract('place_gone')
  const related = {
    ids: [contract.id, contract.renewed_from].filter((each) => each !== null),
    followersOf: contract.id,
  }
  if (await liveContractOf(tx, contract.property_id, today, related)) throw refuseContract('contract_live')
  if ((await timesAskedSince(tx, contract.id, new Date(now.getTime() - dayMs))) >= mostADay)
    throw refuseContract('asked_too_often')
}

async function askTheRefusing(ctx: Context, tx: Tx, contract: ContractRow, by: AuditActor) {
  const approvals = await approvalsOf(tx, contract.id, contract.round)
  const refused = approvals.filter(({ approval_status }) => approval_status === 'rejected')
  for (const { id } of refused) await setApproval(tx, id, { superseded_at: ctx.clock.now() })
  const tenants = (await tenantsOf(tx, contract.id)).filter(({ id }) =>
    refused.some(({ contract_tenant_id }) => contract_tenant_id === id),
  )
  await auditLog.append(tx, {
    contract: contract.id,
    kind: 'asked_again',
    actor: by,
    detail: { same: true, names: tenants.map(({ tenant_name }) => tenant_name) },
    at: ctx.clock.now(),
  })
  const asked = refused.map(({ tenant_email }) => ({ email: tenant_email, answer: 'rejected' as const }))
  const { property_title: title } = await askTenants(ctx, tx, {
    contract,
    tenants,
    before: refused,
    actor: by,
    again: { asked, changes: [] },
    tenantCount: approvals.length,
  })
  await notifyTenants(ctx, tx, contract, {
    title,
    event: `${title} kontratı aynı şartlarla yeniden onayınıza sunuldu.`,
    created_by: by.id,
    mailed: true,
    asks: true,
    only: tenants.flatMap(({ tenant_user_id }) => tenant_user_id ?? []),
  })
}

async function askEverybody(
  ctx: Context,
  tx: Tx,
  contract: ContractRow,
  { by, again }: { by: AuditActor; again: PreviousRound },
) {
  await setContract(tx, contract.id, {
    round: contract.round + 1,
    version: contract.version + 1,
    ...(contract.has_guarantor && { guarantor_approval_status: 'pending' as const }),
    guarantor_declined: false,
    guarantor_decided_at: null,
    signed_off_at: null,
    signed_off_by: null,
  })
  await auditLog.append(tx, { contract: contract.id, kind: 'asked_again', actor: by, at: ctx.clock.now() })
  await requestApprovals(ctx, tx, { contract: (await lockContract(tx, contract.id))!, actor: by, again })
}
