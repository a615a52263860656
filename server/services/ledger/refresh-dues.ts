import type { IsoDate } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import { allocate } from '#domain/ledger/allocation.rules.ts'
import type { ClaimCategory } from '#domain/ledger/entries.schema.ts'
import type { Tx } from '#server/db/client.ts'
import {
  type DueRow,
  duesOf,
  type EntryRow,
  followLedger,
  pursuitsOf,
  removeDues,
  writeDues,
} from './ledger.queries.ts'

/** What the rule makes of the entries of one account. */
function duesFrom(entries: readonly EntryRow[], pursuits: Map<string, IsoDate>): DueRow[] {
  return allocate(entries, pursuits).claims.map(({ entry, settled, settled_on }) => ({
    due_id: entry.id,
    tenancy_id: entry.tenancy_id,
    property_id: entry.property_id,
    owner_id: entry.owner_id,
    category: entry.category as ClaimCategory,
    month: entry.month,
    due_on: entry.on_date,
    amount: entry.amount,
    settled,
    currency: entry.currency,
    settled_on,
  }))
}

/** Brings `ledger_dues` in line with all entries of accounts that are locked; writes only what is different. */
export async function refreshDues(tx: Tx, all: readonly EntryRow[], today: IsoDate) {
  const entries = groupBy(all, ({ tenancy_id }) => tenancy_id)
  const tenancyIds = [...entries.keys()]
  const pursuits = await pursuitsOf(tx, tenancyIds)
  const standing = new Map((await duesOf(tx, tenancyIds)).map((due) => [due.due_id, due]))
  const wanted = [...entries.values()].flatMap((each) => duesFrom(each, pursuits))
  const changed = wanted.filter((due) => {
    const before = standing.get(due.due_id)
    standing.delete(due.due_id)
    return !before || before.settled !== due.settled || before.settled_on !== due.settled_on
  })
  await writeDues(tx, changed)
  await removeDues(tx, [...standing.keys()])
  const places = [...entries.values()].map(([first]) => first!.property_id)
  await followLedger(tx, [...new Set(places)], today)
}
