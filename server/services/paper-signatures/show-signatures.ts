import { isoDate } from '#domain/kernel/dates.ts'
import { mayObject, objectionUntil } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import type { PaperSignatureView } from '#domain/tenancy/paper-signatures/paper-signatures.schema.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { recordReading } from '#server/services/audit/record-reading.ts'
import { lockSignedContract, markShown, type SignatureRow, signatureById } from './paper-signatures.queries.ts'

type At = Date | string | null
type SignatureFields = Pick<
  SignatureRow,
  'id' | 'act' | 'title' | 'name' | 'guarantor' | 'recorded_by_name' | 'scan' | 'objection'
> & { recorded_at: Date | string; shown_at: At; objected_at: At; own: boolean }

const moment = (at: At) => (at === null ? null : new Date(at))

export function signatureView(signature: SignatureFields, now: Date): PaperSignatureView {
  const { id, act, title, name, guarantor, recorded_by_name, scan, objection, own } = signature
  const [shown_at, objected_at] = [moment(signature.shown_at), moment(signature.objected_at)]
  return {
    id,
    act,
    title,
    name,
    guarantor,
    recorded_by_name,
    scan,
    objection,
    own,
    recorded_at: new Date(signature.recorded_at).toISOString(),
    shown_at: shown_at?.toISOString() ?? null,
    objected_at: objected_at?.toISOString() ?? null,
    object_until: shown_at && objectionUntil(shown_at).toISOString(),
    may_object: own && mayObject({ shown_at, objected_at }, now),
  }
}

/** Records the first time a party sees the recorded signature: the period for objecting begins then. */
export async function noteShown(
  ctx: Context,
  tx: Tx,
  { signature, by }: { signature: SignatureRow; by: AuditActor },
): Promise<void> {
  const now = ctx.clock.now()
  if (!(await markShown(tx, signature.id, now))) return
  const { name, guarantor, title } = signature
  await auditLog.append(tx, {
    contract: signature.contract_id,
    kind: 'paper_shown',
    actor: by,
    detail: { name, guarantor, ...(title && { title }), until: isoDate(objectionUntil(now)) },
    at: now,
  })
}

/** For the contract's page. If recording fails, the period begins with the next view. */
export async function showSignatures(
  ctx: Context,
  actor: Actor,
  { contract, ids, caller }: { contract: { id: string }; ids: readonly string[]; caller: Caller },
): Promise<Date | null> {
  if (ids.length === 0) return null
  return recordReading(ctx, { contract: contract.id }, async (tx) => {
    await lockSignedContract(tx, contract.id)
    for (const id of ids) {
      const signature = await signatureById(tx, id)
      const by = { id: actor.userId, name: actor.username, from: caller }
      if (signature) await noteShown(ctx, tx, { signature, by })
    }
    return ctx.clock.now()
  })
}
