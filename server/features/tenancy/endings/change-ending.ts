import { isoDate, showDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { mayChange } from '#domain/tenancy/endings/assess-ending.rules.ts'
import { refuseEnding } from '#domain/tenancy/endings/endings.messages.ts'
import type { EndingChange } from '#domain/tenancy/endings/endings.schema.ts'
import { tenancyById } from '#server/access/tenancy-scope.queries.ts'
import type { Context } from '#server/context.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { makeDuesOf } from '#server/services/ledger/make-dues.ts'
import type { PaperDecided } from '#server/services/papers/paper-approval.ts'
import { refuseIfSettled } from './deductions.ts'
import { dropChange } from './drop-change.ts'
import { type ChangeRow, changeById, closeChange, insertChange, openChange } from './ending-changes.queries.ts'
import { notifySides, recordStep } from './ending-notifications.ts'
import { askForChange } from './ending-paper.ts'
import { endingById, setEnding } from './endings.queries.ts'
import { endingToChange } from './find-ending.ts'
import { finishEnding } from './finish-ending.ts'
import type { By } from './start-ending.ts'

/** A change of an agreed ending needs both sides: until the other confirms, the agreed day stays. */
export const proposeChange = (ctx: Context, by: By, id: string, input: EndingChange) =>
  ctx.db.transact(async (tx) => {
    const { ending, found, side } = await endingToChange(tx, by.actor, id)
    const now = ctx.clock.now()
    if (!mayChange(ending, isoDate(now))) throw refuseEnding('change_not_possible')
    if (ending.ends_on !== input.instead_of) throw refuseEnding('proposal_changed')
    await refuseIfSettled(tx, ending)
    if (ending.refunded_on) throw refuseEnding('refund_made')
    if (await openChange(tx, id)) throw refuseEnding('change_open')
    if (input.ends_on === ending.ends_on)
      throw refuseEnding('date_not_possible', { ends_on: 'Anlaşılan günden başka bir gün seçin' })
    if (input.ends_on && input.ends_on < found.tenancy.started_on)
      throw refuseEnding('date_not_possible', {
        ends_on: `Kiracılığın başladığı ${showDate(found.tenancy.started_on)} gününden önce olamaz`,
      })
    const change: ChangeRow = {
      id: newId(),
      ending_id: id,
      side,
      proposed_by_name: by.actor.username,
      ends_on: input.ends_on,
      reason: input.reason,
      state: 'proposed',
      created_at: now,
      closed_at: null,
    }
    await insertChange(tx, change)
    const { ends_on, reason } = change
    await recordStep(ctx, tx, found, {
      ending: id,
      kind: 'change_proposed',
      by: auditActor(by.actor, by.caller),
      detail: { ends_on, reason },
    })
    await askForChange(ctx, tx, { found, by, ending, change })
    return change.id
  })

export const withdrawChange = (ctx: Context, by: By, id: string) =>
  ctx.db.transact(async (tx) => {
    const before = await changeById(tx, id)
    if (!before) throw refuseEnding('change_missing')
    const { ending, found, side } = await endingToChange(tx, by.actor, before.ending_id, { missing: 'change_missing' })
    const change = (await changeById(tx, id))!
    if (change.side !== side) throw refuseEnding('change_not_yours')
    if (change.state !== 'proposed') throw refuseEnding('change_closed')
    const actor = auditActor(by.actor, by.caller)
    await dropChange(ctx, tx, ending.id, actor)
    await recordStep(ctx, tx, found, { ending: ending.id, kind: 'change_withdrawn', by: actor })
    await notifySides(ctx, tx, found, { by: actor, did: 'değişiklik önerisini geri aldı.', ending })
  })

/** All have confirmed the change, or one objected: runs in the transaction of the answer, under the tenancy's lock. */
export const changePaperDecided: PaperDecided = async (ctx, tx, { paper, party, at }) => {
  const change = await changeById(tx, paper.subject_id)
  const ending = change && (await endingById(tx, change.ending_id))
  if (change?.state !== 'proposed' || ending?.state !== 'set') return
  const agreed = paper.state === 'confirmed'
  const { ends_on } = change
  await closeChange(tx, change.id, { state: agreed ? 'agreed' : 'declined', closed_at: at })
  const found = await tenancyById(tx, ending.tenancy_id)
  const by = { id: party.user_id, name: party.name }
  await recordStep(ctx, tx, found, {
    ending: ending.id,
    kind: agreed ? 'change_agreed' : 'change_declined',
    by,
    detail: { from: ending.ends_on, ends_on, note: party.note },
  })
  // The paper itself notifies of an objection.
  if (!agreed) return
  if (!ends_on) {
    const closed = { closed_at: at, closed_by_name: party.name, close_reason: change.reason, updated_at: at }
    await setEnding(tx, ending.id, { state: 'withdrawn', ...closed })
    await makeDuesOf(ctx, tx, [ending.tenancy_id])
    await notifySides(ctx, tx, found, { by, did: 'iki taraf sona erdirmeden vazgeçti; kiracılık sürüyor.', ending })
    return
  }
  await setEnding(tx, ending.id, { ends_on, updated_at: at })
  await makeDuesOf(ctx, tx, [ending.tenancy_id])
  await notifySides(ctx, tx, found, {
    by,
    did: `iki taraf son günü değiştirdi. Kiracılığın son günü ${showDate(ends_on)}.`,
    ending: { ...ending, ends_on },
  })
  await finishEnding(ctx, tx, ending)
}
