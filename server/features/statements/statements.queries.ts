import { and, asc, desc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/kernel/dates.ts'
import type { BookedEntry } from '#domain/statements/account-lines.rules.ts'
import type { DayRate } from '#domain/statements/lira-values.rules.ts'
import { byInput } from '#server/access/by-shape.ts'
import type { FoundAccount } from '#server/access/ledger-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { endings } from '#server/db/schema/endings.ts'
import { claimPursuits, ledgerAccounts, ledgerEntries } from '#server/db/schema/ledger.ts'
import { properties } from '#server/db/schema/properties.ts'
import { exchangeRateDays } from '#server/db/schema/rates.ts'

/** What an account says of an entry, in the order of `toEntry`: an account of years is read in half the time without names. */
const entryColumns = [
  ...['id', 'kind', 'category', 'amount', 'currency', 'on_date', 'month', 'covers_from', 'covers_to', 'method'],
  ...['payer_names', 'receipt_names', 'belongs_to', 'reverses', 'note', 'source', 'source_key', 'by_name', 'booked_at'],
] as (keyof BookedEntry)[]

type EntryValues = [
  ...[id: string, kind: BookedEntry['kind'], category: BookedEntry['category'], amount: number],
  ...[currency: BookedEntry['currency'], on_date: IsoDate, month: IsoDate | null, covers_from: IsoDate | null],
  ...[covers_to: IsoDate | null, method: BookedEntry['method'], payer_names: string[], receipt_names: string[]],
  ...[belongs_to: string | null, reverses: string | null, note: string, source: BookedEntry['source']],
  ...[source_key: string | null, by_name: string, booked_at: string],
]

function toEntry(values: EntryValues): BookedEntry {
  const [id, kind, category, amount, currency, on_date, month, covers_from, covers_to, method, ...rest] = values
  const [payer_names, receipt_names, belongs_to, reverses, note, source, source_key, by_name, booked_at] = rest
  return {
    id,
    kind,
    category,
    amount,
    currency,
    on_date,
    month,
    covers_from,
    covers_to,
    method,
    payer_names,
    receipt_names,
    belongs_to,
    reverses,
    note,
    source,
    source_key,
    by_name,
    booked_at: new Date(booked_at),
  }
}

interface Asked extends Record<string, string> {
  tenancy: string
  contract: string
  property: string
  /** The first day of the contract. */
  begun: IsoDate
}

const materialRows = byInput((db, today: IsoDate, { tenancy, contract, property, begun }: Asked) =>
  db
    .select({
      property: { baslik: properties.baslik, adres: properties.adres },
      opened_on: ledgerAccounts.opened_on,
      carried_over: ledgerAccounts.carried_over,
      tenant_names: sql<string[]>`array(select t.tenant_name from ${contractTenants} t
        where t.contract_id = ${contract} order by t.is_primary desc, t.id)`,
      /** The last day, once it is fixed and undisputed. */
      set_end: sql<IsoDate | null>`(select e.ends_on::text from ${endings} e where e.tenancy_id = ${tenancy}
        and e.state = 'set' and (e.objected_at is null or e.way = 'court') limit 1)`,
      /** Its end is under way or over: the deposit goes back there. */
      has_ending: sql<boolean>`exists (select 1 from ${endings} e where e.tenancy_id = ${tenancy}
        and e.state in ('set', 'done'))`,
      /** The first day of the contract that came after the one that this person is named in. */
      followed_on: sql<IsoDate | null>`(select min(n."baslangicTarihi")::text from ${contracts} n
        where n.tenancy_id = ${tenancy} and n.status = 'active' and n.deleted_at is null
          and (n.cancelled_at is null or n.ended_on is not null)
          and n."baslangicTarihi" > ${begun}::date and n."baslangicTarihi" <= ${today}::date)`,
      entries: sql<EntryValues[]>`coalesce((select json_agg(json_build_array(${sql.join(
        entryColumns.map((name) => sql`e.${sql.identifier(name)}`),
        sql`, `,
      )})) from (select * from ${ledgerEntries} e where e.tenancy_id = ${tenancy}
        order by e.on_date, e.booked_at, e.id) e), '[]')`,
      /** For amounts of another currency, and for what is owed in it today. */
      rates: sql<DayRate[]>`coalesce((select json_agg(json_build_object('on_date', x.on_date, 'day', r.day,
          'USD', r."USD", 'EUR', r."EUR"))
        from (select e.on_date from ${ledgerEntries} e where e.tenancy_id = ${tenancy} and e.currency in ('USD', 'EUR')
          union select ${today}::date) x
        cross join lateral (select * from ${exchangeRateDays} r where r.day <= x.on_date order by r.day desc limit 1) r
        ), '[]')`,
      pursuits: sql<{ claim: string; since: IsoDate }[]>`coalesce((
        select json_agg(json_build_object('claim', p.claim_id, 'since', p.since))
        from ${claimPursuits} p where p.tenancy_id = ${tenancy}), '[]')`,
    })
    .from(properties)
    .leftJoin(ledgerAccounts, eq(ledgerAccounts.tenancy_id, tenancy))
    .where(eq(properties.id, property)),
)

/** Everything that an account is read from, in one statement however many years it has. */
export async function accountMaterial(db: Db, { tenancy, contract }: FoundAccount, today: IsoDate) {
  const [row] = await materialRows(db, today, {
    tenancy: tenancy.id,
    contract: contract.id,
    property: tenancy.property_id,
    begun: contract.baslangicTarihi,
  })
  const { entries, pursuits, ...rest } = row!
  return {
    ...rest,
    entries: entries.map(toEntry),
    pursuits: new Map(pursuits.map(({ claim, since }) => [claim, since])),
  }
}

/** Who rented the place on a day: the people of the contract that held then, or of the first one. */
export async function tenantsOn(db: Db, tenancyId: string, day: IsoDate): Promise<string[]> {
  const [held] = await db
    .select({
      names: sql<string[]>`array(select t.tenant_name from ${contractTenants} t
        where t.contract_id = "contracts"."id" order by t.is_primary desc, t.id)`,
    })
    .from(contracts)
    .where(
      and(
        eq(contracts.tenancy_id, tenancyId),
        eq(contracts.status, 'active'),
        or(isNull(contracts.cancelled_at), isNotNull(contracts.ended_on)),
      ),
    )
    .orderBy(
      desc(lte(contracts.baslangicTarihi, day)),
      // The newest of those that had begun; of those that had not, the first.
      sql`case when ${contracts.baslangicTarihi} <= ${day}::date then ${contracts.baslangicTarihi} end desc nulls last`,
      asc(contracts.baslangicTarihi),
      asc(contracts.id),
    )
    .limit(1)
  return held?.names ?? []
}

/** Tenants of a contract who have an account, for news. */
export async function tenantAccounts(db: Db, contractId: string): Promise<string[]> {
  const rows = await db
    .select({ id: contractTenants.tenant_user_id })
    .from(contractTenants)
    .where(and(eq(contractTenants.contract_id, contractId), isNotNull(contractTenants.tenant_user_id)))
  return rows.map(({ id }) => id!)
}
