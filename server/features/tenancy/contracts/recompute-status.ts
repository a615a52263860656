import { roleLabels } from '#domain/access/roles.ts'
import { isoDate } from '#domain/kernel/dates.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { contractStatus } from '#domain/tenancy/contracts/contracts.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { awaitAll } from '#server/db/write-together.ts'
import { askForProof, firstName } from '#server/features/people/accounts/address-proof.ts'
import { inviteAccount } from '#server/features/people/accounts/invite-account.ts'
import { syncStatus } from '#server/features/property/properties/property-status.ts'
import { linkTenant } from '#server/features/property/properties/tenants.queries.ts'
import { announceContract } from '#server/services/agreements/announce-contract.ts'
import { type AuditActor, systemActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { makeDuesOf } from '#server/services/ledger/make-dues.ts'
import { sealFromNow } from '#server/services/sealed-papers/sealed-paper.ts'
import { contractCopiesJob } from './contract-copies.ts'
import { contractStatusText, sealedState } from './contract-status-text.ts'
import { joinTenancy } from './contract-tenancy.queries.ts'
import {
  type ApprovalRow,
  accountBehind,
  approvalsOf,
  type ContractRow,
  type ContractTenantRow,
  linkTenantUser,
  lockContract,
  propertyOf,
  setContract,
  setPropertyContract,
  tenantsOf,
} from './contract-writes.queries.ts'

/** Recomputes the status from the stored answers; a contract that becomes active takes effect. */
export async function recomputeStatus(
  ctx: Context,
  tx: Tx,
  contractId: string,
  actor: AuditActor,
): Promise<ContractRow> {
  const { contract } = await recomputeLocked(ctx, tx, { before: (await lockContract(tx, contractId))!, actor })
  return contract
}

/** The same for a row already locked and read, or changed, in this transaction; returns the round's approvals too. */
export async function recomputeLocked(
  ctx: Context,
  tx: Tx,
  { before, actor }: { before: ContractRow; actor: AuditActor },
): Promise<{ contract: ContractRow; approvals: ApprovalRow[] }> {
  const contractId = before.id
  const approvals = await approvalsOf(tx, contractId, before.round)
  const status = contractStatus(
    before,
    approvals.map((approval) => approval.approval_status),
  )
  const change = {
    status,
    tenant_approval_count: approvals.filter((approval) => approval.approval_status === 'approved').length,
    tenant_approval_required: approvals.length,
    updated_at: ctx.clock.now(),
  }
  const contract = { ...before, ...change }
  if (status === 'active' && before.status !== 'active') {
    await setContract(tx, contractId, change)
    await takeEffect(ctx, tx, contract, actor)
    // Its tenants hear of it too, now that they have access.
    await announceContract(ctx, tx, contract)
  } else await awaitAll([setContract(tx, contractId, change), announceContract(ctx, tx, contract)])
  return { contract, approvals }
}

/**
 * Gives a tenant access: through the account with the address, or an invitation. Without an address there is none yet.
 */
export async function giveTenantAccess(ctx: Context, tx: Tx, contract: ContractRow, tenant: ContractTenantRow) {
  if (!tenant.tenant_user_id && !tenant.tenant_email) return
  const account = tenant.tenant_user_id ? null : await accountBehind(tx, tenant.tenant_email)
  if (account && !account.proven && !account.opensByMailOnly) {
    // Anyone can register with another's address, so the mailbox is asked; the proof links what waits for it.
    const { accountId, username } = account
    await askForProof(ctx, tx, {
      accountId,
      email: tenant.tenant_email,
      firstname: firstName(username),
      letter: 'address-proof',
      mayTellOwner: false,
    })
    return
  }
  const property = await propertyOf(tx, contract.property_id)
  const userId =
    tenant.tenant_user_id ??
    account?.id ??
    (await inviteAccount(ctx, tx, {
      email: tenant.tenant_email,
      username: tenant.tenant_name,
      userType: 'tenant',
      tenants: true,
      createdBy: contract.owner_id,
      letter: { inviter: contract.owner_name, role: roleLabels.tenant, properties: [titleOf(property)] },
    }))
  const approvals = await approvalsOf(tx, contract.id, contract.round)
  const approval = approvals.find((each) => each.contract_tenant_id === tenant.id)
  if (approval && !tenant.tenant_user_id) await linkTenantUser(tx, approval, userId)
  if (tenant.is_primary) await setContract(tx, contract.id, { tenant_user_id: userId })
  await linkTenant(tx, contract.property_id, userId)
  tx.afterCommit(() => ctx.realtime.recheck(userId))
}

/** All have agreed: tenants get access, the property its contract and status. */
async function takeEffect(ctx: Context, tx: Tx, contract: ContractRow, actor: AuditActor) {
  for (const tenant of await tenantsOf(tx, contract.id)) await giveTenantAccess(ctx, tx, contract, tenant)
  const tenancy = await joinTenancy(tx, contract, ctx.clock.now())
  await setPropertyContract(tx, contract.property_id, contract.id)
  await syncStatus(ctx, tx, contract.property_id, actor.id ? actor : systemActor)
  await makeDuesOf(ctx, tx, [tenancy])
  await auditLog.append(tx, { contract: contract.id, kind: 'activated', actor, at: ctx.clock.now() })
  const inForce = { ...contract, cancelled: false, ended: false, cancelled_at: null }
  await sealFromNow(ctx, tx, {
    kind: 'contract',
    subject_id: contract.id,
    tenancy_id: tenancy,
    property_id: contract.property_id,
    hash: contract.terms_hash,
    readers: 'parties',
    paper_state: sealedState(contractStatusText(inForce, isoDate(ctx.clock.now())), []),
  })
  await ctx.jobs.enqueue(tx, contractCopiesJob, { contract: contract.id, round: contract.round })
}
