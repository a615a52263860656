import {
  and,
  asc,
  type Column,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { refuseLedger } from '#domain/money/ledger/ledger.messages.ts'
import { anyOf, type Ids } from '#server/db/any-of.ts'
import type { Db } from '#server/db/client.ts'
import { type Placeholders, preparedQuery } from '#server/db/prepared.ts'
import { type JsonRows, rowsAsJson, selectTogether, withAliases } from '#server/db/read-together.ts'
import { inserting } from '#server/db/row-writes.ts'
import { contracts, isActiveContract } from '#server/db/schema/contracts.ts'
import { endings } from '#server/db/schema/endings.ts'
import {
  claimPursuits,
  ledgerAccounts,
  ledgerDues,
  ledgerEntries,
  ledgerSettlements,
  paymentPlans,
  projectionForm,
  rentChanges,
} from '#server/db/schema/ledger.ts'
import { properties } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import { inSlices, sliceSize } from '#server/db/slices.ts'
import { writeTogether } from '#server/db/write-together.ts'

export type EntryRow = typeof ledgerEntries.$inferSelect
export type DueRow = typeof ledgerDues.$inferSelect
export type SettlementRow = typeof ledgerSettlements.$inferSelect
export interface Ledger {
  tenancy: typeof tenancies.$inferSelect
  /** Null until its first dues are made. */
  row: typeof ledgerAccounts.$inferSelect | null
}

/** Locks in the order of the ids, so that concurrent calls cannot deadlock. */
export async function lockLedgers(db: Db, ids: readonly string[]): Promise<Ledger[]> {
  const locked = await db
    .select()
    .from(tenancies)
    .where(inArray(tenancies.id, [...ids]))
    .orderBy(asc(tenancies.id))
    .for('no key update')
  const ledgers = await db
    .select()
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.tenancy_id, [...ids]))
  const byTenancy = new Map(ledgers.map((ledger) => [ledger.tenancy_id, ledger]))
  return locked.map((tenancy) => ({ tenancy, row: byTenancy.get(tenancy.id) ?? null }))
}

/** Every change of a ledger takes this lock first, until the end of its transaction. */
export async function lockLedger(db: Db, tenancyId: string): Promise<Ledger> {
  const [ledger] = await lockLedgers(db, [tenancyId])
  if (!ledger) throw refuseLedger('account_missing')
  return ledger
}

const selectEntries = (db: Db, tenancyIds: Ids) =>
  db
    .select()
    .from(ledgerEntries)
    .where(anyOf(ledgerEntries.tenancy_id, tenancyIds))
    .orderBy(asc(ledgerEntries.on_date), asc(ledgerEntries.booked_at), asc(ledgerEntries.id))

export const entriesOf = (db: Db, tenancyIds: readonly string[]): Promise<EntryRow[]> => selectEntries(db, tenancyIds)

/** Returns the entries that did not exist yet. */
export async function insertEntries(db: Db, rows: readonly EntryRow[]): Promise<EntryRow[]> {
  const inserted: EntryRow[] = []
  await inSlices(rows, async (slice) => {
    inserted.push(...(await insertNew(db, slice)))
  })
  return inserted
}
const insertNew = inserting(ledgerEntries, (insert) =>
  insert
    .onConflictDoNothing({
      target: [ledgerEntries.tenancy_id, ledgerEntries.source_key],
      where: isNotNull(ledgerEntries.source_key),
    })
    .returning(),
)

export const selectDues = (db: Db, tenancyIds: Ids) =>
  db.select().from(ledgerDues).where(anyOf(ledgerDues.tenancy_id, tenancyIds))

export const duesOf = (db: Db, tenancyIds: readonly string[]): Promise<DueRow[]> => selectDues(db, tenancyIds)

const writingDues = (db: Db, slice: DueRow[]) =>
  db
    .insert(ledgerDues)
    .values(slice)
    .onConflictDoUpdate({
      target: ledgerDues.due_id,
      set: { settled: sql`excluded.settled`, settled_on: sql`excluded.settled_on` },
    })

export const writeDues = (db: Db, rows: readonly DueRow[]) => inSlices(rows, (slice) => writingDues(db, slice))

const selectSettlements = (db: Db, tenancyIds: Ids) =>
  db.select().from(ledgerSettlements).where(anyOf(ledgerSettlements.tenancy_id, tenancyIds))

