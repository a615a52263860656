import { and, asc, eq, lt, or, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/kernel/dates.ts'
import type { TufeTable } from '#domain/tenancy/rates/tufe.rules.ts'
import type { SentProposal } from '#domain/tenancy/renewals/renewals.schema.ts'
import type { RentChange } from '#domain/tenancy/rent-increases/increase.rules.ts'
import { increaseWindowDays } from '#domain/tenancy/rent-increases/rent-increases.rules.ts'
import type { IncreaseRecord } from '#domain/tenancy/rent-increases/rent-increases.schema.ts'
import { newestFollower } from '#server/access/tenancy-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { firstRow } from '#server/db/rows.ts'
import { contracts, contractTenants, isActiveContract } from '#server/db/schema/contracts.ts'
import { endings } from '#server/db/schema/endings.ts'
import { rentChanges } from '#server/db/schema/ledger.ts'
import { paperParties, papers } from '#server/db/schema/papers.ts'
import { properties } from '#server/db/schema/properties.ts'
import { tufeRates } from '#server/db/schema/rates.ts'
import { rentIncreaseNotices, rentIncreases } from '#server/db/schema/rent-increases.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import { knownTufe } from '#server/features/tenancy/rates/tufe.queries.ts'
import type { Actor } from '#server/http/actor.ts'

export type IncreaseRow = typeof rentIncreases.$inferSelect

/** Rents agreed under a contract, by date; a column of another statement. */
export const rentChangesJson = (contractId: unknown) => sql<RentChange[]>`coalesce((
  select json_agg(json_build_object('from_on', r.from_on, 'rent', r.rent) order by r.from_on, r.id)
  from ${rentChanges} r join ${contracts} c on c.tenancy_id = r.tenancy_id and c.id = coalesce(r.contract_id, c.id)
  where c.id = ${contractId} and r.taken_back_at is null), '[]')`

/** One per rent year: more than a tenancy has. */
const listedIncreases = 60

interface IncreaseReader {
  actor: Actor
  rents: boolean
}

/** Newest first. Tenants see requests under their own contracts, but not that the landlord waived one. */
const recordsJson = (tenancyId: string, { actor, rents }: IncreaseReader) => {
  const own = rents
    ? sql`i.state <> 'waived' and i.contract_id in
        (select t.contract_id from ${contractTenants} t where t.tenant_user_id = ${actor.userId})`
    : sql`true`
  return sql<(IncreaseRecord & { clause_rent: number | null; sent_on: IsoDate })[]>`coalesce((
    select json_agg(row_to_json(r)) from (
      select i.id, i.state, i.year_start, i.from_on, i.old_rent, i.new_rent, i.clause_rent, i.currency, i.objection,
        i.objected_by_name as objected_by, i.closed_by_name as closed_by, i.close_reason, i.by_name,
        (select p.id from ${papers} p where p.subject_id = i.id order by p.round desc limit 1) as paper_id,
        exists (select 1 from ${paperParties} pp join ${papers} p on p.id = pp.paper_id
          where p.subject_id = i.id and p.state = 'confirmed' and pp.way = 'paper') as on_paper,
        (i.created_at at time zone 'Europe/Istanbul')::date as created_on,
        (i.sent_at at time zone 'Europe/Istanbul')::date as sent_on
      from ${rentIncreases} i where i.tenancy_id = ${tenancyId} and ${own}
      order by i.created_at desc, i.id desc limit ${sql.raw(String(listedIncreases))}) r), '[]')`
}

/** Data for the current increase beside tenancy and contract: columns of another statement. */
export const increaseColumns = (
  reader: IncreaseReader,
  { tenancy, contract }: { tenancy: string; contract: string },
) => ({
  tufe: knownTufe,
  rent_changes: rentChangesJson(contract),
  records: recordsJson(tenancy, reader),
  follower: newestFollower(reader.actor, contract),
})

export interface IncreaseParts {
  tufe: TufeTable
  rent_changes: RentChange[]
  records: (IncreaseRecord & { clause_rent: number | null; sent_on: IsoDate })[]
  follower: SentProposal | null
}

/** The same as its own statement, with the data that the page shows. */
export async function increaseParts(
  db: Db,
  reader: IncreaseReader,
  { tenancy, contract, property }: { tenancy: string; contract: string; property: string },
) {
  const [row] = await db
    .select({
      ...increaseColumns(reader, { tenancy, contract }),
      property: { baslik: properties.baslik, adres: properties.adres },
      tenant_names: sql<string[]>`array(select t.tenant_name from ${contractTenants} t
        where t.contract_id = ${contract} order by t.is_primary desc, t.id)`,
      /** The fixed last day, if any. */
      ends_on: sql<string | null>`(select e.ends_on::text from ${endings} e
        where e.tenancy_id = ${tenancy} and e.state = 'set' limit 1)`,
    })
    .from(properties)
    .where(eq(properties.id, property))
  return row!
}

export const increaseById = (db: Db, id: string): Promise<IncreaseRow | null> =>
  firstRow(db.select().from(rentIncreases).where(eq(rentIncreases.id, id)))

/** False when a record with this id already exists. */
export async function insertIncrease(db: Db, row: IncreaseRow): Promise<boolean> {
  const made = await db
    .insert(rentIncreases)
    .values(row)
    .onConflictDoNothing({ target: rentIncreases.id })
    .returning({ id: rentIncreases.id })
  return made.length > 0
}

export const setIncrease = (db: Db, id: string, change: Partial<IncreaseRow>) =>
  db.update(rentIncreases).set(change).where(eq(rentIncreases.id, id))

/** Unanswered requests about earlier rent years. */
export const openBefore = (db: Db, tenancyId: string, yearStart: IsoDate) =>
  db
    .select({ id: rentIncreases.id })
    .from(rentIncreases)
    .where(
      and(
        eq(rentIncreases.tenancy_id, tenancyId),
        lt(rentIncreases.year_start, yearStart),
        or(eq(rentIncreases.state, 'sent'), eq(rentIncreases.state, 'objected')),
      ),
    )

export const insertRentChange = (db: Db, row: typeof rentChanges.$inferInsert) => db.insert(rentChanges).values(row)

/** Whether a later contract of the tenancy sets the rent of this day. */
export async function isOvertaken(db: Db, { tenancy_id, contract_id, from_on }: IncreaseRow): Promise<boolean> {
  const rows = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(
      and(
        eq(contracts.tenancy_id, tenancy_id),
        isActiveContract,
        sql`${contracts.cancelled_at} is null and ${contracts.deleted_at} is null`,
        sql`${contracts.baslangicTarihi} <= ${from_on}::date and ${contracts.baslangicTarihi} >
          (select c."baslangicTarihi" from ${contracts} c where c.id = ${contract_id})`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** True only the first time. */
export async function claimIncreaseNotification(
  db: Db,
  row: typeof rentIncreaseNotices.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(rentIncreaseNotices)
    .values(row)
    .onConflictDoNothing()
    .returning({ step: rentIncreaseNotices.step })
  return rows.length > 0
}

const near = increaseWindowDays + 2

/**
 * Running tenancies with a rent year near today whose landlord must be notified: the year begins, or the figure of the
 * month before is published. The SQL is exact to one day (29 February); the domain rule decides.
 */
export function increasesToNotify(db: Db, today: IsoDate, { after, size }: { after: string; size: number }) {
  const start = contracts.baslangicTarihi
  const yearAfter = sql`greatest(${start} + interval '1 year', ${start} - interval '1 day' + interval '1 year' + interval '1 day')`
  const first = sql`least(${yearAfter}, ${contracts.bitisTarihi} + interval '1 day')`
  const notified = (step: 'window' | 'figure') => sql`exists (select 1 from ${rentIncreaseNotices} n
    where n.tenancy_id = ${contracts.tenancy_id} and n.step = ${step} and n.year_start between y.on_day - 1 and y.on_day + 1)`
  return db
    .select({
      contract: contracts,
      started_on: tenancies.started_on,
      baslik: properties.baslik,
      tufe: knownTufe,
      rent_changes: rentChangesJson(contracts.id),
      renewing: sql<boolean>`exists (select 1 from ${contracts} f where f.renewed_from = ${contracts.id}
        and f.cancelled_at is null and f.deleted_at is null and f.status <> 'rejected_by_tenant')`,
    })
    .from(contracts)
    .innerJoin(tenancies, eq(tenancies.id, contracts.tenancy_id))
    .innerJoin(properties, eq(properties.id, contracts.property_id))
    .where(
      and(
        isActiveContract,
        sql`${contracts.cancelled_at} is null and ${contracts.deleted_at} is null and ${tenancies.ended_on} is null`,
        sql`${contracts.id} > ${after}`,
        sql`not exists (select 1 from ${contracts} later where later.tenancy_id = ${contracts.tenancy_id}
          and later.status = 'active' and later.cancelled_at is null and later.deleted_at is null
          and later."baslangicTarihi" > ${contracts.baslangicTarihi})`,
        sql`not exists (select 1 from ${endings} e where e.tenancy_id = ${contracts.tenancy_id} and e.state = 'set')`,
        sql`exists (select 1 from (
            select (${first} + make_interval(years => date_part('year', ${today}::date)::int
              - date_part('year', ${first})::int + step))::date as on_day from generate_series(-1, 1) step) y
          where y.on_day between ${today}::date - ${near}::int and ${today}::date + ${near}::int
            and y.on_day > ${contracts.baslangicTarihi} and not ${notified('figure')}
            and (not ${notified('window')} or exists (select 1 from ${tufeRates} f
              where f.month = to_char(y.on_day - interval '1 month', 'YYYY-MM')))
            and not exists (select 1 from ${rentIncreases} i where i.tenancy_id = ${contracts.tenancy_id}
              and i.state <> 'withdrawn' and i.year_start between y.on_day - 1 and y.on_day + 1))`,
      ),
    )
    .orderBy(asc(contracts.id))
    .limit(size)
}
