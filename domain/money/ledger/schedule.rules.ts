import { addDays, addMonths, dayAfterTerm, type IsoDate, lastDayOfTerm } from '#domain/kernel/dates.ts'
import type { Currency, Kurus } from '#domain/kernel/money.ts'
import type { ClaimCategory } from './entries.schema.ts'
import { type Days, monthsRent, type PartMonth, type RentFrom } from './part-months.rules.ts'

export const frequencies = ['month', 'quarter', 'year'] as const
export type Frequency = (typeof frequencies)[number]
const monthsIn: Record<Frequency, number> = { month: 1, quarter: 3, year: 12 }

/** How the rent is paid, from a day on. */
export interface PaymentPlan {
  from_on: IsoDate
  frequency: Frequency
  part_month: PartMonth
  /** Periods without rent. */
  rent_free: readonly Days[]
  /** Percent of the gross rent; null for the legal rate of this kind of tenant. */
  withholding_percent: number | null
  vat_percent: number
  /** Kuruş a month, when it is paid to the landlord. */
  aidat: Kurus
}

export const defaultPlan: PaymentPlan = {
  from_on: '0001-01-01',
  frequency: 'month',
  part_month: 'thirtieth',
  rent_free: [],
  withholding_percent: null,
  vat_percent: 0,
  aidat: 0,
}

/** One contract of the tenancy; it applies until the next one begins. */
export interface LeaseTerm {
  contract_id: string
  starts_on: IsoDate
  pay_day: number
  rent: Kurus
  currency: Currency
  deposit: Kurus
  /** The legal rate, unless the plan sets another. */
  withholding_percent: number
}

/** A rent agreed within a contract. A later contract for the same time replaces it with its own rent. */
export interface RentChange extends RentFrom {
  /** Null for the contract in force on its day. */
  contract_id?: string | null
}

export interface DueSource {
  /** Ordered by day. */
  terms: readonly LeaseTerm[]
  /** Ordered by day. */
  rent_changes: readonly RentChange[]
  plans: readonly PaymentPlan[]
  /** Months that began before this day are not booked in this ledger. */
  opened_on: IsoDate
  /** The last day of the tenancy, if known. */
  ends_on: IsoDate | null
  /** Only dues up to this day. */
  until: IsoDate
}

export interface ScheduledDue {
  /** Stable: the same due has the same key in every computation. */
  key: string
  kind: 'due' | 'withheld'
  category: ClaimCategory | ''
  amount: Kurus
  currency: Currency
  on_date: IsoDate
  month: IsoDate
  covers_from: IsoDate
  covers_to: IsoDate
  /** What each month has of a rent that is due for several; null for one month. */
  month_parts: MonthPart[] | null
}

/** A month of the lease by its first day, and its part of the due. */
export interface MonthPart {
  from: IsoDate
  amount: Kurus
}

const firstOfMonth = (date: IsoDate): IsoDate => `${date.slice(0, 7)}-01`
const lastOfMonth = (date: IsoDate): IsoDate => addDays(addMonths(firstOfMonth(date), 1), -1)
const earlier = (a: IsoDate, b: IsoDate) => (a < b ? a : b)
const later = (a: IsoDate, b: IsoDate) => (a > b ? a : b)

/** All dues by agreement, up to a day. */
export function scheduleDues(source: DueSource): ScheduledDue[] {
  return source.terms.flatMap((term, at) => {
    const next = source.terms[at + 1]
    const last = next ? addDays(next.starts_on, -1) : null
    const ends = [last, source.ends_on].filter((day) => day !== null).sort()[0] ?? null
    if (ends !== null && ends < term.starts_on) return []
    return [...depositDue(source, at), ...rentDues(source, term, ends)]
  })
}

/** The whole deposit with the first contract, the increase with later ones. */
function depositDue({ terms, opened_on, until }: DueSource, at: number): ScheduledDue[] {
  const { contract_id, starts_on, deposit, currency } = terms[at]!
  const before = terms[at - 1]
  const amount = deposit - (before?.currency === currency ? before.deposit : 0)
  if (amount <= 0 || starts_on < opened_on || starts_on > until) return []
  return [
    {
      key: `deposit:${contract_id}`,
      kind: 'due' as const,
      category: 'deposit' as const,
      amount,
      currency,
      on_date: starts_on,
      month: firstOfMonth(starts_on),
      covers_from: starts_on,
      covers_to: starts_on,
      month_parts: null,
    },
  ]
}

interface LeaseMonth {
  /** Names the month: its first day, or the pay day where a month without such a day lies before it. */
  named: IsoDate
  month: Days
  counted: Days
  due_on: IsoDate
}

/**
 * When the pay day is the day on which the lease began, months run from that day (TBK 92: a month from 31 January ends
 * on 28 February, the next is due on that day all the same); otherwise they are calendar months with a partial one at
 * the start.
 */
function* leaseMonths({ starts_on, pay_day }: LeaseTerm, ends: IsoDate | null): Generator<LeaseMonth> {
  const startDay = Number(starts_on.slice(8))
  const fromStart = startDay === pay_day || (pay_day > startDay && starts_on === lastOfMonth(starts_on))
  for (let count = 0; ; count++) {
    const from = fromStart ? dayAfterTerm(starts_on, count) : addMonths(firstOfMonth(starts_on), count)
    const to = fromStart ? lastDayOfTerm(starts_on, count + 1) : lastOfMonth(from)
    const counted = { from: later(from, starts_on), to: ends ? earlier(to, ends) : to }
    if (counted.from > counted.to) return
    if (fromStart) {
      const named = addMonths(starts_on, count)
      yield { named, month: { from, to }, counted, due_on: named }
      continue
    }
    const payDay = earlier(addDays(from, pay_day - 1), to)
    const due_on = earlier(later(payDay, counted.from), counted.to)
    yield { named: counted.from, month: { from, to }, counted, due_on }
  }
}

