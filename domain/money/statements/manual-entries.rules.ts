import type { IsoDate } from '#domain/kernel/dates.ts'
import { type Entry, isClaim, isDepositClaim, liveEntries } from '#domain/money/ledger/entries.schema.ts'
import type { LedgerFigures, SummedEntry } from '#domain/money/ledger/figures.rules.ts'
import type { statementsRefusals } from './statements.messages.ts'
import type { ManualEntryKind } from './statements.schema.ts'

type Problem = keyof typeof statementsRefusals

interface Wish {
  kind: ManualEntryKind
  amount: number
  on_date: IsoDate
}

/** Only a claim may have a future day; all other entries record past events. */
export function bookingProblem(
  { kind, amount, on_date }: Wish,
  figures: LedgerFigures | undefined,
  today: IsoDate,
): Problem | null {
  if (kind !== 'due' && on_date > today) return 'day_in_future'
  if (kind === 'write_off' && amount > Math.max(0, figures?.balance ?? 0)) return 'write_off_too_high'
  const takes = kind === 'deposit_returned' || kind === 'deposit_deducted'
  return takes && amount > (figures?.deposit.held ?? 0) ? 'deposit_too_low' : null
}

/** Entries booked together share a key, except for its last part. */
const pairOf = ({ source, source_key }: Pick<Entry, 'source' | 'source_key'>) =>
  (source === 'ending' || source === 'opening') && source_key ? source_key.replace(/:[^:]+$/, '') : null

/** The unreversed entries that are reversed together with this one, itself first. */
export function reversedTogetherWith<Line extends Entry>(entries: readonly Line[], entry: Line): Line[] {
  const pair = pairOf(entry)
  if (!pair) return [entry]
  return [entry, ...liveEntries(entries).filter((each) => each.id !== entry.id && pairOf(each) === pair)]
}

/** A reversal must not leave a smaller deposit than was already returned or deducted. */
export function reversalProblem(taken: readonly Entry[], figures: LedgerFigures | undefined): Problem | null {
  const change = taken.reduce((sum, { kind, amount }) => {
    if (kind === 'deposit_received') return sum - amount
    return kind === 'deposit_returned' || kind === 'deposit_deducted' ? sum + amount : sum
  }, 0)
  return change < 0 && (figures?.deposit.held ?? 0) + change < 0 ? 'deposit_spent' : null
}

/** True when no entry concerns a deposit; `live` excludes reversed entries. */
export const hasNoDepositEntry = (live: readonly SummedEntry[]) =>
  live.every((entry) => !(isClaim(entry) && isDepositClaim(entry)) && entry.kind !== 'deposit_received')
