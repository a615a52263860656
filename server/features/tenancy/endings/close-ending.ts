import { isoDate, showDate } from '#domain/kernel/dates.ts'
import { isStopped, mayObject, objectionStops } from '#domain/tenancy/endings/assess-ending.rules.ts'
import { decisionText } from '#domain/tenancy/endings/decision.rules.ts'
import { takenBackText } from '#domain/tenancy/endings/ending-texts.rules.ts'
import { refuseEnding } from '#domain/tenancy/endings/endings.messages.ts'
import type { EndingCounter } from '#domain/tenancy/endings/endings.schema.ts'
import { tenancyById } from '#server/access/tenancy-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { type AuditActor, auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { makeDuesOf } from '#server/services/ledger/make-dues.ts'
import type { PaperDecided } from '#server/services/papers/paper-approval.ts'
import { lastRound } from '#server/services/papers/papers.queries.ts'
import { withdrawPaper } from '#server/services/papers/send-paper.ts'
import { closeRenewals } from './close-renewals.ts'
import { bookDeductions, takeBackDeductions } from './ending-entries.ts'
import { notifySides, recordStep } from './ending-notifications.ts'
import { type EndingRow, endingById, endingBySettlement, setEnding } from './endings.queries.ts'
import { endingToChange } from './find-ending.ts'
import { finishEnding } from './finish-ending.ts'
import { type By, beginEnding } from './start-ending.ts'

/** Possible until the last day, for the side that began it; an agreed ending cannot be withdrawn by one side. */
export const withdrawEnding = (ctx: Context, by: By, id: string, reason: string) =>
  ctx.db.transact(async (tx) => {
    const { ending, found, side } = await endingToChange(tx, by.actor, id)
    const now = ctx.clock.now()
    if (ending.side !== side) throw refuseEnding('not_yours_to_withdraw')
    if (ending.state !== 'proposed' && ending.state !== 'set') throw refuseEnding('ending_closed')
    if (ending.state === 'set' && ending.way === 'agreement') throw refuseEnding('agreed_stays')
    // An ending with an objection never takes effect, so it can be withdrawn at any time.
    if (ending.state === 'set' && !isStopped(ending) && ending.ends_on < isoDate(now))
      throw refuseEnding('too_late_to_withdraw')
    if (ending.refunded_on) throw refuseEnding('refund_stays')
    const actor = auditActor(by.actor, by.caller)
    if (ending.state === 'proposed') await withdrawPaper(ctx, tx, { subject: id, by: actor })
    const taken_back = await dropSettlement(ctx, tx, ending, { reason, by: actor })
    const closed = { closed_at: now, closed_by_name: by.actor.username, close_reason: reason, updated_at: now }
    await setEnding(tx, id, { state: 'withdrawn', ...closed })
    await makeDuesOf(ctx, tx, [ending.tenancy_id])
    await recordStep(ctx, tx, found, { ending: id, kind: 'withdrawn', by: actor, detail: { reason, taken_back } })
    await notifySides(ctx, tx, found, {
      by: actor,
      did: `sona erdirmeyi geri çekti; kiracılık sürüyor.${taken_back > 0 ? ` ${takenBackText}` : ''}`,
      words: reason,
      ending,
    })
  })

/** Withdraws an unanswered settlement; reverses what a confirmed one booked. */
async function dropSettlement(
  ctx: Context,
  tx: Tx,
  ending: EndingRow,
  { reason, by }: { reason: string; by: AuditActor },
) {
  if (!ending.settlement_id) return 0
  const paper = await lastRound(tx, ending.settlement_id)
  if (paper?.state === 'sent') await withdrawPaper(ctx, tx, { subject: ending.settlement_id, by })
  return takeBackDeductions(ctx, tx, ending, { reason, by })
}

/**
 * The tenant objects to an ending that the owner began alone: then only a court or an agreement can end the tenancy. A
 * court's decision stays valid; the objection is recorded for both sides and in the contract's history.
 */
