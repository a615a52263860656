import type { IsoDate } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import { allocate } from '#domain/money/ledger/allocation.rules.ts'
import type { ClaimCategory } from '#domain/money/ledger/entries.schema.ts'
import type { Tx } from '#server/db/client.ts'
import {
  type DueRow,
  type EntryRow,
  followLedger,
  projectionsOf,
  type SettlementRow,
  wholeLedgers,
  writeDifferences,
} from './ledger.queries.ts'

interface Projected {
  tenancy_id: string
  /** Money is left for a later claim. */
  credit: boolean
  dues: DueRow[]
  settlements: SettlementRow[]
}

/** A claim as a row for lists; fully open unless part of it is paid. */
export const dueRow = (
  entry: EntryRow,
  { settled, settled_on }: Pick<DueRow, 'settled' | 'settled_on'> = { settled: 0, settled_on: null },
): DueRow => ({
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
})

/** The result of the allocation rule for one ledger's entries. */
function projected(entries: readonly EntryRow[], pursuits: Map<string, IsoDate>, today: IsoDate): Projected {
  const { claims, allocations, credits } = allocate(entries, pursuits, today)
  const dues = claims.map((claim) => dueRow(claim.entry, claim))
  const dueById = new Map(dues.map((due) => [due.due_id, due]))
  const entryById = new Map(entries.map((entry) => [entry.id, entry]))
  const settlements = allocations.map(({ settlement, claim, amount, on_date }): SettlementRow => {
    const { amount: _, settled: __, settled_on: ___, ...due } = dueById.get(claim)!
    const { kind, method } = entryById.get(settlement)!
    return { ...due, payer_id: settlement, payer_kind: kind, method, amount, on_date }
  })
  return { tenancy_id: entries[0]!.tenancy_id, credit: credits.length > 0, dues, settlements }
}

const pairOf = ({ payer_id, due_id }: SettlementRow) => `${payer_id} ${due_id}`

/** The rows that must be written, and the existing ones that must be deleted. */
function differences<Row>(
  wanted: readonly Row[],
  stored: readonly Row[],
  by: { key(row: Row): string; says(row: Row): string },
) {
  const left = new Map(stored.map((row) => [by.key(row), row]))
  const changed = wanted.filter((row) => {
    const before = left.get(by.key(row))
    left.delete(by.key(row))
    return !before || by.says(before) !== by.says(row)
  })
  return { changed, gone: [...left.values()] }
}

/** Updates `ledger_dues` and `ledger_settlements` from all entries of locked ledgers; only writes differences. */
export async function refreshDues(tx: Tx, tenancyIds: readonly string[], today: IsoDate) {
  const { entries, projections: stored } = await wholeLedgers(tx, tenancyIds)
  await bringInLine(tx, entries, stored, today)
}

/** The same if all entries are already loaded. */
export async function refreshDuesFrom(tx: Tx, entries: readonly EntryRow[], today: IsoDate) {
  const ids = new Set(entries.map(({ tenancy_id }) => tenancy_id))
  await bringInLine(tx, entries, await projectionsOf(tx, [...ids]), today)
}

type Projections = Awaited<ReturnType<typeof projectionsOf>>

async function bringInLine(tx: Tx, all: readonly EntryRow[], stored: Projections, today: IsoDate) {
  const entries = groupBy(all, ({ tenancy_id }) => tenancy_id)
  const wanted = [...entries.values()].map((each) => projected(each, stored.pursuits, today))
  const dues = differences(
    wanted.flatMap((each) => each.dues),
    stored.dues,
    { key: ({ due_id }) => due_id, says: ({ settled, settled_on }) => `${settled} ${settled_on}` },
  )
  const settlements = differences(
    wanted.flatMap((each) => each.settlements),
    stored.settlements,
    { key: pairOf, says: ({ amount }) => `${amount}` },
  )
  await writeDifferences(tx, { dues, settlements, ledgers: wanted })
  const propertyIds = [...entries.values()].map(([first]) => first!.property_id)
  await followLedger(tx, [...new Set(propertyIds)], today)
}