/** The newest version of a day applies; versions are in the order of their creation. */
export const planOn = (plans: readonly PaymentPlan[], day: IsoDate): PaymentPlan =>
  plans.reduce((held, plan) => (plan.from_on <= day && plan.from_on >= held.from_on ? plan : held), defaultPlan)

interface Instalment {
  named: IsoDate
  plan: PaymentPlan
  due_on: IsoDate
  covers: Days
  /** The rent of each month. */
  months: MonthPart[]
  rent: Kurus
  aidat: Kurus
}

function rentDues(source: DueSource, term: LeaseTerm, ends: IsoDate | null): ScheduledDue[] {
  const instalments: Instalment[] = []
  for (const { named, month, counted, due_on } of leaseMonths(term, ends)) {
    const plan = planOn(source.plans, counted.from)
    const last = instalments.at(-1)
    const joined = last && last.plan === plan && last.months.length < monthsIn[plan.frequency] ? last : null
    // An instalment that is already due keeps all its months, even those after `until`.
    if (!joined && due_on > source.until) break
    if (counted.from < source.opened_on) continue
    const sum = (rents: readonly RentFrom[]): Kurus => monthsRent({ month, counted, rents, count: plan.part_month })
    const rent = sum(rentsOver(counted, term, source.rent_changes, plan.rent_free))
    const aidat = sum([{ from: counted.from, rent: plan.aidat }])
    const part = { from: named, amount: rent }
    if (!joined) instalments.push({ named, plan, due_on, covers: counted, months: [part], rent, aidat })
    else {
      joined.covers = { from: joined.covers.from, to: counted.to }
      joined.months.push(part)
      joined.rent += rent
      joined.aidat += aidat
    }
  }
  return instalments.flatMap((instalment) => asDues(term, instalment))
}

/** The rents of a period by the days on which they change, including days without rent. */
function rentsOver(
  { from, to }: Days,
  term: LeaseTerm,
  changes: readonly RentChange[],
  free: readonly Days[],
): RentFrom[] {
  const agreed = [
    { from: term.starts_on, rent: term.rent },
    ...changes.filter(
      ({ from: day, contract_id }) =>
        day >= term.starts_on && day <= to && (contract_id ?? term.contract_id) === term.contract_id,
    ),
  ]
  const rentOn = (day: IsoDate) =>
    free.some((days) => days.from <= day && day <= days.to)
      ? 0
      : agreed.reduce((held, change) => (change.from <= day ? change.rent : held), term.rent)
  const turns = [
    from,
    ...agreed.map((change) => change.from),
    ...free.flatMap((days) => [days.from, addDays(days.to, 1)]),
  ]
  return [...new Set(turns)]
    .filter((day) => day >= from && day <= to)
    .sort()
    .map((day) => ({ from: day, rent: rentOn(day) }))
}

function asDues({ currency, withholding_percent }: LeaseTerm, instalment: Instalment) {
  const { named, plan, due_on, covers, months, rent, aidat } = instalment
  const part = (percent: number) => Math.round((rent * percent) / 100)
  const withheld = part(plan.withholding_percent ?? withholding_percent)
  const common = {
    currency,
    on_date: due_on,
    month: firstOfMonth(named),
    covers_from: covers.from,
    covers_to: covers.to,
    month_parts: null,
  }
  const line = (name: string, kind: ScheduledDue['kind'], category: ScheduledDue['category'], amount: Kurus) =>
    amount > 0 ? [{ key: `${name}:${named}`, kind, category, amount, ...common }] : []
  return [
    ...line('rent', 'due', 'rent', rent - withheld).map((due) => ({
      ...due,
      month_parts: monthParts(months, due.amount),
    })),
    ...line('withheld', 'withheld', '', withheld),
    ...line('vat', 'due', 'vat', part(plan.vat_percent)),
    ...line('aidat', 'due', 'aidat', aidat),
  ]
}

/** The amount in proportion to each month's rent; cut end to end, so that the parts are the whole. */
function monthParts(months: readonly MonthPart[], amount: Kurus): MonthPart[] | null {
  if (months.length < 2) return null
  const rent = months.reduce((sum, month) => sum + month.amount, 0)
  const upTo = (count: number) =>
    Math.round((amount * months.slice(0, count).reduce((sum, month) => sum + month.amount, 0)) / rent)
  return months.map(({ from }, at) => ({ from, amount: upTo(at + 1) - upTo(at) })).filter((part) => part.amount > 0)
}

/** Whether a due is for this month: its own, or one that a quarter or a year covers. */
export const isForMonth = ({ month, covers_from, covers_to }: ScheduledDue, wanted: IsoDate): boolean =>
  month === wanted || (covers_from <= wanted && covers_to >= lastOfMonth(wanted))

/** Dues are made until the end of the month, and from about the twentieth on until the end of the next. */
export const duesUntil = (today: IsoDate): IsoDate => lastOfMonth(addDays(today, 10))
