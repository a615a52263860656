import { type SQL, sql } from 'drizzle-orm'
import { daysBetween, type IsoDate, type IsoMonth, monthOf } from '#domain/kernel/dates.ts'
import { monthsUntil, type RentedTime, type StripFacts, stripOf } from '#domain/services/figures/month-states.rules.ts'
import type { MonthStrip } from '#domain/services/figures/month-strip.schema.ts'
import { ledgerDues, ledgerSettlements } from '#server/db/schema/ledger.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import { isPaymentOrDeduction } from './collected.queries.ts'
import { lateAmount } from './late.queries.ts'

/** What a statement reads for one strip; `stripFrom` makes the strip of it. */
export interface StripJson {
  rented: RentedTime[]
  /** A number for each claim: its day since the first day of the strip, and below that five bits. */
  claims: string | null
}

/** The bits of a claim. A number for each is many times cheaper than JSON, and a list has hundreds of claims. */
const bits = { unpaid: 1, past: 2, late: 4, settled: 8, waived: 16 } as const
const beyondBits = 32

interface StripScope {
  /** A column or value with the id of the property. */
  property: SQL
  /** The same for the tenancy, for the strip of one tenancy. */
  tenancy?: SQL
  /** The newest month. */
  until: IsoMonth
  today: IsoDate
  /** The time of a tenant who joined later or left: other claims and later payments are not theirs to read. */
  own?: OwnTime
}
export interface OwnTime {
  since: IsoDate | null
  until: IsoDate | null
}

/** Those who rent or rented in these months, the newest first. */
const rentedTimes = ({ property, tenancy, until, today }: StripScope): SQL =>
  sql`(select json_agg(json_build_array(y.id, y.started_on, y.ended_on) order by y.started_on desc, y.id desc)
    from ${tenancies} y where y.property_id = ${property} and y.started_on <= ${today}::date
      and (y.ended_on is null or y.ended_on >= ${firstDay(until)}::date)${ofTenancy('y.id', tenancy)})`

const firstDay = (until: IsoMonth): IsoDate => `${monthsUntil(until)[0]!}-01`
const ofTenancy = (column: string, tenancy: SQL | undefined) =>
  tenancy ? sql` and ${sql.raw(column)} = ${tenancy}` : sql``

/** All claims of these months. Waived ones are looked up once for all, because they are few. */
function claimNumbers({ property, tenancy, until, today, own }: StripScope): SQL {
  const first = sql`${firstDay(until)}::date`
  const last = sql`${`${until}-01`}::date`
  const settled = settledUntil(own?.until ?? null)
  // What others paid later stays late for somebody who left.
  const late = sql`(${lateAmount('d', today)} > 0${own?.until ? sql` or ${settled} < d.settled` : sql``})`
  const bit = (name: keyof typeof bits) => sql.raw(String(bits[name]))
  return sql`(select string_agg(((coalesce(d.month, d.due_on) - ${first}) * ${sql.raw(String(beyondBits))}
      + case when ${settled} >= d.amount then 0 when d.due_on >= ${today}::date then ${bit('unpaid')}
          when ${late} then ${bit('unpaid')} + ${bit('past')} + ${bit('late')} else ${bit('unpaid')} + ${bit('past')} end
      + case when ${settled} > 0 then ${bit('settled')} else 0 end
      + case when d.due_id = any(array(select s.due_id from ${ledgerSettlements} s where s.property_id = ${property}
          and not (${isPaymentOrDeduction('s')}) and s.category <> 'deposit')) then ${bit('waived')} else 0 end)::text, ' ')
    from ${ledgerDues} d where d.property_id = ${property} and d.category <> 'deposit'${ofTenancy('d.tenancy_id', tenancy)}
      and (d.month between ${first} and ${last}
        or (d.month is null and d.due_on >= ${first} and d.due_on < ${last} + interval '1 month'))
      ${own?.since ? sql`and d.due_on >= ${own.since}::date` : sql``}
      ${own?.until ? sql`and d.due_on <= ${own.until}::date` : sql``})`
}

const settledUntil = (until: IsoDate | null): SQL =>
  until
    ? sql`(select coalesce(sum(s.amount), 0) from ${ledgerSettlements} s
        where s.due_id = d.due_id and s.on_date <= ${until}::date)`
    : sql`d.settled`

/** One column for a strip; null when nobody rented. */
export const stripJson = (scope: StripScope): SQL => sql`(select case when r.rented is not null
  then json_build_object('rented', r.rented, 'claims', ${claimNumbers(scope)}) end
  from (select ${rentedTimes(scope)} as rented) r)`

/** For a list: the strip of the property, ending with this month. */
export const stripToday = (property: SQL, today: IsoDate): SQL => stripJson({ property, until: monthOf(today), today })

/** Turns what was read into strips that all end with this month. */
export function stripReader(until: IsoMonth): (found: StripJson | null) => MonthStrip | null {
  const months = monthsUntil(until)
  const first = `${months[0]!}-01`
  const starts = months.map((month) => daysBetween(first, `${month}-01`))
  return (found) => found && stripOf({ rented: found.rented, months, facts: factsOf(found.claims, months, starts) })
}

function factsOf(claims: string | null, months: readonly IsoMonth[], starts: readonly number[]) {
  const facts = new Map<IsoMonth, StripFacts>()
  for (const claim of claims?.split(' ') ?? []) {
    const number = Number(claim)
    const day = Math.floor(number / beyondBits)
    const month = months[starts.findLastIndex((start) => start <= day)]!
    const known = facts.get(month)
    const has = (name: keyof typeof bits) => (number & bits[name]) !== 0 || known?.[name] === true
    facts.set(month, {
      unpaid: has('unpaid'),
      past: has('past'),
      late: has('late'),
      settled: has('settled'),
      waived: has('waived'),
    })
  }
  return facts
}
