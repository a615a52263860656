import { isDeepStrictEqual } from 'node:util'
import { newId } from '#domain/kernel/ids.ts'
import { missingAs, refuse } from '#domain/kernel/refusal.ts'
import type { AddendumData } from '#domain/tenancy/papers/addenda/addendum.schema.ts'
import { addendumContent, mostWaiting } from '#domain/tenancy/papers/addenda.rules.ts'
import type { AddendumToSend, AddendumView } from '#domain/tenancy/papers/addenda.schema.ts'
import { addendumKinds, isAddendum } from '#domain/tenancy/papers/paper-kinds.rules.ts'
import { refusePaper } from '#domain/tenancy/papers/papers.messages.ts'
import { refuseTenancy } from '#domain/tenancy/tenancies/tenancies.messages.ts'
import { type FoundTenancy, findTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { findPaperTenancy } from '#server/services/papers/find-paper.ts'
import { recordPaperOpening } from '#server/services/papers/open-paper.ts'
import { lastRound, lockPaper, type PaperRow, partiesOf } from '#server/services/papers/papers.queries.ts'
import { sendPaper, sideOf, takePaperBack } from '#server/services/papers/send-paper.ts'
import { speaksFor, viewPaper } from '#server/services/papers/view-paper.ts'
import { waitingAddenda } from './addenda.queries.ts'

interface By {
  actor: Actor
  caller: Caller
}

/** A tenant agrees for themselves, the owner's side where it manages contracts; an administrator for nobody. */
export const mayAgree = ({ relation, rights }: Pick<FoundTenancy, 'relation' | 'rights'>): boolean =>
  relation === 'tenant' || (relation !== 'admin' && rights.manage)

const dataOf = (paper: PaperRow) => paper.document.data as AddendumData

/** Asked of the other side; a changed one in a new round, whose text replaces the earlier one. */
export const sendAddendum = (ctx: Context, by: By, { tenancy, sent }: { tenancy: string; sent: AddendumToSend }) =>
  ctx.db.transact(async (tx) => {
    const found = await findTenancy(tx, by.actor, tenancy, { lock: true })
    if (found.left) throw refuseTenancy('tenancy_missing')
    if (!mayAgree(found)) throw refuse('not_allowed')
    if (found.tenancy.ended_on) throw refuseTenancy('tenancy_over')
    const data: AddendumData = { from_on: sent.from_on, values: sent.values }
    const waiting = await waitingAddenda(tx, tenancy)
    // A repeated call after a lost reply finds the paper of the first one.
    for (const paper of waiting)
      if (paper.kind === sent.kind && isDeepStrictEqual(dataOf(paper), data))
        if (await isSender(tx, by.actor, { paper, found })) return paper.subject_id
    if (sent.revises) {
      const before = await lastRound(tx, sent.revises)
      if (before?.tenancy_id !== tenancy || before.kind !== sent.kind) throw refusePaper('addendum_missing')
      await refuseUnlessOpen(tx, by.actor, { paper: before, found })
    } else if (waiting.length >= mostWaiting) throw refusePaper('addenda_waiting')
    const subject = sent.revises ?? newId()
    await sendPaper(ctx, tx, {
      found,
      by,
      kind: sent.kind,
      subject,
      page: `/tenancy/${tenancy}/addendum/${subject}`,
      content: addendumContent(addendumKinds[sent.kind], data),
    })
    return subject
  })

/** Back to nothing: nobody is asked any more, and the links open nothing. */
export const withdrawAddendum = (ctx: Context, by: By, id: string) =>
  ctx.db.transact(async (tx) => {
    const last = await addendumOf(tx, id)
    const paper = await lockPaper(tx, last.id)
    const found = await tenancyOf(tx, by.actor, paper!)
    await refuseUnlessOpen(tx, by.actor, { paper: paper!, found })
    await takePaperBack(ctx, tx, { subject: id, by: auditActor(by.actor, by.caller) })
  })

export async function viewAddendum(ctx: Context, { actor, caller }: By, id: string): Promise<AddendumView> {
  const row = await addendumOf(ctx.db, id)
  const found = await tenancyOf(ctx.db, actor, row)
  const paper = await viewPaper(ctx.db, actor, { paper: row, found })
  const unread = paper.parties.find(({ own, decision, opened_at }) => own && decision === null && !opened_at)
  if (paper.asked && unread) await recordPaperOpening(ctx, row.id, unread.id, caller)
  const open = !found.left && (row.state === 'sent' || row.state === 'objected')
  const sender = open && (await isSender(ctx.db, actor, { paper: row, found }))
  return {
    id,
    tenancy_id: row.tenancy_id,
    property_title: row.document.place.title,
    kind: row.kind as AddendumView['kind'],
    ...dataOf(row),
    paper,
    can: { revise: sender && !found.tenancy.ended_on, withdraw: sender },
  }
}

async function addendumOf(db: Db, id: string): Promise<PaperRow> {
  const paper = await lastRound(db, id)
  if (!paper || !isAddendum(paper.kind)) throw refusePaper('addendum_missing')
  return paper
}

/** Another person's addendum answers like one that does not exist. */
const tenancyOf = (db: Db, actor: Actor, paper: PaperRow) =>
  missingAs(refusePaper('addendum_missing'), findPaperTenancy(db, actor, paper))

interface SentAddendum {
  paper: PaperRow
  found: FoundTenancy
}

/** Those who agreed by sending: they alone change what they sent or take it back. */
async function isSender(db: Db, actor: Actor, { paper, found }: SentAddendum): Promise<boolean> {
  const sender = (await partiesOf(db, paper.id)).find(({ way }) => way === 'sent')
  return sender?.side === sideOf(found) && speaksFor(actor, found, sender)
}

async function refuseUnlessOpen(db: Db, actor: Actor, { paper, found }: SentAddendum) {
  if (found.left) throw refusePaper('addendum_missing')
  if (!(await isSender(db, actor, { paper, found }))) throw refuse('not_allowed')
  if (paper.state === 'confirmed') throw refusePaper('addendum_agreed')
  if (paper.state === 'superseded') throw refusePaper('addendum_withdrawn')
}
