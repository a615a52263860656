import { refuseFile } from '#domain/services/files/files.messages.ts'
import { refusePaper } from '#domain/tenancy/papers/papers.messages.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Caller, FileReply } from '#server/http/route.ts'
import { tokenHash } from '#server/platform/signed-parts.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { recordReading } from '#server/services/audit/record-reading.ts'
import { thumbName } from '#server/services/files/keep-file.ts'
import { textOf } from './paper-document.ts'
import { paperLink } from './paper-links.ts'
import { announcePaper } from './paper-notifications.ts'
import { lockPaper, markOpened, type PaperRow, type PartyRow, partyById } from './papers.queries.ts'
import { printedPaper } from './print-paper.ts'

/** A party of a paper, both read under the paper's lock. */
export interface AskedParty {
  paper: PaperRow
  party: PartyRow
}

/** The party of a link, under the paper's lock; refuses a link that a newer link or round has replaced. */
export async function claimParty(ctx: Context, tx: Tx, token: string): Promise<AskedParty> {
  const { partyId, paperId } = paperLink.read(ctx.secrets.tokens, token, ctx.clock.now())
  const paper = await lockPaper(tx, paperId)
  const party = paper && (await partyById(tx, partyId))
  if (!paper || party?.paper_id !== paperId) throw refusePaper('paper_missing')
  if (paper.state === 'superseded') throw refusePaper('paper_changed')
  // The token is signed, so it was once sent to this party, whose address never changes.
  if (party.token_hash !== tokenHash(token)) throw refusePaper(party.token_hash ? 'link_replaced' : 'paper_missing')
  return { paper, party }
}

export const openPaper = (ctx: Context, token: string, caller: Caller) =>
  ctx.db.transact(async (tx) => {
    const { paper, party } = await claimParty(ctx, tx, token)
    await noteOpening(ctx, tx, { paper, party, caller })
    return {
      text: textOf(paper.document),
      hash: paper.hash,
      state: paper.state,
      name: party.name,
      side: party.side,
      sent_by: paper.created_by_name,
      expires_at: party.expires_at!.toISOString(),
      decided: party.decision && { answer: party.decision, decided_at: party.decided_at!.toISOString() },
    }
  })

/** The first opening by a party is recorded as evidence. */
async function noteOpening(
  ctx: Context,
  tx: Tx,
  { paper, party, caller }: { paper: PaperRow; party: PartyRow; caller: Caller },
) {
  if (party.decision !== null || !(await markOpened(tx, party.id, ctx.clock.now()))) return
  const actor = { id: party.user_id, name: party.name, from: caller }
  await auditLog.append(tx, { paper: paper.id, kind: 'opened', actor, at: ctx.clock.now() })
  await announcePaper(ctx, tx, paper)
}

/** The same for the paper's own page. */
export async function recordPaperOpening(
  ctx: Context,
  paperId: string,
  partyId: string,
  caller: Caller,
): Promise<void> {
  await recordReading(ctx, { paper: paperId }, async (tx) => {
    const paper = await lockPaper(tx, paperId)
    const party = paper && (await partyById(tx, partyId))
    if (paper?.state === 'sent' && party) await noteOpening(ctx, tx, { paper, party, caller })
  })
}

/** A picture in the paper, for the holder of the link. */
export async function openLinkedFile(ctx: Context, token: string, file: string, size?: 'thumb'): Promise<FileReply> {
  const { paper } = await ctx.db.transact((tx) => claimParty(ctx, tx, token))
  if (!paper.document.sections.some(({ photos }) => photos.some(({ file_id }) => file_id === file)))
    throw refuseFile('file_missing')
  const area = 'contract-documents'
  const content = (size && (await ctx.storage.get(area, thumbName(file)))) || (await ctx.storage.get(area, file))
  if (!content) throw refuseFile('file_missing')
  return { content, type: 'image/webp', cache: 'private, no-store' }
}

export async function printLinked(ctx: Context, token: string): Promise<FileReply> {
  const { paper } = await ctx.db.transact((tx) => claimParty(ctx, tx, token))
  // The other parties' IP addresses are only shown to those who see the tenancy.
  return printedPaper(ctx, paper, { addresses: false })
}
