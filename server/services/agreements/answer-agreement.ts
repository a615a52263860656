import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { awaitAll } from '#server/db/write-together.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { type AuditActor, auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { keepFile } from '#server/services/files/keep-file.ts'
import { prepareScan } from '#server/services/files/prepare-file.ts'
import { recordSignatures, sha256Of } from '#server/services/paper-signatures/record-signature.ts'
import type { ApprovalKind, LinkCall, Proof, Scan, SignedPage } from './approval-kind.ts'

/**
 * AGREEMENTS: whatever two sides agree to is answered here. Three ways lead to `recordAnswer`: a mailed or handed link,
 * the party's account, and the owner's record of a signature on paper. Each kind of party is an `ApprovalKind`.
 */

interface AnswerToRecord<Asked, Given> {
  asked: Asked
  given: Given
  proof: Proof
  caller: Caller
  /** Set where the caller's account answers or records, not the party that was asked. */
  by?: AuditActor
  scan?: Scan
}

/** Must hold the agreement's lock: one answer for each party, its evidence, the new state and what follows. */
export async function recordAnswer<Asked, Given, Reply>(
  ctx: Context,
  tx: Tx,
  kind: ApprovalKind<Asked, Given, Reply>,
  { asked, proof, caller, by, scan, ...toRecord }: AnswerToRecord<Asked, Given>,
): Promise<Reply> {
  const given = kind.check(asked, toRecord.given)
  const actor = by ?? { ...(await kind.answerer(tx, asked)), from: caller }
  const answer = { given, proof, at: ctx.clock.now(), actor, scan: scan ?? null }
  const event = kind.evidence(asked, answer)
  const [isFirst] = await awaitAll([
    kind.consume(ctx, tx, asked, answer),
    event && auditLog.append(tx, { ...event, actor, at: answer.at }),
  ])
  if (!isFirst) throw kind.refuseSecond(proof.way)
  if (scan) await recordSignature(ctx, tx, kind.onPaper.page(asked), { scan, by: actor })
  return kind.follow(ctx, tx, asked, answer)
}

/** After the answer, because a signature counts for the answer that is not younger than it. */
async function recordSignature(
  ctx: Context,
  tx: Tx,
  { signature }: SignedPage,
  recorded: { scan: Scan; by: AuditActor },
): Promise<void> {
  if (!signature) return
  const { tenant, name, ...signed } = signature
  await recordSignatures(ctx, tx, { ...signed, signers: [{ tenant, name }], ...recorded })
}

/** By link, after its holder is proven: by the link alone, or by what the kind asks for besides. */
export async function answerByLink<Asked, Given, Reply>(
  ctx: Context,
  kind: ApprovalKind<Asked, Given, Reply>,
  { given, ...link }: LinkCall & { given: Given },
): Promise<Reply> {
  const { token, caller } = link
  const first = await ctx.db.transact(async (tx) => {
    const asked = await kind.claim(ctx, tx, token)
    const proof = await kind.proveHolder(ctx, tx, asked, link)
    if (typeof proof === 'function') return { prove: proof }
    return { reply: await recordAnswer(ctx, tx, kind, { asked, given, proof, caller }) }
  })
  if ('reply' in first) return first.reply
  const proof = await first.prove()
  return ctx.db.transact(async (tx) =>
    recordAnswer(ctx, tx, kind, { asked: await kind.claim(ctx, tx, token), given, proof, caller }),
  )
}

interface RecordingPage<Asked> {
  /** Finds and locks the party; refuses those who may not record, and a party who can be reached. */
  find(tx: Tx): Promise<Asked>
  bytes: Uint8Array
  caller: Caller
}

/** The owner states, with a scan, that a party with neither mail nor phone signed on paper. */
export async function recordOnPaper<Asked, Given>(
  ctx: Context,
  actor: Actor,
  kind: ApprovalKind<Asked, Given, unknown>,
  { find, bytes, caller }: RecordingPage<Asked>,
): Promise<void> {
  // Checked before preparing the scan, and again under the lock.
  const before = kind.onPaper.page(await ctx.db.transact(find))
  const prepared = await prepareScan(bytes)
  const file = {
    area: 'contract-documents' as const,
    name: before.file,
    property_id: before.property_id,
    prepared,
    // The agreement before the property, like an answer by link, to avoid a deadlock.
    lockFirst: find,
  }
  await keepFile(ctx, actor, file, async (tx, { id }) => {
    const asked = await find(tx)
    const by = auditActor(actor, caller)
    const scan = { id, sha256: sha256Of(prepared) }
    await recordAnswer(ctx, tx, kind, { asked, given: kind.onPaper.given, proof: { way: 'paper' }, caller, by, scan })
  })
}
