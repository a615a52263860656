import { refuse } from '#domain/kernel/refusal.ts'
import { refusePaperSignature } from '#domain/tenancy/paper-signatures/paper-signatures.messages.ts'
import { signsOnPaper } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import { refusePaper } from '#domain/tenancy/papers/papers.messages.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { keepFile } from '#server/services/files/keep-file.ts'
import { prepareScan } from '#server/services/files/prepare-file.ts'
import { recordSignatures, sha256Of } from '#server/services/paper-signatures/record-signature.ts'
import { type PaperDecided, recordDecision } from './decide-paper.ts'
import { findPaperTenancy } from './find-paper.ts'
import { lockPaper, type PaperRow, partiesOf } from './papers.queries.ts'

interface Recording {
  id: string
  partyId: string
  bytes: Uint8Array
  caller: Caller
  decided: (kind: PaperRow['kind']) => PaperDecided
}

/** Only the owner may record, for a party who had neither mail nor phone when this paper was sent. */
async function signerOf(tx: Tx, actor: Actor, { id, partyId }: Pick<Recording, 'id' | 'partyId'>) {
  const paper = await lockPaper(tx, id)
  if (!paper) throw refusePaper('paper_missing')
  const { relation } = await findPaperTenancy(tx, actor, paper)
  if (relation !== 'owner') throw refuse('not_allowed')
  const party = (await partiesOf(tx, id)).find((each) => each.id === partyId)
  if (!party) throw refusePaper('paper_missing')
  if (paper.state === 'superseded') throw refusePaper('paper_changed')
  if (party.decision !== null) throw refusePaper('paper_decided')
  if (paper.state !== 'sent') throw refusePaper('paper_closed')
  if (!signsOnPaper(party)) throw refusePaperSignature('paper_way_closed')
  return { paper, party }
}

/** The owner states, with a scan, that a party signed this paper by hand. */
export async function recordOnPaper(ctx: Context, actor: Actor, recording: Recording): Promise<void> {
  const { caller, decided } = recording
  // Checked before preparing the scan, and again under the lock.
  const { paper: before } = await ctx.db.transact((tx) => signerOf(tx, actor, recording))
  const prepared = await prepareScan(recording.bytes)
  const file = {
    area: 'contract-documents' as const,
    name: `Kâğıtta imzanın taraması, ${before.document.title} ${before.number}`,
    property_id: before.property_id,
    prepared,
    lockFirst: (tx: Tx) => signerOf(tx, actor, recording),
  }
  await keepFile(ctx, actor, file, async (tx, { id: scan }) => {
    const { paper, party } = await signerOf(tx, actor, recording)
    if (paper.contract_id)
      await recordSignatures(ctx, tx, {
        contract: paper.contract_id,
        act: 'paper',
        subject: party.id,
        title: paper.document.title,
        signers: [{ tenant: party.contract_tenant_id, name: party.name }],
        scan: { id: scan, sha256: sha256Of(prepared) },
        by: auditActor(actor, caller),
        detail: { hash: paper.hash },
      })
    const input = { answer: 'confirmed' as const, note: '', objections: [] }
    await recordDecision(ctx, tx, { input, caller, decided, paper, party, way: 'paper', by: actor })
  })
}
