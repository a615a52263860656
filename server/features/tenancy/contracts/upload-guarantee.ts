import { shortId } from '#domain/kernel/ids.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { refuseContract } from '#domain/tenancy/contracts/contracts.messages.ts'
import { findContract } from '#server/access/contract-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Db, Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { announceContract } from '#server/services/agreements/announce-contract.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { dropFiles, keepFile } from '#server/services/files/keep-file.ts'
import { prepareScan } from '#server/services/files/prepare-file.ts'
import { isSignatureScan } from '#server/services/paper-signatures/paper-signatures.queries.ts'
import { sha256Of } from '#server/services/paper-signatures/record-signature.ts'
import { setContract } from './contract-writes.queries.ts'

async function guaranteed(db: Db, actor: Actor, id: string, lock = false) {
  const { contract, rights } = await findContract(db, actor, id, { lock })
  if (!rights.manage) throw refuse('not_allowed')
  if (!contract.has_guarantor) throw refuseContract('no_guarantor')
  if (contract.cancelled_at || contract.deleted_at) throw refuseContract('contract_ended')
  return contract
}

/** Stores the scan of the handwritten guarantee. A new scan replaces the last; the event keeps the hash of each. */
export async function uploadGuarantee(ctx: Context, actor: Actor, id: string, bytes: Uint8Array, caller: Caller) {
  // Checked before processing the scan, and again under the lock.
  const { property_id } = await guaranteed(ctx.db, actor, id)
  const prepared = await prepareScan(bytes)
  const name = `Kefalet belgesi ${shortId(id)}`
  // Locks the contract before the property, like an answer that makes it take effect, to avoid a deadlock.
  const lockFirst = (tx: Tx) => guaranteed(tx, actor, id, true)
  const kept = { area: 'contract-documents' as const, name, property_id, prepared, lockFirst }
  await keepFile(ctx, actor, kept, async (tx, file) => {
    const contract = await guaranteed(tx, actor, id, true)
    await setContract(tx, id, { guarantor_scan: file.id, updated_at: ctx.clock.now() })
    const { guarantor_scan: before } = contract
    // A scan that proves a paper signature stays.
    if (before && !(await isSignatureScan(tx, before))) await dropFiles(ctx, tx, [before])
    const sha256 = sha256Of(prepared)
    await auditLog.append(tx, {
      contract: id,
      kind: 'scan_uploaded',
      actor: auditActor(actor, caller),
      detail: { sha256 },
      at: ctx.clock.now(),
    })
    await announceContract(ctx, tx, contract)
  })
}
