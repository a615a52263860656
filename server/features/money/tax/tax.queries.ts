import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { currencies } from '#domain/kernel/money.ts'
import type { FoundPropertyYear } from '#domain/money/tax/sheet.rules.ts'
import { taxMethods } from '#domain/money/tax/tax.rules.ts'
import type { TaxInputs } from '#domain/money/tax/tax.schema.ts'
import { taxYearTable } from '#domain/money/tax/tax-years.schema.ts'
import type { HeldShare } from '#domain/property/shares/shares.rules.ts'
import { sharesSince } from '#server/access/own-part.queries.ts'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '#server/db/rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { expenses } from '#server/db/schema/expenses.ts'
import { ledgerAccounts, ledgerEntries, ledgerSettlements } from '#server/db/schema/ledger.ts'
import { deeds, properties, propertyShares } from '#server/db/schema/properties.ts'
import { exchangeRateDays } from '#server/db/schema/rates.ts'
import { taxInputRows, taxReturns, taxYears } from '#server/db/schema/tax.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import { isPaymentOrDeduction } from '#server/services/ledger/collected.queries.ts'
import { paidBefore, withheldBeside, withheldOf } from '#server/services/ledger/withheld.queries.ts'

export interface SheetOwner {
  person: string
  today: IsoDate
  /** Only the person sees shares in others' properties; people who work for them do not. */
  own: boolean
}

const among = (ids: readonly string[]) => sql`any(${sql.param(ids)}::uuid[])`
const sharesIn = (property: SQL) => sql`(
  select coalesce(json_agg(json_build_object('person', coalesce(h.user_id, h.id), 'pay', h.pay, 'payda', h.payda,
    'from_on', h.from_on, 'until_on', h.until_on)), '[]')
  from ${propertyShares} h where h.property_id = ${property})`

/** Properties of other owners in which the person holds or held a share, also without access to them. */
const sharedProperties = ({ person }: SheetOwner): SQL =>
  sql`select h.property_id from ${propertyShares} h where h.user_id = ${person}`

/**
 * Rent paid in money or from the deposit, by the months that it is for; forgiven rent is no income. A part payment of
 * several months has its part of each. Rent paid in advance counts in the year it is for, late rent in the year it
 * arrived (GVK 72). `before` is what was paid of the due before this piece.
 */
export const rentIncome = sql`(
  select s.payer_id, s.due_id, s.tenancy_id, s.property_id, s.owner_id, s.currency, s.on_date, m.day, m.month, m.amount,
    greatest(s.on_date, m.month) as counts_on,
    m.before + ${paidBefore('s')} as before
  from ${ledgerSettlements} s join ${ledgerEntries} e on e.id = s.due_id cross join lateral (
    select coalesce(e.covers_from, s.month, s.due_on) as day, coalesce(s.month, s.due_on) as month, s.amount, 0 as before
      where e.month_parts is null
    union all select part.day, date_trunc('month', part.day)::date,
      round(s.amount * part.up_to / e.amount)::bigint - round(s.amount * (part.up_to - part.amount) / e.amount)::bigint,
      round(s.amount * (part.up_to - part.amount) / e.amount)::bigint
    from (select (p->>'from')::date as day, (p->>'amount')::numeric as amount,
        sum((p->>'amount')::numeric) over (order by p->>'from') as up_to from jsonb_array_elements(e.month_parts) p) part
  ) m where s.category = 'rent' and ${isPaymentOrDeduction('s')})`

/** What the contract of that day says the place is let for. */
const letFor = (tenancy: SQL, day: SQL) => sql`(select c."kullanimAmaci" from ${contracts} c
  where c.tenancy_id = ${tenancy} and c.status = 'active' and (c.cancelled_at is null or c.ended_on is not null)
  order by c."baslangicTarihi" <= ${day} desc, abs(c."baslangicTarihi" - ${day}), c.id limit 1)`

/** The rent income `s` of a period. */
export const countsIn = ({ from, to }: { from: IsoDate; to: IsoDate }) =>
  sql`s.on_date <= ${to}::date and s.counts_on between ${from}::date and ${to}::date`
const countsInYear = (year: number) => countsIn({ from: `${year}-01-01`, to: `${year}-12-31` })

