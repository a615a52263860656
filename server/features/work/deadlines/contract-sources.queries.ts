import { and, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { addDays, addMonths, type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import { linkLifetimeMs } from '#domain/kernel/link-lifetime.ts'
import { longestPayDays, payDaysFor } from '#domain/tenancy/endings/pay-days.rules.ts'
import type { DeadlineKind } from '#domain/work/deadlines/deadline-kinds.rules.ts'
import {
  type ContractDates,
  contractDeadlines,
  contractDeadlinesUntil,
  type Deadline,
} from '#domain/work/deadlines/deadlines.rules.ts'
import { contractRelation } from '#server/access/contract-scope.queries.ts'
import { rightsFor } from '#server/access/property-scope.queries.ts'
import { withAliases } from '#server/db/read-together.ts'
import { arrearsNoticeClaims } from '#server/db/schema/arrears.ts'
import {
  asksForAnswers,
  contractApprovals,
  contracts,
  isActiveContract,
  isUnanswered,
  isUnansweredByGuarantor,
} from '#server/db/schema/contracts.ts'
import { endingNotices, endings } from '#server/db/schema/endings.ts'
import { ledgerDues } from '#server/db/schema/ledger.ts'
import { deeds, properties } from '#server/db/schema/properties.ts'
import { rentIncreases } from '#server/db/schema/rent-increases.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import { BoundedCache } from '#server/platform/bounded-cache.ts'
import {
  choosingSource,
  contractColumns,
  foundAtContract,
  latestOfTenancy,
  ofAskedProperty,
  readableContracts,
  sideFor,
  source,
} from './deadline-scope.queries.ts'

const datesOfToday = new BoundedCache<Deadline[]>(20_000)

/** Cached per contract and day, because the dashboard of an owner with a thousand contracts reads them each time. */
function deadlinesToday(contract: ContractDates, today: IsoDate): Deadline[] {
  const { status, baslangicTarihi, bitisTarihi, tasinmazCinsi, startedOn, endedOn, depozito, acquiredOn, firstEnd } =
    contract
  const key = `${today} ${status} ${baslangicTarihi} ${bitisTarihi} ${startedOn} ${endedOn} ${depozito} ${acquiredOn} ${firstEnd} ${tasinmazCinsi}`
  return datesOfToday.of(key, () => contractDeadlines(contract, today))
}

const aboutTheEnd: readonly DeadlineKind[] = ['contract_end', 'tenant_notice', 'landlord_notice', 'need_suit']
const tenancyEnd = (date: IsoDate): Deadline => ({ kind: 'tenancy_end', date })

/** TBK 315, 362: until then the tenant can pay and stay. */
const lateRentDay = (delivered_on: IsoDate, tasinmazCinsi: string): Deadline => ({
  kind: 'late_rent_notice',
  date: addDays(delivered_on, payDaysFor(tasinmazCinsi)),
})

/** A notice that names its debts is done with when all of them are paid; one without names is not known to be. */
const leavesDebt = sql`(
  not exists (select from ${arrearsNoticeClaims} nc where nc.notice_id = n.id)
  or exists (select from ${arrearsNoticeClaims} nc join ${ledgerDues} d on d.due_id = nc.claim_id
    where nc.notice_id = n.id and d.settled < d.amount))`

/** A tenancy may outlive a contract; an old contract without a tenancy ended when it was cancelled. */
const endedOn = sql<IsoDate | null>`case when ${contracts.tenancy_id} is null
  then (${contracts.cancelled_at} at time zone 'Europe/Istanbul')::date else ${tenancies.ended_on} end`

/** Ends, notices, increases and court deadlines, then the deposit; from the latest contract of a tenancy. */
export const contractDates = choosingSource(
  (db, actor, asked) =>
    db
      .select(
        withAliases({
          ...contractColumns(actor),
          status: contracts.status,
          baslangicTarihi: contracts.baslangicTarihi,
          bitisTarihi: contracts.bitisTarihi,
          firstEnd: contracts.first_end,
          tasinmazCinsi: sql<string>`coalesce(nullif(${contracts.tasinmazCinsi}, ''), ${properties.tasinmazCinsi}, '')`,
          startedOn: sql<IsoDate>`coalesce(${tenancies.started_on}, ${contracts.baslangicTarihi})::text`,
          endedOn: sql<IsoDate | null>`${endedOn}::text`,
          depozito: contracts.depozito,
          acquiredOn: deeds.tapuTarihi,
          /** The last day once the ending is settled. */
          endsOn: sql<IsoDate | null>`(select min(e.ends_on)::text from ${endings} e
          where e.tenancy_id = ${contracts.tenancy_id} and e.state = 'set')`,
          /** Rent years whose increase is agreed or waived. */
          settledYears: sql<IsoDate[]>`array(select i.year_start::text from ${rentIncreases} i
          where i.tenancy_id = ${contracts.tenancy_id}
            and i.state in ('confirmed', 'applied', 'waived'))`,
          /** Rent years whose increase waits for the tenant's answer. */
          sentYears: sql<IsoDate[]>`array(select i.year_start::text from ${rentIncreases} i
          where i.tenancy_id = ${contracts.tenancy_id} and i.state = 'sent')`,
          /** A renewal was sent and waits for its answers. */
          renewing: sql<boolean>`exists (select 1 from ${contracts} f where f.renewed_from = ${contracts.id}
          and f.status in ('waiting_for_tenants', 'waiting_for_guarantor') and f.cancelled_at is null
          and f.deleted_at is null)`,
          /** Delivery days of valid written notices about rent that is still unpaid, also in part (TBK 315, 362). */
          lateRentNotices: sql<IsoDate[]>`array(select distinct n.delivered_on::text from ${endingNotices} n
          where n.tenancy_id = ${contracts.tenancy_id} and n.way = 'late_rent' and n.side = 'owner'
            and n.withdrawn_at is null and n.delivery not in ('app', 'e-posta')
            and ${leavesDebt}
            and n.delivered_on >= ${addDays(asked.today, -longestPayDays)}::date)`,
          tenancy: contracts.tenancy_id,
        }),
      )
      .from(contracts)
      .innerJoin(properties, eq(properties.id, contracts.property_id))
      .leftJoin(tenancies, eq(tenancies.id, contracts.tenancy_id))
      .leftJoin(deeds, eq(deeds.property_id, properties.id))
      .where(
        and(
          readableContracts(actor),
          ofAskedProperty(asked),
          isActiveContract,
          or(and(isNull(contracts.cancelled_at), isNull(tenancies.ended_on)), gt(endedOn, addMonths(asked.today, -4))),
          latestOfTenancy,
        ),
      ),
  (row, actor, asked, wants) => {
    const side = sideFor(row.relation)
    // Once the last day is set, neither notices nor later dates are needed.
    const endsOn = row.endedOn ? null : row.endsOn
    const lastDay = row.endedOn ?? endsOn
    const known: Deadline[] = []
    if (lastDay && lastDay >= asked.today) known.push(tenancyEnd(lastDay))
    // Late rent is only shown to those who may see payments.
    if (!row.endedOn && row.lateRentNotices.length > 0 && rightsFor(actor, row.relation, row.owner).seePayments)
      for (const day of row.lateRentNotices) {
        const toPay = lateRentDay(day, row.tasinmazCinsi)
        if (toPay.date >= asked.today) known.push(toPay)
      }
    const all = asked.everyYear
      ? contractDeadlinesUntil(row, asked.today, asked.until)
      : deadlinesToday(row, asked.today)
    const dates = known.filter(({ kind, date }) => wants(kind, date, row.contract, side))
    for (const each of all) {
      const { kind, date } = each
      if (endsOn && (date > endsOn || aboutTheEnd.includes(kind))) continue
      if (kind === 'rent_increase' && row.settledYears.includes(date)) continue
      // What was sent waits for the tenant; the landlord has nothing left to send.
      if (side === 'landlord' && kind === 'rent_increase' && row.sentYears.includes(date)) continue
      if (side === 'landlord' && kind === 'contract_end' && row.renewing) continue
      if (wants(kind, date, row.contract, side)) dates.push(each)
    }
    if (dates.length === 0) return []
    const context = foundAtContract(actor, row)
    const isParty = row.relation === 'owner' || row.relation === 'tenant'
    // Only one object is spread, and first: another one would cost more than everything else here, thousands of times.
    return dates.map(({ kind, date }) => ({
      ...context,
      kind,
      date,
      subject: row.contract,
      warnedElsewhere: isParty && kind === 'contract_end' && date === row.bitisTarihi,
    }))
  },
)

/** A contract that waits for answers and is not cancelled. */
const waiting = and(isNull(contracts.cancelled_at), asksForAnswers)

/** A tenant only sees their own. */
export const approvalLinks = source(
  (db, actor, asked) =>
    db
      .select(
        withAliases({
          ...contractColumns(actor),
          id: contractApprovals.id,
          expires_at: contractApprovals.expires_at,
          tenant_name: contractApprovals.tenant_name,
        }),
      )
      .from(contractApprovals)
      .innerJoin(contracts, eq(contracts.id, contractApprovals.contract_id))
      .innerJoin(properties, eq(properties.id, contracts.property_id))
      .where(
        and(
          readableContracts(actor),
          ofAskedProperty(asked),
          waiting,
          isUnanswered,
          eq(contractApprovals.round, contracts.round),
          or(ne(contractRelation(actor), 'tenant'), eq(contractApprovals.tenant_user_id, actor.callerId)),
        ),
      ),
  (row, actor) => [
    { ...foundAtContract(actor, row), kind: 'approval_link', date: isoDate(new Date(row.expires_at)), subject: row.id },
  ],
)

export const guarantorLinks = source(
  (db, actor, asked) =>
    db
      .select(
        withAliases({
          ...contractColumns(actor),
          asked_at: contracts.guarantor_token_created_at,
          guarantor_name: contracts.guarantor_name,
        }),
      )
      .from(contracts)
      .innerJoin(properties, eq(properties.id, contracts.property_id))
      .where(
        and(
          readableContracts(actor),
          ofAskedProperty(asked),
          waiting,
          isUnansweredByGuarantor,
          eq(contracts.guarantor_declined, false),
          isNotNull(contracts.guarantor_token_created_at),
        ),
      ),
  (row, actor) => [
    {
      ...foundAtContract(actor, row),
      kind: 'guarantor_link',
      date: isoDate(new Date(new Date(row.asked_at!).getTime() + linkLifetimeMs)),
      subject: row.contract,
      about: row.guarantor_name,
    },
  ],
)
