import { type IsoMonth, isoDate } from '#domain/kernel/dates.ts'
import { refuseTufe } from '#domain/tenancy/rates/tufe.messages.ts'
import { nextTufeMonth } from '#domain/tenancy/rates/tufe.rules.ts'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/db/page.ts'
import type { Actor } from '#server/http/actor.ts'
import { saveTufe, tufePage, tufeSummary } from './tufe.queries.ts'

const nextOf = (ctx: Context, newest: IsoMonth | null) => nextTufeMonth(newest, isoDate(ctx.clock.now()))

export async function tufeMonths(ctx: Context, filter: { page: number; size: number }) {
  const rows = await tufePage(ctx.db, filter)
  const { total, newest, known } = await tufeSummary(ctx.db)
  return {
    ...pageOf(
      rows.map((row) => ({ ...row, entered_at: row.entered_at.toISOString() })),
      total,
      filter,
    ),
    next: nextOf(ctx, newest),
    known,
  }
}

/** Adds the next month or corrects one; a gap would silently cap a renewal by an older figure. */
export const enterTufe = (ctx: Context, actor: Actor, month: IsoMonth, percent: number) =>
  ctx.db.transact(async (tx) => {
    const next = nextOf(ctx, (await tufeSummary(tx)).newest)
    if (month > next.month) throw refuseTufe('month_skipped')
    if (month === next.month && !next.due) throw refuseTufe('month_not_out')
    await saveTufe(tx, { month, percent, entered_by: actor.userId, entered_at: ctx.clock.now() })
  })