const sheetRow = z.strictObject({
  tables: z.array(taxYearTable),
  inputs: z.array(z.strictObject({ year: z.number().int(), inputs: z.custom<TaxInputs>(), version: z.number().int() })),
  returns: z.array(
    z.strictObject({
      year: z.number().int(),
      method: z.enum(taxMethods),
      printed_on: z.iso.date().nullable(),
      declared_on: z.iso.date().nullable(),
    }),
  ),
  first: z.iso.date().nullable(),
  people: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
})
export type SheetFrame = z.output<typeof sheetRow>

/** Data needed before the year is known: all tax tables, saved inputs, first rent day, and names. */
export async function sheetFrame(db: Db, whose: SheetOwner, people: readonly string[]): Promise<SheetFrame> {
  const [frame] = await rowsOf(
    db,
    sheetRow,
    sql`select
    (select coalesce(json_agg(json_build_object('year', t.year, 'exemption', t.exemption, 'ceiling', t.ceiling,
        'workplace_limit', t.workplace_limit, 'plain_limit', t.plain_limit, 'lump_percent', t.lump_percent,
        'brackets', t.brackets, 'source', t.source) order by t.year), '[]') from ${taxYears} t) as tables,
    (select coalesce(json_agg(json_build_object('year', i.year, 'inputs', i.inputs, 'version', i.version)), '[]')
      from ${taxInputRows} i where i.person_id = ${whose.person}) as inputs,
    (select coalesce(json_agg(json_build_object('year', r.year, 'method', r.method,
        'printed_on', (r.printed_at at time zone 'Europe/Istanbul')::date,
        'declared_on', (r.declared_at at time zone 'Europe/Istanbul')::date)), '[]')
      from ${taxReturns} r where r.person_id = ${whose.person}) as returns,
    least((select min(s.on_date) from ${ledgerSettlements} s where s.owner_id = ${whose.person}),
      ${
        whose.own
          ? sql`(select min(s.on_date) from ${ledgerSettlements} s where s.property_id in (${sharedProperties(whose)}))`
          : sql`null::date`
      })::text as first,
    (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.username)), '[]') from ${users} u
      where u.id = ${among(people)}) as people`,
  )
  return frame!
}

const propertyRow = z.strictObject({
  property_id: z.uuid(),
  baslik: z.string(),
  tasinmazCinsi: z.string().nullable(),
  owner_id: z.uuid(),
  removed: z.boolean(),
  deed: z.custom<FoundPropertyYear['deed']>(),
  unpaid: z.number(),
  opened_on: z.iso.date().nullable(),
  carried_over: z.boolean(),
  shares: z.custom<FoundPropertyYear['shares']>(),
  rents: z.custom<FoundPropertyYear['rents']>(),
  lets: z.custom<FoundPropertyYear['lets']>(),
  units: z.number().int(),
  expenses: z.custom<FoundPropertyYear['expenses']>(),
})

/**
 * The year of every property with rent, expenses or a ledger, in one statement. Withheld tax is matched to claims by
 * their period; a part payment gets its part of it.
 */
