import { isoDate, showDate } from '#domain/kernel/dates.ts'
import { missingAs, refuse } from '#domain/kernel/refusal.ts'
import { refuseTenancy } from '#domain/tenancy/tenancies/tenancies.messages.ts'
import { refuseUndertaking, undertakingsRefusals } from '#domain/tenancy/undertakings/undertakings.messages.ts'
import {
  lastDayToAct,
  problemFields,
  undertakingProblem,
  wholeAddress,
} from '#domain/tenancy/undertakings/undertakings.rules.ts'
import type { UndertakingForm } from '#domain/tenancy/undertakings/undertakings.schema.ts'
import { type FoundTenancy, findTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { notifyTenants } from '#server/features/tenancy/contracts/contract-notifications.ts'
import { roundSnapshot } from '#server/features/tenancy/contracts/contract-snapshots.queries.ts'
import { liveDocument } from '#server/features/tenancy/contracts/contract-summary.queries.ts'
import { contractById, tenantsOf } from '#server/features/tenancy/contracts/contract-writes.queries.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { announceContract } from '#server/services/agreements/announce-contract.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { keepFile } from '#server/services/files/keep-file.ts'
import { prepareScan } from '#server/services/files/prepare-file.ts'
import { mailSigner, recordSignatures, sha256Of } from '#server/services/paper-signatures/record-signature.ts'
import {
  confirmedHandoverOn,
  firstAgreedOn,
  insertUndertaking,
  isNamedIn,
  keepScan,
  markWithdrawn,
  type UndertakingRow,
  undertakingById,
} from './undertakings.queries.ts'

const agreedDocument = async (db: Db, contract: FoundTenancy['contract']) =>
  (await roundSnapshot(db, contract.id, contract.round)) ?? (await liveDocument(db, contract))

/** Refuses to print an undertaking that would be void by law, because its signers would rely on it in vain. */
export const prepareUndertaking = (
  ctx: Context,
  actor: Actor,
  { tenancyId, given, caller }: { tenancyId: string; given: UndertakingForm & { id: string }; caller: Caller },
): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const { tenancy, contract, rights } = await findTenancy(tx, actor, tenancyId, { lock: true })
    if (!rights.manage) throw refuse('not_allowed')
    const known = await undertakingById(tx, given.id)
    if (known) {
      if (known.tenancy_id !== tenancyId) throw refuseUndertaking('undertaking_missing')
      return
    }
    if (tenancy.ended_on) throw refuseTenancy('tenancy_over')
    const now = ctx.clock.now()
    const agreed_on = await firstAgreedOn(tx, tenancyId)
    const confirmed_on = await confirmedHandoverOn(tx, tenancyId)
    const problem = undertakingProblem({ ...given, agreed_on, confirmed_on, today: isoDate(now) })
    if (problem) throw refuseUndertaking(problem, { [problemFields[problem]]: undertakingsRefusals[problem].message })
    const document = await agreedDocument(tx, contract)
    const { name, id_number } = document.landlord
    const by = auditActor(actor, caller)
    await insertUndertaking(tx, {
      ...given,
      tenancy_id: tenancyId,
      contract_id: contract.id,
      owner_id: tenancy.owner_id,
      document: {
        property_title: document.property.title,
        address: wholeAddress(document.property),
        contract: document.short_id,
        landlord: { name, id_number },
        tenants: document.tenants.map((tenant) => ({ name: tenant.name, id_number: tenant.id_number })),
      },
      created_by: actor.userId,
      created_by_name: by.name,
      created_at: now,
    })
    await auditLog.append(tx, {
      contract: contract.id,
      kind: 'undertaking_prepared',
      actor: by,
      detail: { given_on: given.given_on, evict_on: given.evict_on },
      at: now,
    })
    await announceContract(ctx, tx, contract)
  })

/**
 * For people who may see its tenancy, but only tenants of its contract; a stranger gets the same reply as for a missing
 * one.
 */
export async function findUndertaking(db: Db, actor: Actor, id: string, options: { lock?: boolean } = {}) {
  const undertaking = await undertakingById(db, id)
  if (!undertaking) throw refuseUndertaking('undertaking_missing')
  const tenancy = findTenancy(db, actor, undertaking.tenancy_id, options)
  const found = await missingAs(refuseUndertaking('undertaking_missing'), tenancy)
  // It belongs to a contract that does not name this tenant.
  if (found.relation === 'tenant' && !(await isNamedIn(db, undertaking.contract_id, actor.userId)))
    throw refuseUndertaking('undertaking_missing')
  // Read again under the lock, because it may have changed.
  return { ...found, undertaking: options.lock ? (await undertakingById(db, id))! : undertaking }
}

