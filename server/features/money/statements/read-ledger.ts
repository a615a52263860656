import { addDays, isoDate } from '#domain/kernel/dates.ts'
import { allocate } from '#domain/money/ledger/allocation.rules.ts'
import { ledgerFigures } from '#domain/money/ledger/figures.rules.ts'
import { draftLines, type LineDraft, lineWriter, spanOf } from '#domain/money/statements/ledger-lines.rules.ts'
import { liraValue } from '#domain/money/statements/lira-values.rules.ts'
import { carriedBefore, entriesUntil, figuresSince, lineSince } from '#domain/money/statements/own-time.rules.ts'
import type { Span } from '#domain/money/statements/statements.schema.ts'
import { type FoundLedger, findLedger } from '#server/access/ledger-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { ledgerMaterial } from './ledger-material.queries.ts'

/** The ledger as this person may read it. Shareholders read their part elsewhere. */
export const readLedger = async (ctx: Context, actor: Actor, tenancyId: string) =>
  readWhole(ctx, await findLedger(ctx.db, actor, tenancyId))

/** All years, computed from the entries. */
export async function readWhole(ctx: Context, found: FoundLedger) {
  const today = isoDate(ctx.clock.now())
  const material = await ledgerMaterial(ctx.db, found, today)
  const shown_until = found.left && material.followed_on ? addDays(material.followed_on, -1) : null
  const shown_from = found.joined_on
  const entries = entriesUntil(material.entries, shown_until)
  const allocated = allocate(entries, material.pursuits, shown_until ?? today)
  const drafts = draftLines(entries)
  const write = lineWriter(entries, allocated, material.rates)
  const before = new Set(shown_from ? entries.filter(({ on_date }) => on_date < shown_from).map(({ id }) => id) : [])
  const isBefore = (id: string) => before.has(id)
  const figures = ledgerFigures(entries, shown_until ?? today, material.pursuits, allocated)
  return {
    ...found,
    ...material,
    entries,
    today,
    shown_until,
    shown_from,
    drafts: shown_from ? drafts.filter(({ on_date }) => on_date >= shown_from) : drafts,
    write: shown_from ? (draft: LineDraft) => lineSince(write(draft), shown_from, isBefore) : write,
    carried: carriedBefore(entries, shown_from),
    figures: figuresSince(figures, entries, shown_from).map((each) => ({
      ...each,
      lira: liraValue(material.rates, { amount: each.balance, currency: each.currency, on_date: today }),
    })),
    ends_on: shown_until ?? found.tenancy.ended_on ?? material.set_end,
  }
}
export type LedgerContents = Awaited<ReturnType<typeof readWhole>>

/** The lines of this period with their totals. */
export function linesIn({ drafts, write, carried }: Pick<LedgerContents, 'drafts' | 'write' | 'carried'>, span: Span) {
  const { lines, totals } = spanOf(drafts, span, carried)
  return { lines: lines.map(write), totals }
}
