import type { IsoDate } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import type { Kurus } from '#domain/kernel/money.ts'
import { bearsInterest, interestLines, type LegalRate, sumOf } from '#domain/money/arrears/interest.rules.ts'
import { allocate } from '#domain/money/ledger/allocation.rules.ts'
import { liveEntries } from '#domain/money/ledger/entries.schema.ts'
import type { Db } from '#server/db/client.ts'
import { type EntryRow, entriesOf, pursuitsOf } from '#server/services/ledger/ledger.queries.ts'

export interface ClaimInLedger {
  entry: EntryRow
  open: Kurus
  paid: { on_date: IsoDate; amount: Kurus }[]
  /** Interest on this claim already booked in the ledger. */
  booked: EntryRow[]
  /** Amount open at the start and the end of a day, according to the ledger as it is now. */
  openOn(day: IsoDate): { before: Kurus; after: Kurus }
}

export interface ClaimsLedger {
  entries: EntryRow[]
  /** Claims not reversed, in order of their due dates. */
  claims: Map<string, ClaimInLedger>
  /** The tenant withholds tax, so claims of rent are net. */
  net_of_tax: boolean
}

/** Reads the ledger by claim, with payments allocated by the rule as of a day. */
export async function readClaimsLedger(db: Db, tenancyId: string, today: IsoDate): Promise<ClaimsLedger> {
  const entries = await entriesOf(db, [tenancyId])
  const { claims, allocations } = allocate(entries, await pursuitsOf(db, [tenancyId]), today)
  const paidBy = groupBy(allocations, ({ claim }) => claim)
  const interest = groupBy(
    liveEntries(entries).filter(({ kind, belongs_to }) => kind === 'interest' && belongs_to !== null),
    ({ belongs_to }) => belongs_to!,
  )
  return {
    entries,
    net_of_tax: liveEntries(entries).some(({ kind }) => kind === 'withheld'),
    claims: new Map(
      claims.map(({ entry, settled }) => {
        const paid = paidBy.get(entry.id) ?? []
        const openAfter = (counts: (day: IsoDate) => boolean) =>
          entry.amount - sumOf(paid.filter(({ on_date }) => counts(on_date)))
        return [
          entry.id,
          {
            entry,
            paid,
            open: entry.amount - settled,
            booked: interest.get(entry.id) ?? [],
            openOn: (day: IsoDate) => ({
              before: openAfter((on) => on < day),
              after: openAfter((on) => on <= day),
            }),
          },
        ]
      }),
    ),
  }
}

/** Legal interest (law 3095) up to a day, without the part already booked. */
export function interestOn({ entry, paid, booked }: ClaimInLedger, rates: readonly LegalRate[], until: IsoDate) {
  if (!bearsInterest(entry)) return []
  const spans = booked.map(({ covers_from, covers_to, on_date }) => ({
    from: covers_from ?? entry.on_date,
    to: covers_to ?? on_date,
  }))
  return interestLines({ due_on: entry.on_date, amount: entry.amount, paid, booked: spans, until }, rates)
}

/** Computes a booking's interest again for the same days, from the ledger as it is now. */
export function interestAgain({ entry, paid }: ClaimInLedger, booking: EntryRow, rates: readonly LegalRate[]): Kurus {
  const { covers_from, covers_to, on_date } = booking
  return sumOf(
    interestLines(
      {
        due_on: entry.on_date,
        amount: entry.amount,
        paid,
        booked: [],
        until: covers_to ?? on_date,
        ...(covers_from && { since: covers_from }),
      },
      rates,
    ),
  )
}