export async function propertiesOfYear(db: Db, whose: SheetOwner, year: number): Promise<FoundPropertyYear[]> {
  const [from, to] = [`${year}-01-01`, `${year}-12-31`]
  return rowsOf(
    db,
    propertyRow,
    sql`
    with property_years as (
      select p.* from ${properties} p where p.creator = ${whose.person}
      ${whose.own ? sql`union select p.* from ${properties} p where p.id in (${sharedProperties(whose)})` : sql``}
    ), claims as (
      select s.property_id, s.currency, case when s.currency <> 'TL' then s.on_date end as day,
        ${letFor(sql`s.tenancy_id`, sql`s.day`)} as use, ${sharesSince(sql`s.property_id`, sql`s.day`)} as shares_on,
        w.amount is not null as kept, sum(s.amount) as net, sum(${withheldOf('s')}) as withheld
      from ${rentIncome} s join property_years on property_years.id = s.property_id and property_years.creator = s.owner_id
        join ${ledgerEntries} e on e.id = s.due_id left join lateral (${withheldBeside}) w on true
      where ${countsInYear(year)} group by 1, 2, 3, 4, 5, 6
    ), rents as (
      select c.property_id, c.currency, c.use, c.shares_on, c.kept,
        case c.currency when 'USD' then r."USD" when 'EUR' then r."EUR" end as rate,
        sum(c.net)::bigint as net, sum(c.withheld)::bigint as withheld
      from claims c left join ${exchangeRateDays} r on r.day = c.day
      group by 1, 2, 3, 4, 5, 6
    ), costs as (
      select x.property_id, x.category, ${sharesSince(sql`x.property_id`, sql`x.paid_on`)} as shares_on,
        sum(x.amount - x.tenant_amount)::bigint as amount from ${expenses} x
      where x.owner_id = ${whose.person} and x.voided_at is null and x.paid_on between ${from}::date and ${to}::date
      group by 1, 2, 3
    ), units as (
      select x.property_id, coalesce(u.id, x.property_id) as unit_id from (select distinct property_id from costs) x
        left join ${properties} u on u.bina_id = x.property_id and (u.deleted_at is null or u.deleted_at >= ${from}::date)
    ), lets as (
      select u.property_id, let.use, let.withheld, m.day::date as month, count(*)::int as months
      from units u cross join generate_series(${from}::date, ${to}::date, interval '1 month') m(day)
        cross join lateral (
          select ${letFor(sql`t.id`, sql`greatest(m.day::date, t.started_on)`)} as use,
            exists (select 1 from ${ledgerEntries} w where w.tenancy_id = t.id and w.kind = 'withheld'
              and w.covers_from < m.day + interval '1 month' and w.covers_to >= m.day::date
              and not exists (select 1 from ${ledgerEntries} b where b.reverses = w.id)) as withheld from ${tenancies} t
          where t.property_id = u.unit_id and t.owner_id = ${whose.person}
            and t.started_on < m.day + interval '1 month' and (t.ended_on is null or t.ended_on >= m.day::date)
          order by t.started_on desc limit 1) let
      group by 1, 2, 3, 4
    ), unpaid as (
      select x.property_id, sum(x.amount - x.tenant_amount)::bigint as amount from ${expenses} x
      where x.owner_id = ${whose.person} and x.voided_at is null and x.paid_on is null
        and x.on_date between ${from}::date and ${to}::date group by 1
    ), openings as (
      select t.property_id, min(a.opened_on) as opened_on from ${tenancies} t
        join property_years on property_years.id = t.property_id and property_years.creator = t.owner_id
        join ${ledgerAccounts} a on a.tenancy_id = t.id
      where t.started_on <= ${to}::date and (t.ended_on is null or t.ended_on >= ${from}::date)
        and date_trunc('month', a.opened_on) > date_trunc('month', greatest(t.started_on, ${from}::date)) group by 1
    )
    select p.id as property_id, p.baslik, p."tasinmazCinsi", p.creator as owner_id, p.deleted_at is not null as removed,
      case when d."hissePayda" > 0 then json_build_object('pay', d."hissePay", 'payda', d."hissePayda") end as deed,
      coalesce(u.amount, 0)::float8 as unpaid, o.opened_on::text,
      ${sharesIn(sql`p.id`)} as shares, ${carriedOver(year)} as carried_over,
      (select coalesce(json_agg(json_build_object('currency', r.currency, 'rate', r.rate, 'use', r.use, 'shares_on', r.shares_on,
        'net', r.net, 'withheld', r.withheld)), '[]') from rents r where r.property_id = p.id) as rents,
      (select coalesce(json_agg(json_build_object('category', c.category, 'shares_on', c.shares_on, 'amount', c.amount)), '[]')
        from costs c where c.property_id = p.id and c.amount > 0) as expenses,
      (select coalesce(json_agg(json_build_object('use', l.use, 'month', l.month, 'months', l.months, 'withheld', l.withheld)), '[]')
        from lets l where l.property_id = p.id) as lets,
      (select count(*)::int from units u where u.property_id = p.id) as units
    from property_years p left join ${deeds} d on d.property_id = p.id
      left join unpaid u on u.property_id = p.id left join openings o on o.property_id = p.id
    where p.id in (select property_id from rents union all select property_id from costs
      union all select property_id from unpaid union all select property_id from openings) or ${carriedOver(year)}
    order by p.title_key, p.id`,
  )
}

/** Whether a balance brought forward was paid in the year, or paid a rent of it: nobody wrote what it was for. */
const carriedOver = (year: number) => sql`exists (select 1 from ${ledgerSettlements} s
    join ${ledgerEntries} due on due.id = s.due_id join ${ledgerEntries} payer on payer.id = s.payer_id
    where s.property_id = p.id and s.owner_id = p.creator
      and (due.source = 'opening' and ${isPaymentOrDeduction('s')} or payer.source = 'opening' and s.category = 'rent')
      and extract(year from greatest(s.on_date, s.month)) = ${year}::int)`

