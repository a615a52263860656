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
  removeSettlements,
  type SettlementRow,
  settlementsOf,
  writeDues,
  writeSettlements,
} from './ledger.queries.ts'

interface Projected {
  dues: DueRow[]
  settlements: SettlementRow[]
}

/** What the rule makes of the entries of one account. */
function projected(entries: readonly EntryRow[], pursuits: Map<string, IsoDate>): Projected {
  const { claims, allocations } = allocate(entries, pursuits)
  const dues = claims.map(
    ({ entry, settled, settled_on }): DueRow => ({
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
    }),
  )
  const dueById = new Map(dues.map((due) => [due.due_id, due]))
  const entryById = new Map(entries.map((entry) => [entry.id, entry]))
  const settlements = allocations.map(({ settlement, claim, amount, on_date }): SettlementRow => {
    const { amount: _, settled: __, settled_on: ___, ...due } = dueById.get(claim)!
    const { kind, method } = entryById.get(settlement)!
    return { ...due, payer_id: settlement, payer_kind: kind, method, amount, on_date }
  })
  return { dues, settlements }
}

const pairOf = ({ payer_id, due_id }: SettlementRow) => `${payer_id} ${due_id}`

/** Those that have to be written, and those that stand and should not. */
function differences<Row>(
  wanted: readonly Row[],
  standing: readonly Row[],
  by: { key(row: Row): string; says(row: Row): string },
) {
  const left = new Map(standing.map((row) => [by.key(row), row]))
  const changed = wanted.filter((row) => {
    const before = left.get(by.key(row))
    left.delete(by.key(row))
    return !before || by.says(before) !== by.says(row)
  })
  return { changed, gone: [...left.values()] }
}

/**
 * Brings `ledger_dues` and `ledger_settlements` in line with all entries of accounts that are locked; writes only what is
 * different.
 */
export async function refreshDues(tx: Tx, all: readonly EntryRow[], today: IsoDate) {
  const entries = groupBy(all, ({ tenancy_id }) => tenancy_id)
  const tenancyIds = [...entries.keys()]
  const pursuits = await pursuitsOf(tx, tenancyIds)
  const wanted = [...entries.values()].map((each) => projected(each, pursuits))
  const dues = differences(
    wanted.flatMap((each) => each.dues),
    await duesOf(tx, tenancyIds),
    { key: ({ due_id }) => due_id, says: ({ settled, settled_on }) => `${settled} ${settled_on}` },
  )
  await writeDues(tx, dues.changed)
  await removeDues(
    tx,
    dues.gone.map(({ due_id }) => due_id),
  )
  const settlements = differences(
    wanted.flatMap((each) => each.settlements),
    await settlementsOf(tx, tenancyIds),
    { key: pairOf, says: ({ amount }) => `${amount}` },
  )
  await removeSettlements(tx, settlements.gone)
  await writeSettlements(tx, settlements.changed)
  const places = [...entries.values()].map(([first]) => first!.property_id)
  await followLedger(tx, [...new Set(places)], today)
}
