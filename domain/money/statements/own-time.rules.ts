import type { IsoDate } from '#domain/kernel/dates.ts'
import { type Entry, liveEntries } from '#domain/money/ledger/entries.schema.ts'
import type { LedgerFigures } from '#domain/money/ledger/figures.rules.ts'
import { balancesOf } from './ledger-lines.rules.ts'
import type { CarriedBalance, LedgerLine, Span } from './statements.schema.ts'

/** The entries that a former tenant may read: those of their own time, and later reversals of them. */
export function entriesUntil<Line extends Pick<Entry, 'id' | 'on_date' | 'reverses'>>(
  entries: readonly Line[],
  until: IsoDate | null,
): Line[] {
  if (until === null) return [...entries]
  const own = new Set(entries.filter(({ on_date, reverses }) => !reverses && on_date <= until).map(({ id }) => id))
  return entries.filter(({ id, reverses }) => own.has(reverses ?? id))
}

const later = (a: IsoDate, b: IsoDate) => (a > b ? a : b)

/** Limits a period to the tenant's own time; a period before it becomes its first day. */
export function spanSince({ from, to }: Span, since: IsoDate | null): Span {
  if (since === null) return { from, to }
  return { from: later(from, since), to: later(to, since) }
}

/** The debt on the evening before `since`, in each currency with one. */
export function carriedBefore(entries: readonly Entry[], since: IsoDate | null): CarriedBalance[] {
  if (since === null) return []
  const before = liveEntries(entries).filter(({ on_date }) => on_date < since)
  return balancesOf(before).filter(({ amount }) => amount !== 0)
}

export const carriedLabel = 'Devreden bakiye'

/**
 * A line as shown to a tenant who joined later, with the balance of the whole ledger. Parts that refer to entries from
 * before are merged into one part without a month.
 */
export function lineSince(line: LedgerLine, since: IsoDate, isBefore: (id: string) => boolean): LedgerLine {
  const carried = line.parts.filter(({ entry }) => isBefore(entry))
  if (carried.length === 0) return line
  const amount = carried.reduce((sum, part) => sum + part.amount, 0)
  const part = { entry: line.id, label: carriedLabel, on_date: since, amount }
  return { ...line, parts: [part, ...line.parts.filter(({ entry }) => !isBefore(entry))] }
}

/** The ledger's figures without details of entries from before the tenant joined. */
export function figuresSince(
  figures: readonly LedgerFigures[],
  entries: readonly Entry[],
  since: IsoDate | null,
): LedgerFigures[] {
  if (since === null) return [...figures]
  const own = liveEntries(entries).filter(({ on_date }) => on_date >= since)
  return figures.map((each) => {
    const of = (kind: Entry['kind']) =>
      own.reduce(
        (sum, { kind: is, currency, amount }) => sum + (is === kind && currency === each.currency ? amount : 0),
        0,
      )
    const [returned, deducted] = [of('deposit_returned'), of('deposit_deducted')]
    const isOwn = each.oldest_open !== null && each.oldest_open.due_on >= since
    return {
      ...each,
      oldest_open: isOwn ? each.oldest_open : null,
      days_late: isOwn ? each.days_late : 0,
      // The deposit held on the first day counts as received by then.
      deposit: { ...each.deposit, returned, deducted, received: each.deposit.held + returned + deducted },
      withheld: of('withheld'),
    }
  })
}