function refuseScanned({ scan_file, withdrawn_at, given_on }: UndertakingRow, now: Date) {
  if (withdrawn_at) throw refuseUndertaking('undertaking_withdrawn')
  if (scan_file) throw refuseUndertaking('undertaking_scanned')
  if (given_on > isoDate(now)) throw refuseUndertaking('undertaking_not_given')
}

/** Stores the signed paper once: evidence for both sides, with its hash in the contract's history. */
export async function scanUndertaking(
  ctx: Context,
  actor: Actor,
  { id, bytes, caller }: { id: string; bytes: Uint8Array; caller: Caller },
): Promise<void> {
  // Checked before processing the scan, and again under the lock.
  const before = await findUndertaking(ctx.db, actor, id)
  if (!before.rights.manage) throw refuse('not_allowed')
  refuseScanned(before.undertaking, ctx.clock.now())
  const prepared = await prepareScan(bytes)
  const scan_sha256 = sha256Of(prepared)
  const file = {
    area: 'contract-documents' as const,
    name: `Kâğıtta imzanın taraması, tahliye taahhüdü ${before.undertaking.document.contract}`,
    property_id: before.tenancy.property_id,
    prepared,
  }
  await keepFile(ctx, actor, file, async (tx, { id: scan_file }) => {
    const found = await findUndertaking(tx, actor, id, { lock: true })
    if (!found.rights.manage) throw refuse('not_allowed')
    const now = ctx.clock.now()
    refuseScanned(found.undertaking, now)
    if (!(await keepScan(tx, id, { scan_file, scan_sha256, scanned_at: now })))
      throw refuseUndertaking('undertaking_scanned')
    const { evict_on, contract_id } = found.undertaking
    const signers = await tenantsOf(tx, contract_id)
    // The law requires this undertaking on paper (TBK 352/1), from everyone, so the signers are notified and may
    // object.
    await recordSignatures(ctx, tx, {
      contract: contract_id,
      act: 'undertaking',
      subject: id,
      title: 'Tahliye taahhüdü',
      signers: signers.map((tenant) => ({ tenant: tenant.id, name: tenant.tenant_name })),
      scan: { id: scan_file, sha256: scan_sha256 },
      by: auditActor(actor, caller),
    })
    for (const { id: tenant, tenant_email: email } of signers)
      await mailSigner(ctx, tx, { contract: contract_id, tenant, email, subject: id })
    const detail = { evict_on, file: scan_file, sha256: scan_sha256 }
    await recordAndTell(ctx, tx, { ...found, actor, caller, kind: 'undertaking_scanned', detail })
  })
}

export const withdrawUndertaking = (
  ctx: Context,
  actor: Actor,
  { id, reason, caller }: { id: string; reason: string; caller: Caller },
): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const found = await findUndertaking(tx, actor, id, { lock: true })
    if (!found.rights.manage) throw refuse('not_allowed')
    const change = { withdrawn_at: ctx.clock.now(), withdrawn_by_name: actor.username, withdraw_reason: reason }
    if (!(await markWithdrawn(tx, id, change))) throw refuseUndertaking('undertaking_withdrawn')
    const detail = { evict_on: found.undertaking.evict_on, reason }
    await recordAndTell(ctx, tx, { ...found, actor, caller, kind: 'undertaking_withdrawn', detail })
  })

interface Step extends FoundTenancy {
  undertaking: UndertakingRow
  actor: Actor
  caller: Caller
  kind: 'undertaking_scanned' | 'undertaking_withdrawn'
  detail: Record<string, unknown>
}

/**
 * Records the step in the history of the contract it belongs to and notifies its tenants, who must know of every record
 * about them. A later contract of the tenancy may have others.
 */
async function recordAndTell(ctx: Context, tx: Tx, { undertaking, actor, caller, kind, detail }: Step) {
  const contract = (await contractById(tx, undertaking.contract_id))!
  await auditLog.append(tx, {
    contract: contract.id,
    kind,
    actor: auditActor(actor, caller),
    detail,
    at: ctx.clock.now(),
  })
  const title = undertaking.document.property_title
  const day = showDate(undertaking.evict_on)
  const event =
    kind === 'undertaking_scanned'
      ? `${title} için imzalı tahliye taahhüdünüz kaydedildi: boşaltma tarihi ${day}, başvuru için son gün ${showDate(lastDayToAct(undertaking.evict_on))}.`
      : `${title} için ${day} tarihli tahliye taahhüdü geri çekildi.`
  // The signers of a scanned one have been mailed already.
  const mailed = kind === 'undertaking_scanned'
  await notifyTenants(ctx, tx, contract, { title, event, created_by: actor.userId, mailed })
  await announceContract(ctx, tx, contract)
}
