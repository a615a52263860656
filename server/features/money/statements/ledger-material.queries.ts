import { eq, type SQL, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/kernel/dates.ts'
import type { Currency, Kurus } from '#domain/kernel/money.ts'
import type { Entry } from '#domain/money/ledger/entries.schema.ts'
import type { DayRate } from '#domain/money/statements/lira-values.rules.ts'
import type { CarriedBalance } from '#domain/money/statements/statements.schema.ts'
import type { FoundLedger } from '#server/access/ledger-scope.queries.ts'
import { type PlaceholderValues, preparedByInput } from '#server/access/prepared-by-caller.ts'
import type { Db } from '#server/db/client.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { endings } from '#server/db/schema/endings.ts'
import {
  claimPursuits,
  ledgerAccounts,
  ledgerDues,
  ledgerEntries,
  ledgerSettlements,
  projectionForm,
} from '#server/db/schema/ledger.ts'
import { paymentReceipts } from '#server/db/schema/payment-receipts.ts'
import { properties } from '#server/db/schema/properties.ts'
import { exchangeRateDays } from '#server/db/schema/rates.ts'
import type { SqlValue } from '#server/db/sql-value.ts'
import { type EntryValues, entryValues, toEntry } from './ledger-entries.ts'

/** `begun`: first day of the contract. */
type LedgerIds = PlaceholderValues<Record<'tenancy' | 'contract' | 'property' | 'begun', string>>

const idsOf = ({ tenancy, contract }: FoundLedger) => ({
  tenancy: tenancy.id,
  contract: contract.id,
  property: tenancy.property_id,
  begun: contract.baslangicTarihi,
})

/** Data for the head of the ledger. */
const headColumns = ({ tenancy, contract }: Pick<LedgerIds, 'tenancy' | 'contract'>) => ({
  property: { baslik: properties.baslik, adres: properties.adres },
  opened_on: ledgerAccounts.opened_on,
  carried_over: ledgerAccounts.carried_over,
  tenant_names: sql<string[]>`array(select t.tenant_name from ${contractTenants} t
    where t.contract_id = ${contract} order by t.is_primary desc, t.id)`,
  /** What waiting receipts say was paid. */
  reported: sql<CarriedBalance[]>`coalesce((
    select json_agg(json_build_object('currency', w.currency, 'amount', w.amount)) from (
      select r.currency, sum(r.amount)::float8 as amount from ${paymentReceipts} r
      where r.tenancy_id = ${tenancy} and r.state = 'waiting' group by r.currency) w), '[]')`,
  /** Last day of the tenancy, once set and not disputed. */
  set_end: sql<IsoDate | null>`(select e.ends_on::text from ${endings} e where e.tenancy_id = ${tenancy}
    and e.state = 'set' and (e.objected_at is null or e.way = 'court') limit 1)`,
  /** The tenancy is ending or has ended, so the deposit is settled there. */
  has_ending: sql<boolean>`exists (select 1 from ${endings} e where e.tenancy_id = ${tenancy}
    and e.state in ('set', 'done'))`,
})

/** Exchange rates on the days of `e` and today, for amounts in other currencies. */
const ratesOn = (days: SQL, today: IsoDate) => sql<DayRate[]>`coalesce((
  select json_agg(json_build_object('on_date', x.on_date, 'day', r.day, 'USD', r."USD", 'EUR', r."EUR"))
  from (${days} and e.currency in ('USD', 'EUR') union select ${today}::date) x
  cross join lateral (select * from ${exchangeRateDays} r where r.day <= x.on_date order by r.day desc limit 1) r), '[]')`

const materialRows = preparedByInput((db, today: IsoDate, asked: LedgerIds) => {
  const { tenancy, property, begun } = asked
  return db
    .select({
      ...headColumns(asked),
      /** First day of the next contract after this person's own. */
      followed_on: sql<IsoDate | null>`(select min(n."baslangicTarihi")::text from ${contracts} n
        where n.tenancy_id = ${tenancy} and n.status = 'active' and n.deleted_at is null
          and (n.cancelled_at is null or n.ended_on is not null)
          and n."baslangicTarihi" > ${begun}::date and n."baslangicTarihi" <= ${today}::date)`,
      entries: sql<EntryValues[]>`coalesce((select json_agg(${entryValues}) from (select * from ${ledgerEntries} e
        where e.tenancy_id = ${tenancy} order by e.on_date, e.booked_at, e.id) e), '[]')`,
      rates: ratesOn(sql`select e.on_date from ${ledgerEntries} e where e.tenancy_id = ${tenancy}`, today),
      pursuits: sql<{ claim: string; since: IsoDate }[]>`coalesce((
        select json_agg(json_build_object('claim', p.claim_id, 'since', p.since))
        from ${claimPursuits} p where p.tenancy_id = ${tenancy}), '[]')`,
    })
    .from(properties)
    .leftJoin(ledgerAccounts, eq(ledgerAccounts.tenancy_id, tenancy))
    .where(eq(properties.id, property))
})

/** Everything a ledger is computed from, in one statement however many years it has. */
export async function ledgerMaterial(db: Db, found: FoundLedger, today: IsoDate) {
  const [row] = await materialRows(db, today, idsOf(found))
  const { entries, pursuits, ...rest } = row!
  return {
    ...rest,
    entries: entries.map(toEntry),
    pursuits: new Map(pursuits.map(({ claim, since }) => [claim, since])),
  }
}

type SumValues = [currency: Currency, kind: Entry['kind'], category: Entry['category'], before: boolean, amount: Kurus]

interface YearJson {
  year: number
  /** Years that have entries. */
  years: number[]
  /** Sums of entries not reversed, separately for before the year and from its first day on. */
  sums: SumValues[]
  /** Entries of the year with their reversals and settlements, and open claims of any year. */
  entries: EntryValues[]
  claims: [id: string, settled: Kurus, settled_on: IsoDate | null][]
  parts: [settlement: string, claim: string, amount: Kurus][]
  /** Settled amounts of all claims except deposits. */
  settled: [currency: Currency, amount: Kurus][]
  rates: DayRate[]
}

/**
 * One year of a ledger and the sums of all others, from the stored allocation: the cost does not grow with the length
 * of the tenancy.
 */
const yearJson = (tenancy: SqlValue, today: IsoDate, year: SqlValue | null) => sql<YearJson>`(
  with e as materialized (
    select *, row_number() over (order by on_date, booked_at, id) as rank
    from ${ledgerEntries} where tenancy_id = ${tenancy}),
  y as (${
    year === null
      ? sql`select extract(year from greatest(${today}::date, max(on_date) filter (where kind <> 'reversal')))::int
          as year from e`
      : sql`select ${year}::int as year`
  }),
  span as (select year, make_date(year, 1, 1) as first_day, make_date(year, 12, 31) as last_day from y),
  shown as (select e.id, e.on_date, e.currency from e, span where e.on_date between first_day and last_day),
  d as materialized (
    select due_id, due_on, settled, settled_on, currency, category, settled < amount and due_on < ${today}::date as late
    from ${ledgerDues} where tenancy_id = ${tenancy}),
  parts as materialized (
    select s.payer_id, s.due_id, s.amount from ${ledgerSettlements} s, span where s.tenancy_id = ${tenancy}
      and (s.on_date between first_day and last_day or s.due_on between first_day and last_day))
  select json_build_object(
    'year', span.year,
    'years', array(select distinct extract(year from on_date)::int from e where kind <> 'reversal'),
    'sums', coalesce((
      select json_agg(json_build_array(currency, kind, category, before, amount) order by rank) from (
        select currency, kind, category, on_date < first_day as before, min(rank) as rank, coalesce(sum(amount)
          filter (where id not in (select reverses from e where reverses is not null)), 0) as amount
        from e where kind <> 'reversal' group by 1, 2, 3, 4) s), '[]'),
    'entries', coalesce((
      select json_agg(${entryValues} order by rank) from e where e.id in (select id from shown)
        or e.reverses in (select id from shown)
        or e.id in (select payer_id from parts union all select due_id from parts
          union all select due_id from d where late)), '[]'),
    'claims', coalesce((
      select json_agg(json_build_array(due_id, settled, settled_on)) from d
      where late or due_on between first_day and last_day), '[]'),
    'parts', coalesce((select json_agg(json_build_array(payer_id, due_id, amount)) from parts), '[]'),
    'settled', coalesce((select json_agg(json_build_array(currency, amount)) from (
      select currency, sum(settled) as amount from d where category <> 'deposit' group by currency) s), '[]'),
    'rates', ${ratesOn(sql`select e.on_date from shown e where true`, today)})
  from span)`

const yearRows = preparedByInput(
  (db, today: IsoDate, { year, ...asked }: LedgerIds & PlaceholderValues<{ year: string | null }>) =>
    db
      .select({
        ...headColumns(asked),
        projection: ledgerAccounts.projection,
        year: yearJson(asked.tenancy, today, year),
      })
      .from(properties)
      .leftJoin(ledgerAccounts, eq(ledgerAccounts.tenancy_id, asked.tenancy))
      .where(eq(properties.id, asked.property)),
)

/** The requested year, or else the newest year with entries. */
export async function yearMaterial(db: Db, found: FoundLedger, today: IsoDate, asked: number | undefined) {
  const [row] = await yearRows(db, today, { ...idsOf(found), year: asked === undefined ? null : String(asked) })
  const { year: json, projection, ...head } = row!
  const sums = json.sums.map(([currency, kind, category, before, amount]) => ({
    currency,
    kind,
    category,
    before,
    amount,
  }))
  /** False where an older release stored less. */
  const is_current = (projection ?? projectionForm) === projectionForm
  return { ...head, ...json, is_current, sums, entries: json.entries.map(toEntry) }
}
export type YearMaterial = Awaited<ReturnType<typeof yearMaterial>>
