import { papersMessages, refusePaper } from '#domain/tenancy/papers/papers.messages.ts'
import { stateAfter } from '#domain/tenancy/papers/papers.rules.ts'
import type { PaperAnswer, PaperWay } from '#domain/tenancy/papers/papers.schema.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { findPaperTenancy } from './find-paper.ts'
import { claimParty } from './open-paper.ts'
import { recordPaperEvent } from './paper-events.ts'
import { announcePaper, notifyOfDecision } from './paper-notifications.ts'
import { consumeLink, lockPaper, type PaperRow, type PartyRow, partiesOf, setPaper } from './papers.queries.ts'
import { speaksFor } from './view-paper.ts'

/** A feature's function that runs in the same transaction when its paper is confirmed or objected to. */
export type PaperDecided = (
  ctx: Context,
  tx: Tx,
  decided: { paper: PaperRow; party: PartyRow; at: Date },
) => Promise<void>

interface Deciding {
  input: PaperAnswer
  caller: Caller
  decided: (kind: PaperRow['kind']) => PaperDecided
}

/** By the mailed link: only the party's mailbox has it, so it identifies the party. */
export const decideByLink = (ctx: Context, token: string, deciding: Deciding) =>
  ctx.db.transact(async (tx) => {
    const { paper, party } = await claimParty(ctx, tx, token)
    return recordDecision(ctx, tx, { ...deciding, paper, party, way: 'mailed_link' })
  })

/** The same for a signed-in party, or for the owner's staff with the right to decide. */
export const decideSignedIn = (ctx: Context, actor: Actor, id: string, deciding: Deciding) =>
  ctx.db.transact(async (tx) => {
    const paper = await lockPaper(tx, id)
    if (!paper) throw refusePaper('paper_missing')
    const found = await findPaperTenancy(tx, actor, paper)
    const own = (await partiesOf(tx, id)).filter((party) => speaksFor(actor, found, party))
    const party = own.find(({ decision }) => decision === null)
    if (!party) throw refusePaper(own.length > 0 ? 'paper_decided' : 'paper_not_yours')
    return recordDecision(ctx, tx, { ...deciding, paper, party, way: 'signed_in', by: actor })
  })

/**
 * Must hold the paper's lock: records one decision for each party, its evidence, the paper's state and the
 * notifications.
 */
export async function recordDecision(
  ctx: Context,
  tx: Tx,
  {
    input,
    caller,
    decided,
    paper,
    party,
    way,
    by,
  }: Deciding & { paper: PaperRow; party: PartyRow; way: PaperWay; by?: Actor },
) {
  if (paper.state === 'superseded') throw refusePaper('paper_changed')
  if (party.decision !== null) throw refusePaper('paper_decided')
  if (paper.state !== 'sent') throw refusePaper('paper_closed')
  const objections = input.answer === 'objected' ? known(paper, input) : []
  const note = input.note.trim()
  if (input.answer === 'objected' && !note && !objections.some((each) => each.note)) throw refusePaper('note_missing')
  const at = ctx.clock.now()
  const change = { decision: input.answer, note, objections, way, decided_at: at }
  if (!(await consumeLink(tx, party.id, change))) throw refusePaper('paper_decided')
  await recordPaperEvent(ctx, tx, {
    paper: paper.id,
    kind: way === 'paper' ? 'signed_on_paper' : input.answer,
    actor: by
      ? { id: by.userId, name: by.username, from: caller }
      : { id: party.user_id, name: party.name, from: caller },
    detail: {
      hash: paper.hash,
      way,
      ...(way === 'paper' && { name: party.name }),
      ...(note && { note }),
      ...(objections.length > 0 && { objections }),
    },
  })
  const parties = await partiesOf(tx, paper.id)
  const state = stateAfter(parties.map(({ decision }) => decision))
  const now = { ...paper, state, decided_at: state === 'sent' ? null : at }
  const answered = { ...party, ...change }
  if (state !== 'sent') {
    await setPaper(tx, paper.id, { state, decided_at: at })
    await decided(paper.kind)(ctx, tx, { paper: now, party: answered, at })
  }
  await notifyOfDecision(ctx, tx, { paper: now, parties, party: answered })
  await announcePaper(ctx, tx, paper)
  return { answer: input.answer, state, decided_at: at.toISOString(), message: papersMessages[input.answer] }
}

/** Objections to items that the paper does not have are ignored. */
const known = ({ document }: PaperRow, { objections }: PaperAnswer) =>
  objections.filter(({ key, note }) => note && document.items.some((item) => item.key === key))
