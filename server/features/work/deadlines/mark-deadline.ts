import { isoDate } from '#domain/kernel/dates.ts'
import { refuseDeadline } from '#domain/work/deadlines/deadlines.messages.ts'
import type { DeadlineMark } from '#domain/work/deadlines/deadlines.schema.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { deadlineQueryOn } from './deadline-scope.queries.ts'
import { insertMark } from './deadlines.queries.ts'
import { findDeadlines } from './list-deadlines.ts'

/** Only for dates on the person's own list; others are treated as missing. A repeated call is no error. */
export function markDeadline(ctx: Context, actor: Actor, { property, key }: DeadlineMark): Promise<void> {
  return ctx.db.transact(async (tx) => {
    const now = ctx.clock.now()
    const { found } = await findDeadlines(tx, actor, deadlineQueryOn(isoDate(now), property))
    const deadline = found.find((each) => each.key === key)
    if (!deadline) throw refuseDeadline('deadline_missing')
    const { side, date } = deadline
    await insertMark(tx, { user_id: actor.userId, key, property_id: property, side, date, marked_at: now })
  })
}