export const objectToEnding = (ctx: Context, by: By, id: string, reason: string) =>
  ctx.db.transact(async (tx) => {
    const { ending, found, side } = await endingToChange(tx, by.actor, id)
    const now = ctx.clock.now()
    if (!mayObject(ending, side)) throw refuseEnding('objection_not_possible')
    await setEnding(tx, id, {
      objected_at: now,
      objected_by_name: by.actor.username,
      objection: reason,
      updated_at: now,
    })
    await makeDuesOf(ctx, tx, [ending.tenancy_id])
    const actor = auditActor(by.actor, by.caller)
    await recordStep(ctx, tx, found, { ending: id, kind: 'objected', by: actor, detail: { reason } })
    await notifySides(ctx, tx, found, {
      by: actor,
      did: objectionStops(ending.way)
        ? 'sona erdirmeye itiraz etti; kiracılık kendiliğinden sona ermez.'
        : `kaydedilen karara itiraz etti (${decisionText(ending)}); itirazı kaydın yanında durur.`,
      words: reason,
      ending,
    })
    await auditLog.append(tx, {
      contract: found.contract.id,
      kind: 'ending_objected',
      actor,
      detail: { reason },
      at: now,
    })
    return ending.way
  })

/** Counter-proposal: withdraws the other side's proposal and makes one's own in one step. */
export const counterEnding = (ctx: Context, by: By, id: string, input: EndingCounter) =>
  ctx.db.transact(async (tx) => {
    const { ending, found, side } = await endingToChange(tx, by.actor, id)
    const now = ctx.clock.now()
    if (ending.state !== 'proposed') throw refuseEnding('not_proposed')
    if (ending.side === side) throw refuseEnding('own_proposal')
    if (ending.ends_on !== input.instead_of) throw refuseEnding('proposal_changed')
    await withdrawPaper(ctx, tx, { subject: id, by: auditActor(by.actor, by.caller) })
    const closed = { closed_at: now, closed_by_name: by.actor.username, close_reason: input.note, updated_at: now }
    await setEnding(tx, id, { state: 'declined', ...closed })
    await recordStep(ctx, tx, found, {
      ending: id,
      kind: 'countered',
      by: auditActor(by.actor, by.caller),
      detail: { ends_on: input.ends_on, note: input.note },
    })
    return beginEnding(ctx, tx, {
      found,
      side,
      by,
      input: {
        way: 'agreement',
        ends_on: input.ends_on,
        reason: input.note,
        delivery: 'app',
        delivered_on: null,
        basis_on: null,
        decision_office: '',
        decision_number: '',
        next_status: ending.next_status,
      },
    })
  })

/** All have confirmed the protocol, or one objected: once per proposal, in the transaction of the answer. */
export const endingPaperDecided: PaperDecided = async (ctx, tx, { paper, party, at }) => {
  const ending = await endingById(tx, paper.subject_id)
  if (ending?.state !== 'proposed') return
  const agreed = paper.state === 'confirmed'
  await setEnding(tx, ending.id, {
    updated_at: at,
    ...(agreed
      ? { state: 'set' as const }
      : { state: 'declined' as const, closed_at: at, closed_by_name: party.name, close_reason: party.note }),
  })
  const found = await tenancyById(tx, ending.tenancy_id)
  await recordStep(ctx, tx, found, {
    ending: ending.id,
    kind: agreed ? 'agreed' : 'declined',
    by: { id: party.user_id, name: party.name },
    detail: { ends_on: ending.ends_on, note: party.note },
  })
  if (!agreed) return
  await notifySides(ctx, tx, found, {
    by: { id: party.user_id, name: party.name },
    did: `iki taraf anlaştı. Kiracılığın son günü ${showDate(ending.ends_on)}.`,
    ending,
  })
  await closeRenewals(ctx, tx, { found, ending, by: { id: party.user_id, name: party.name } })
  if (!(await finishEnding(ctx, tx, ending))) await makeDuesOf(ctx, tx, [ending.tenancy_id])
}

export const settlementPaperDecided: PaperDecided = async (ctx, tx, { paper, party }) => {
  const ending = await endingBySettlement(tx, paper.subject_id)
  if (!ending || paper.state !== 'confirmed') return
  const by = { id: party.user_id, name: party.name }
  await bookDeductions(ctx, tx, ending, by)
  await recordStep(ctx, tx, await tenancyById(tx, ending.tenancy_id), {
    ending: ending.id,
    kind: 'settled',
    by,
  })
}