const foundRow = z.strictObject({
  id: z.string(),
  property_id: z.uuid(),
  baslik: z.string(),
  on: z.iso.date(),
  month: z.iso.date().nullable(),
  last_month: z.iso.date().nullable(),
  amount: z.number(),
  withheld: z.number(),
  /** The sums up to this row of what is divided together. */
  amount_up_to: z.number(),
  withheld_up_to: z.number(),
  currency: z.enum(currencies),
  category: z.string().nullable(),
  tenancy_id: z.uuid().nullable(),
  expense_id: z.uuid().nullable(),
  owner_id: z.uuid(),
  shares: z.custom<HeldShare[]>(),
  shares_on: z.iso.date().nullable(),
  total: z.number().int(),
})
export type FoundRow = z.output<typeof foundRow>

interface AskedRows {
  year: number
  property: string
  size: number
  offset: number
}

/** Payments with the months they settled, newest first. */
export async function rentRows(
  db: Db,
  whose: SheetOwner,
  { year, property, size, offset }: AskedRows,
): Promise<FoundRow[]> {
  const reach = whose.own
    ? sql`(s.owner_id = ${whose.person} or s.property_id in (${sharedProperties(whose)}) and exists (
        select 1 from ${propertyShares} h where h.property_id = s.property_id and h.user_id = ${whose.person}
          and (h.from_on is null or h.from_on <= s.day) and (h.until_on is null or h.until_on >= s.day)))`
    : sql`s.owner_id = ${whose.person}`
  return rowsOf(
    db,
    foundRow,
    sql`
    select s.payer_id || ':' || s.due_id || coalesce(':' || s.shares_on, '') as id, s.shares_on::text, s.property_id, p.baslik, s.on_date::text as on, s.month::text, s.last_month::text,
      s.amount::float8 as amount, s.withheld::float8 as withheld, s.currency,
      (sum(s.amount) over together)::float8 as amount_up_to, (sum(s.withheld) over together)::float8 as withheld_up_to,
      null as category, s.tenancy_id, null as expense_id, s.owner_id,
      ${sharesIn(sql`s.property_id`)} as shares, count(*) over ()::int as total
    from (select s.payer_id, s.due_id, s.tenancy_id, s.property_id, s.owner_id, s.currency, s.on_date,
        ${sharesSince(sql`s.property_id`, sql`s.day`)} as shares_on,
        ${letFor(sql`s.tenancy_id`, sql`s.day`)} as use, w.amount is not null as kept, min(s.month) as month, max(s.month) as last_month, sum(s.amount) as amount,
        sum(${withheldOf('s')}) as withheld from ${rentIncome} s
        join ${ledgerEntries} e on e.id = s.due_id left join lateral (${withheldBeside}) w on true
        where ${reach} and ${countsInYear(year)} and ${property ? sql`s.property_id = ${property}` : sql`true`}
        group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) s
      join ${properties} p on p.id = s.property_id and p.creator = s.owner_id
    window together as (partition by s.property_id, s.shares_on, s.use, s.kept, s.currency
      order by s.on_date, s.payer_id, s.due_id rows unbounded preceding)
    order by s.on_date desc, s.payer_id, s.due_id, s.shares_on limit ${size} offset ${offset}`,
  )
}

/** The owner's part of expenses paid in the year; shareholders have none here. */
export const expenseRows = (
  db: Db,
  { person }: SheetOwner,
  { year, property, size, offset }: AskedRows,
): Promise<FoundRow[]> =>
  rowsOf(
    db,
    foundRow,
    sql`
    select x.id::text as id, x.property_id, p.baslik, x.paid_on::text as on, null as month, null as last_month,
      (x.amount - x.tenant_amount)::float8 as amount, 0 as withheld,
      (sum(x.amount - x.tenant_amount) over together)::float8 as amount_up_to, 0 as withheld_up_to, 'TL' as currency, x.category, null as tenancy_id,
      x.id as expense_id, x.owner_id, ${sharesIn(sql`x.property_id`)} as shares, ${sharesSince(sql`x.property_id`, sql`x.paid_on`)}::text as shares_on,
      count(*) over ()::int as total
    from ${expenses} x join ${properties} p on p.id = x.property_id
    where x.owner_id = ${person} and x.voided_at is null and x.tenant_amount < x.amount
      and x.paid_on between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
      and ${property ? sql`x.property_id = ${property}` : sql`true`}
    window together as (partition by x.property_id, ${sharesSince(sql`x.property_id`, sql`x.paid_on`)}
      order by x.paid_on, x.id rows unbounded preceding)
    order by x.paid_on desc, x.id limit ${size} offset ${offset}`,
  )
