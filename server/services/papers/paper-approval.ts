import { refuse } from '#domain/kernel/refusal.ts'
import { refusePaperSignature } from '#domain/tenancy/paper-signatures/paper-signatures.messages.ts'
import { signsOnPaper } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import { papersMessages, refusePaper } from '#domain/tenancy/papers/papers.messages.ts'
import { stateAfter } from '#domain/tenancy/papers/papers.rules.ts'
import type { PaperAnswer, PaperDecision, PaperState } from '#domain/tenancy/papers/papers.schema.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { recordAnswer, recordOnPaper } from '#server/services/agreements/answer-agreement.ts'
import type { Answer, ApprovalKind } from '#server/services/agreements/approval-kind.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { findPaperTenancy } from './find-paper.ts'
import { type AskedParty, claimParty } from './open-paper.ts'
import { announcePaper, notifyOfDecision } from './paper-notifications.ts'
import { consumeLink, hasLeft, lockPaper, type PaperRow, type PartyRow, partiesOf, setPaper } from './papers.queries.ts'
import { sealSoon } from './seal-paper.ts'
import { speaksFor } from './view-paper.ts'

/** A feature's function that runs in the same transaction when its paper is confirmed or objected to. */
export type PaperDecided = (
  ctx: Context,
  tx: Tx,
  decided: { paper: PaperRow; party: PartyRow; at: Date },
) => Promise<void>

interface Decided {
  answer: PaperDecision
  state: PaperState
  decided_at: string
  message: string
}
export type PaperApproval = ApprovalKind<AskedParty, PaperAnswer, Decided>

/** The parties of a paper; `decided` finds the function of the paper's feature. */
export const paperApproval = (decided: (kind: PaperRow['kind']) => PaperDecided): PaperApproval => ({
  claim: claimParty,
  // Only the party's mailbox has the link, so it identifies the party.
  proveHolder: async () => ({ way: 'mailed_link' }),

  check({ paper, party }, input) {
    refuseUnlessAsked({ paper, party })
    const objections = input.answer === 'objected' ? known(paper, input) : []
    const note = input.note.trim()
    if (input.answer === 'objected' && !note && !objections.some((each) => each.note)) throw refusePaper('note_missing')
    return { answer: input.answer, note, objections }
  },

  answerer: async (_tx, { party }) => ({ id: party.user_id, name: party.name }),
  consume: (_ctx, tx, { party }, answer) => consumeLink(tx, party.id, decisionOf(answer)),
  refuseSecond: () => refusePaper('paper_decided'),

  evidence({ paper, party }, { given, proof: { way } }) {
    const { answer, note, objections } = given
    return {
      paper: paper.id,
      kind: way === 'paper' ? 'signed_on_paper' : answer,
      detail: {
        hash: paper.hash,
        way,
        ...(way === 'paper' && { name: party.name }),
        ...(note && { note }),
        ...(objections.length > 0 && { objections }),
      },
    }
  },

  async follow(ctx, tx, { paper, party }, answer) {
    const { at } = answer
    const parties = await partiesOf(tx, paper.id)
    const state = stateAfter(parties.map(({ decision }) => decision))
    const now = { ...paper, state, decided_at: state === 'sent' ? null : at }
    const answered = { ...party, ...decisionOf(answer) }
    if (state !== 'sent') {
      await setPaper(tx, paper.id, { state, decided_at: at })
      await decided(paper.kind)(ctx, tx, { paper: now, party: answered, at })
      if (state === 'confirmed') await sealSoon(ctx, tx, paper)
    }
    await notifyOfDecision(ctx, tx, { paper: now, parties, party: answered })
    await announcePaper(ctx, tx, paper)
    const { answer: given } = answer.given
    return { answer: given, state, decided_at: at.toISOString(), message: papersMessages[given] }
  },

  onPaper: {
    given: { answer: 'confirmed', note: '', objections: [] },
    page: ({ paper, party }) => ({
      file: `Kâğıtta imzanın taraması, ${paper.document.title} ${paper.number}`,
      property_id: paper.property_id,
      signature: paper.contract_id
        ? {
            contract: paper.contract_id,
            act: 'paper',
            subject: party.id,
            title: paper.document.title,
            tenant: party.contract_tenant_id,
            name: party.name,
            detail: { hash: paper.hash },
          }
        : null,
    }),
  },
})

function refuseUnlessAsked({ paper, party }: AskedParty) {
  if (paper.state === 'superseded') throw refusePaper('paper_changed')
  if (party.decision !== null) throw refusePaper('paper_decided')
  if (paper.state !== 'sent') throw refusePaper('paper_closed')
  if (hasLeft(party)) throw refusePaper('paper_party_left')
}

const decisionOf = ({ given: { answer, note, objections }, proof: { way }, at }: Answer<PaperAnswer>) => ({
  decision: answer,
  note,
  objections,
  way,
  decided_at: at,
})

/** Objections to items that the paper does not have are ignored. */
const known = ({ document }: PaperRow, { objections }: PaperAnswer) =>
  objections.filter(({ key, note }) => note && document.items.some((item) => item.key === key))

/** By a signed-in party, or by the owner's staff with the right to decide. */
export const decideSignedIn = (
  ctx: Context,
  actor: Actor,
  kind: PaperApproval,
  { id, given, caller }: { id: string; given: PaperAnswer; caller: Caller },
) =>
  ctx.db.transact(async (tx) => {
    const paper = await lockPaper(tx, id)
    if (!paper) throw refusePaper('paper_missing')
    const found = await findPaperTenancy(tx, actor, paper)
    const own = (await partiesOf(tx, id)).filter((party) => speaksFor(actor, found, party))
    const party = own.find(({ decision }) => decision === null)
    if (!party) throw refusePaper(own.length > 0 ? 'paper_decided' : 'paper_not_yours')
    const by = auditActor(actor, caller)
    return recordAnswer(ctx, tx, kind, { asked: { paper, party }, given, proof: { way: 'signed_in' }, caller, by })
  })

/** Only the owner may record, for a party who had neither mail nor phone when this paper was sent. */
async function signerOf(tx: Tx, actor: Actor, { id, partyId }: { id: string; partyId: string }): Promise<AskedParty> {
  const paper = await lockPaper(tx, id)
  if (!paper) throw refusePaper('paper_missing')
  const { relation } = await findPaperTenancy(tx, actor, paper)
  if (relation !== 'owner') throw refuse('not_allowed')
  const party = (await partiesOf(tx, id)).find((each) => each.id === partyId)
  if (!party) throw refusePaper('paper_missing')
  refuseUnlessAsked({ paper, party })
  if (!signsOnPaper(party)) throw refusePaperSignature('paper_way_closed')
  return { paper, party }
}

export const signPaper = (
  ctx: Context,
  actor: Actor,
  kind: PaperApproval,
  { bytes, caller, ...signer }: { id: string; partyId: string; bytes: Uint8Array; caller: Caller },
) => recordOnPaper(ctx, actor, kind, { find: (tx) => signerOf(tx, actor, signer), bytes, caller })
