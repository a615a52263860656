import type { CardValue } from '#domain/insight/dashboard/cards.schema.ts'
import { addDays } from '#domain/kernel/dates.ts'
import { expiryWindowDays } from '#domain/tenancy/contracts/contracts.rules.ts'
import { deadlineQueryOn } from '#server/features/work/deadlines/deadline-scope.queries.ts'
import { nearDeadlines } from '#server/features/work/deadlines/list-deadlines.ts'
import type { ReadCard } from '../start-card.ts'

const shown = 5
const nearDays = 30
const mostTodo = 8

/** Upcoming deadlines of the shown sides, without those already done. They are computed from each contract's rows. */
export const deadlines: ReadCard<CardValue<'deadlines'>> = {
  empty: { documents: [], total: 0, ends: 0, todo: [], todo_total: 0 },
  read: ({ ctx, actor, screen }) =>
    nearDeadlines(ctx.db, actor, deadlineQueryOn(actor.today), {
      sides: screen.sides,
      near: addDays(actor.today, nearDays),
      ending: addDays(actor.today, expiryWindowDays),
      most: shown,
      mostTodo,
    }),
}