export const settlementsOf = (db: Db, tenancyIds: readonly string[]): Promise<SettlementRow[]> =>
  selectSettlements(db, tenancyIds)

const writingSettlements = (db: Db, slice: SettlementRow[]) =>
  db
    .insert(ledgerSettlements)
    .values(slice)
    .onConflictDoUpdate({
      target: [ledgerSettlements.payer_id, ledgerSettlements.due_id],
      set: { amount: sql`excluded.amount` },
    })

const removingSettlements = (slice: readonly Pick<SettlementRow, 'payer_id' | 'due_id'>[]) =>
  sql`delete from ${ledgerSettlements} using
      unnest(${sql.param(slice.map(({ payer_id }) => payer_id))}::uuid[], ${sql.param(slice.map(({ due_id }) => due_id))}::uuid[])
        as gone (payer, due)
      where ${ledgerSettlements.payer_id} = gone.payer and ${ledgerSettlements.due_id} = gone.due`

const sayingCredit = (ledgers: readonly { tenancy_id: string; credit: boolean }[]) =>
  sql`update ${ledgerAccounts} set credit = said.credit from
    unnest(${sql.param(ledgers.map(({ tenancy_id }) => tenancy_id))}::uuid[],
      ${sql.param(ledgers.map(({ credit }) => credit))}::boolean[]) as said (tenancy, credit)
    where ${ledgerAccounts.tenancy_id} = said.tenancy and ${ledgerAccounts.credit} <> said.credit`

export interface Differences {
  dues: { changed: DueRow[]; gone: DueRow[] }
  settlements: { changed: SettlementRow[]; gone: SettlementRow[] }
  ledgers: { tenancy_id: string; credit: boolean }[]
}

/** Updates `ledger_dues`, `ledger_settlements` and the ledgers; one statement for a slice of each. */
export async function writeDifferences(db: Db, { dues, settlements, ledgers }: Differences) {
  const removed = dues.gone.map(({ due_id }) => due_id)
  const longest = Math.max(
    ...[dues.changed, removed, settlements.gone, settlements.changed].map(({ length }) => length),
  )
  for (let at = 0; at < Math.max(longest, 1); at += sliceSize) {
    const slice = <Row>(rows: readonly Row[]) => rows.slice(at, at + sliceSize)
    const writes: SQLWrapper[] = at === 0 ? [sayingCredit(ledgers)] : []
    if (dues.changed.length > at) writes.push(writingDues(db, slice(dues.changed)))
    if (removed.length > at) writes.push(db.delete(ledgerDues).where(inArray(ledgerDues.due_id, slice(removed))))
    if (settlements.gone.length > at) writes.push(removingSettlements(slice(settlements.gone)))
    if (settlements.changed.length > at) writes.push(writingSettlements(db, slice(settlements.changed)))
    await writeTogether(db, writes)
  }
}

/** The day of the last claim of each tenancy. */
export async function lastDueDays(db: Db, tenancyIds: readonly string[]): Promise<Map<string, IsoDate>> {
  const rows = await db
    .select({ tenancy: ledgerDues.tenancy_id, day: sql<IsoDate>`max(${ledgerDues.due_on})::text` })
    .from(ledgerDues)
    .where(anyOf(ledgerDues.tenancy_id, tenancyIds))
    .groupBy(ledgerDues.tenancy_id)
  return new Map(rows.map(({ tenancy, day }) => [tenancy, day]))
}

const selectPursuits = (db: Db, tenancyIds: Ids) =>
  db
    .select(withAliases({ claim: claimPursuits.claim_id, since: claimPursuits.since }))
    .from(claimPursuits)
    .where(anyOf(claimPursuits.tenancy_id, tenancyIds))

const byClaim = (rows: readonly { claim: string; since: IsoDate }[]) =>
  new Map(rows.map(({ claim, since }) => [claim, since]))

export const pursuitsOf = async (db: Db, tenancyIds: readonly string[]): Promise<Map<string, IsoDate>> =>
  byClaim(await selectPursuits(db, tenancyIds))

interface ProjectionRows {
  pursuits: JsonRows<typeof selectPursuits>
  dues: JsonRows<typeof selectDues>
  settlements: JsonRows<typeof selectSettlements>
}

/** The stored projections of these ledgers, without their entries; one statement. */
export async function projectionsOf(db: Db, tenancyIds: readonly string[]) {
  const [found] = await projectionRows(db, { tenancies: tenancyIds })
  const { pursuits, dues, settlements } = found!
  return { pursuits: byClaim(pursuits), dues, settlements }
}

