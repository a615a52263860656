import type { IsoDate } from '#domain/kernel/dates.ts'
import { type Entry, isClaim, isDepositClaim, liveEntries } from '#domain/money/ledger/entries.schema.ts'
import type { AccountFigures, SummedEntry } from '#domain/money/ledger/figures.rules.ts'
import type { statementsRefusals } from './statements.messages.ts'
import type { HandKind } from './statements.schema.ts'

type Problem = keyof typeof statementsRefusals

interface Wish {
  kind: HandKind
  amount: number
  on_date: IsoDate
}

/** A claim may fall due later; whatever else is written down has happened. */
export function bookingProblem(
  { kind, amount, on_date }: Wish,
  figures: AccountFigures | undefined,
  today: IsoDate,
): Problem | null {
  if (kind !== 'due' && on_date > today) return 'day_in_future'
  if (kind === 'write_off' && amount > Math.max(0, figures?.balance ?? 0)) return 'write_off_too_high'
  const takes = kind === 'deposit_returned' || kind === 'deposit_deducted'
  return takes && amount > (figures?.deposit.held ?? 0) ? 'deposit_too_low' : null
}

/** What was booked as one thing has one key with a last part for each line. */
const pairOf = ({ source, source_key }: Pick<Entry, 'source' | 'source_key'>) =>
  (source === 'ending' || source === 'opening') && source_key ? source_key.replace(/:[^:]+$/, '') : null

/** The live lines that go with this one when it is taken back, itself first. */
export function takenBackWith<Line extends Entry>(entries: readonly Line[], entry: Line): Line[] {
  const pair = pairOf(entry)
  if (!pair) return [entry]
  return [entry, ...liveEntries(entries).filter((each) => each.id !== entry.id && pairOf(each) === pair)]
}

/** Taking this back must not leave the owner with less than was given out already. */
export function reversalProblem(taken: readonly Entry[], figures: AccountFigures | undefined): Problem | null {
  const change = taken.reduce((sum, { kind, amount }) => {
    if (kind === 'deposit_received') return sum - amount
    return kind === 'deposit_returned' || kind === 'deposit_deducted' ? sum + amount : sum
  }, 0)
  return change < 0 && (figures?.deposit.held ?? 0) + change < 0 ? 'deposit_spent' : null
}

/** No line tells of a deposit yet; of entries that are not taken back. */
export const knowsNoDeposit = (live: readonly SummedEntry[]) =>
  live.every((entry) => !(isClaim(entry) && isDepositClaim(entry)) && entry.kind !== 'deposit_received')
