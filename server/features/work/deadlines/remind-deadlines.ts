import { daysBetween, type IsoDate, isoDate, showTime } from '#domain/kernel/dates.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { deadlineRules } from '#domain/work/deadlines/deadline-kinds.rules.ts'
import { digestText, isReminderHour, reminderStep } from '#domain/work/deadlines/reminders.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { actorOfUser } from '#server/http/session.ts'
import { notify } from '#server/services/notifications/notify.ts'
import {
  forgetOld,
  keysDoneBy,
  noteReminded,
  peopleToRemind,
  takeDay,
  takeSteps,
} from './deadline-reminders.queries.ts'
import { deadlineQueryOn } from './deadline-scope.queries.ts'
import { findDeadlines } from './list-deadlines.ts'

const namedInLetter = 8
const firstId = '00000000-0000-0000-0000-000000000000'

/**
 * Sends each person one digest of dates that reached a reminder step, each in its own transaction. People processed
 * today are skipped, so that a second run notifies nobody twice.
 */
export async function remindDeadlines(ctx: Context): Promise<void> {
  // Jobs left from the evening wait for the morning.
  if (!isReminderHour(Number(showTime(ctx.clock.now()).slice(0, 2)))) return
  const today = isoDate(ctx.clock.now())
  const failures: unknown[] = []
  let after = firstId
  for (;;) {
    const people = await peopleToRemind(ctx.db, today, after)
    if (people.length === 0) break
    for (const id of people) await remindPerson(ctx, id, today).catch((error) => failures.push(error))
    after = people.at(-1)!
  }
  await forgetOld(ctx.db, today)
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} digests failed`)
}

function remindPerson(ctx: Context, userId: string, today: IsoDate): Promise<void> {
  return ctx.db.transact(async (tx) => {
    if (!(await takeDay(tx, userId, today))) return
    const actor = await actorOfUser(tx, userId, today)
    if (!actor) return
    const due = await dueFor(tx, actor, today)
    if (due.length === 0) return
    await noteReminded(tx, userId, today, due.length)
    const { publicUrl } = ctx.config
    await notify(ctx, tx, [
      {
        user_id: userId,
        kind: 'deadline',
        event: digestText(due),
        target_audience: due.every(({ side }) => side === 'tenant') ? 'tenant' : 'owner',
        property: null,
        link: '/deadlines',
        sender_type: 'system',
        letter: {
          name: 'deadline-digest',
          data: {
            firstname: actor.username,
            deadlines: due
              .slice(0, namedInLetter)
              .map(({ date, title, property_title: property, todo }) => ({ date, title, property, todo })),
            others: Math.max(0, due.length - namedInLetter),
            link: `${publicUrl}/deadlines`,
            settings: `${publicUrl}/profile#bildirimler`,
          },
        },
      },
    ])
  })
}

/** Dates that reached a step this person was not notified of and has not marked as done. */
async function dueFor(tx: Tx, actor: Actor, today: IsoDate) {
  const { found } = await findDeadlines(tx, actor, deadlineQueryOn(today))
  const reached = found.flatMap((deadline) => {
    const step = deadline.warnedElsewhere ? null : reminderStep(deadline.kind, deadline.date, today)
    return step === null ? [] : [{ ...deadline, step }]
  })
  const done = await keysDoneBy(
    tx,
    actor.userId,
    reached.map(({ key }) => key),
  )
  const open = reached.filter(({ key }) => !done.has(key))
  const fresh = await takeSteps(
    tx,
    actor.userId,
    open.map(({ key, step, date }) => ({ key, step, date })),
  )
  return open
    .filter(({ key }) => fresh.has(key))
    .map(({ kind, side, date, baslik }) => ({
      side,
      date,
      days: daysBetween(today, date),
      title: deadlineRules[kind].title,
      todo: deadlineRules[kind].sides[side]!.todo,
      property_title: titleOf({ baslik }),
    }))
}