type Tenancies = Placeholders<{ tenancies: readonly string[] }>

const projectionParts = (db: Db, { tenancies: ids }: Tenancies) => ({
  pursuits: rowsAsJson(selectPursuits(db, ids)),
  dues: rowsAsJson(selectDues(db, ids)),
  settlements: rowsAsJson(selectSettlements(db, ids)),
})
const projectionRows = preparedQuery((db, at: Tenancies) => selectTogether<ProjectionRows>(projectionParts(db, at)))
const wholeRows = preparedQuery((db, at: Tenancies) =>
  selectTogether<ProjectionRows & { entries: JsonRows<typeof selectEntries> }>({
    ...projectionParts(db, at),
    entries: rowsAsJson(selectEntries(db, at.tenancies)),
  }),
)

/** The stored projections of these ledgers together with all entries. */
export async function wholeLedgers(db: Db, tenancyIds: readonly string[]) {
  const [found] = await wholeRows(db, { tenancies: tenancyIds })
  const { pursuits, dues, settlements } = found!
  const entries = found!.entries.map((entry): EntryRow => ({ ...entry, booked_at: new Date(entry.booked_at) }))
  return { entries, projections: { pursuits: byClaim(pursuits), dues, settlements } }
}

/** Ids as values, or a subselect that finds them: `(select …)`. */
export type TenancyIds = readonly string[] | SQL
const among = (column: Column, ids: TenancyIds) =>
  'getSQL' in ids ? sql`${column} in ${ids}` : inArray(column, [...ids])

/** A contract counts from the day on which it took effect, even after its tenancy has ended. */
export const bindingTerms = (db: Db, tenancyIds: TenancyIds) =>
  db
    .select(
      withAliases({
        contract_id: contracts.id,
        tenancy_id: sql<string>`${contracts.tenancy_id}`,
        starts_on: contracts.baslangicTarihi,
        pay_day: contracts.odemeGunu,
        rent: contracts.brutAylik,
        currency: contracts.bedelTuru,
        deposit: contracts.depozito,
        is_corporate: contracts.is_corporate,
      }),
    )
    .from(contracts)
    .where(
      and(
        among(contracts.tenancy_id, tenancyIds),
        isActiveContract,
        or(isNull(contracts.cancelled_at), isNotNull(contracts.ended_on)),
      ),
    )
    .orderBy(asc(contracts.baslangicTarihi), asc(contracts.id))

/** Without changes that were taken back. */
export const rentChangesOf = (db: Db, tenancyIds: TenancyIds) =>
  db
    .select()
    .from(rentChanges)
    .where(and(among(rentChanges.tenancy_id, tenancyIds), isNull(rentChanges.taken_back_at)))
    .orderBy(asc(rentChanges.from_on), asc(rentChanges.id))

/** The rent changes that apply to one contract. */
export async function rentChangesUnder(db: Db, { id, tenancy_id }: { id: string; tenancy_id: string | null }) {
  const changes = tenancy_id ? await rentChangesOf(db, [tenancy_id]) : []
  return changes.filter(({ contract_id }) => (contract_id ?? id) === id)
}

export const plansOf = (db: Db, tenancyIds: TenancyIds) =>
  db.select().from(paymentPlans).where(among(paymentPlans.tenancy_id, tenancyIds)).orderBy(asc(paymentPlans.id))

/** The last day of each tenancy whose end is fixed and undisputed. */
export const fixedEnds = (db: Db, tenancyIds: TenancyIds) =>
  db
    .select({ tenancy_id: endings.tenancy_id, ends_on: endings.ends_on })
    .from(endings)
    .where(
      and(
        among(endings.tenancy_id, tenancyIds),
        eq(endings.state, 'set'),
        // An objection suspends an ending, unless a court decided it.
        or(isNull(endings.objected_at), eq(endings.way, 'court')),
      ),
    )

export type NewLedger = typeof ledgerAccounts.$inferInsert

export async function insertLedgers(db: Db, ledgers: readonly NewLedger[]) {
  await inSlices(ledgers, (slice) =>
    db
      .insert(ledgerAccounts)
      .values(slice)
      .onConflictDoUpdate({ target: ledgerAccounts.tenancy_id, set: { made_until: sql`excluded.made_until` } }),
  )
}

