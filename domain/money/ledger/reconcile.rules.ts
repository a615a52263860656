import { addDays, type IsoDate } from '#domain/kernel/dates.ts'
import { type Entry, liveEntries } from './entries.schema.ts'
import type { ScheduledDue } from './schedule.rules.ts'

type BookedDue = Pick<
  Entry,
  'id' | 'kind' | 'amount' | 'currency' | 'on_date' | 'covers_to' | 'source' | 'source_key' | 'reverses'
>

export interface DueCorrections {
  reverse: string[]
  add: (ScheduledDue & { source_key: string })[]
}

const baseOf = (key: string) => key.split('#')[0]!

/**
 * The entries that bring the ledger in line with the agreement. Matching entries stay, entries that no longer match
 * are reversed and written anew, and entries reversed by hand stay reversed. Of the dues after `until` only those that
 * were made early, because a payment named them, are kept in line.
 */
export function reconcileDues(
  scheduled: readonly ScheduledDue[],
  booked: readonly BookedDue[],
  until: IsoDate = '9999-12-31',
): DueCorrections {
  const made = booked.filter(({ source, kind, source_key }) => source === 'job' && kind !== 'reversal' && source_key)
  const live = new Set(liveEntries(booked).map(({ id }) => id))
  const byHand = new Set(
    booked.filter(({ kind, source }) => kind === 'reversal' && source !== 'job').map(({ reverses }) => reverses),
  )
  const versions = new Map<string, BookedDue[]>()
  for (const due of made) {
    const base = baseOf(due.source_key!)
    versions.set(base, [...(versions.get(base) ?? []), due])
  }
  const corrections: DueCorrections = { reverse: [], add: [] }
  for (const due of scheduled) {
    const before = versions.get(due.key) ?? []
    versions.delete(due.key)
    if (before.some(({ id }) => byHand.has(id))) continue
    if (before.length === 0 && due.on_date > until) continue
    const remaining = before.filter(({ id }) => live.has(id))
    if (remaining.some((each) => says(each, due))) continue
    corrections.reverse.push(...remaining.map(({ id }) => id))
    corrections.add.push({ ...due, source_key: before.length === 0 ? due.key : `${due.key}#${before.length}` })
  }
  for (const before of versions.values())
    corrections.reverse.push(...before.filter(({ id }) => live.has(id)).map(({ id }) => id))
  return corrections
}

const says = (booked: BookedDue, due: ScheduledDue) =>
  booked.amount === due.amount &&
  booked.currency === due.currency &&
  booked.on_date === due.on_date &&
  (booked.covers_to === due.covers_to || isBookedADayShort(booked, due))

/**
 * Months that end on the last day of a shorter month were once booked up to the day before it; notices and payments
 * name those dues, so they stay.
 */
const isBookedADayShort = ({ covers_to }: BookedDue, due: ScheduledDue) =>
  covers_to === addDays(due.covers_to, -1) && isLastOfMonth(due.covers_to)

const isLastOfMonth = (day: IsoDate) => addDays(day, 1).endsWith('-01')

/** The day up to which the schedule must be computed to check all dues made so far. */
export const furthestDue = (booked: readonly BookedDue[], until: IsoDate): IsoDate =>
  booked.reduce((day, { source, on_date }) => (source === 'job' && on_date > day ? on_date : day), until)