/** Tenancies whose dues do not reach far enough, a slice at a time. */
export async function ledgersBehind(db: Db, until: IsoDate, { after, size }: { after: string; size: number }) {
  const rows = await db
    .select({ id: tenancies.id })
    .from(tenancies)
    // The condition is on both sides, because otherwise each slice would read the ledgers of all slices before it.
    .leftJoin(ledgerAccounts, and(eq(ledgerAccounts.tenancy_id, tenancies.id), gt(ledgerAccounts.tenancy_id, after)))
    .where(
      and(
        isNull(tenancies.ended_on),
        or(isNull(ledgerAccounts.tenancy_id), lt(ledgerAccounts.made_until, until)),
        gt(tenancies.id, after),
      ),
    )
    .orderBy(asc(tenancies.id))
    .limit(size)
  return rows.map(({ id }) => id)
}

const unpaid = (today: IsoDate | SQLWrapper) =>
  sql`exists (select 1 from ${ledgerDues} d join ${tenancies} t on t.id = d.tenancy_id
    where d.property_id = ${properties.id} and t.ended_on is null and d.due_on <= ${today}::date and d.settled < d.amount)`

/** Updates `odemeDurumu` from the property's ledgers; it stays unchanged without a running tenancy. */
export const followLedger = (db: Db, propertyIds: readonly string[], today: IsoDate) =>
  inSlices(propertyIds, (slice) => following(db, { propertyIds: slice, today }))

const following = preparedQuery(
  (db, { propertyIds, today }: Placeholders<{ propertyIds: readonly string[]; today: IsoDate }>) =>
    db
      .update(properties)
      .set({ odemeDurumu: sql`case when ${unpaid(today)} then 'Beklemede' else 'Ödendi' end` })
      .where(
        and(
          anyOf(properties.id, propertyIds),
          sql`exists (select 1 from ${tenancies} t where t.property_id = ${properties.id} and t.ended_on is null)`,
          sql`${properties.odemeDurumu} is distinct from case when ${unpaid(today)} then 'Beklemede' else 'Ödendi' end`,
        ),
      )
      .getSQL(),
)

/** Properties marked as paid although a claim of their running tenancy fell due in these days and is open. */
export async function propertiesFallenDue(db: Db, from: IsoDate, to: IsoDate): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: properties.id })
    .from(ledgerDues)
    .innerJoin(properties, and(eq(properties.id, ledgerDues.property_id), eq(properties.odemeDurumu, 'Ödendi')))
    .innerJoin(tenancies, and(eq(tenancies.id, ledgerDues.tenancy_id), isNull(tenancies.ended_on)))
    .where(and(gte(ledgerDues.due_on, from), lte(ledgerDues.due_on, to), lt(ledgerDues.settled, ledgerDues.amount)))
  return rows.map(({ id }) => id)
}

/** Ledgers where a claim fell due in these days while money waits or went to a later claim. */
export async function ledgersToSettle(db: Db, from: IsoDate, to: IsoDate): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: ledgerDues.tenancy_id })
    .from(ledgerDues)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.tenancy_id, ledgerDues.tenancy_id))
    .where(
      and(
        gte(ledgerDues.due_on, from),
        lte(ledgerDues.due_on, to),
        lt(ledgerDues.settled, ledgerDues.amount),
        ne(ledgerDues.category, 'deposit'),
        sql`(${ledgerAccounts.credit} or exists (select 1 from ${ledgerSettlements} s
          where s.tenancy_id = ${ledgerDues.tenancy_id} and s.due_on > ${ledgerDues.due_on}))`,
      ),
    )
    .orderBy(asc(ledgerDues.tenancy_id))
  return rows.map(({ id }) => id)
}

/** Ledgers whose projections were written by an older release. */
export async function ledgersToProject(db: Db, size: number): Promise<string[]> {
  const rows = await db
    .select({ id: ledgerAccounts.tenancy_id })
    .from(ledgerAccounts)
    .where(sql`${ledgerAccounts.projection} < ${sql.raw(String(projectionForm))}`)
    .orderBy(asc(ledgerAccounts.tenancy_id))
    .limit(size)
  return rows.map(({ id }) => id)
}

export const markProjected = (db: Db, ids: readonly string[]) =>
  db
    .update(ledgerAccounts)
    .set({ projection: projectionForm })
    .where(inArray(ledgerAccounts.tenancy_id, [...ids]))
