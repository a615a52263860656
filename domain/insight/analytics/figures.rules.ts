import type { IsoDate, IsoMonth } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import type { Currency, Kurus } from '#domain/kernel/money.ts'
import type { Figures, InCurrency, MonthFigures } from './analytics.schema.ts'
import { monthsIn, type Period } from './periods.rules.ts'
import { type RentedDays, vacancy } from './shares.rules.ts'

/** The time range of a row. */
export type Window = 'now' | 'before' | 'year'

interface Row {
  property_id: string
  time: Window
  month: IsoMonth
}

/** The result of one query over several properties, summed by property and month. */
export interface FigureRows {
  collected: (Row & { currency: Currency; collected: Kurus; withheld: Kurus; passed: Kurus })[]
  dues: (Row & { currency: Currency; expected: Kurus; dues: number; late: number })[]
  expenses: (Row & { expense: Kurus; request_cost: Kurus; requests: number })[]
  stays: (RentedDays & { property_id: string })[]
}

export interface KnownProperty {
  id: string
  is_building: boolean
  known_since: IsoDate
  /** True when the person may see the property's expenses. */
  costs: boolean
}

/** Figures of a property without any data. */
export const noFigures = (costs: boolean): Figures => ({
  money: [],
  expense: costs ? 0 : null,
  requests: costs ? { cost: 0, count: 0 } : null,
  net: costs ? 0 : null,
  days: 0,
  vacant: 0,
  dues: 0,
  late: 0,
})

const total = <Item>(items: readonly Item[], amount: (item: Item) => number) =>
  items.reduce((sum, item) => sum + amount(item), 0)

/** The rows of a property; a co-owner's are parts of each month's sum, so that months and totals agree to the kuruş. */
export function ownRows(property: KnownProperty, rows: FigureRows): FigureRows {
  const isOwn = ({ property_id }: { property_id: string }) => property_id === property.id
  return {
    collected: rows.collected.filter(isOwn),
    dues: rows.dues.filter(isOwn),
    expenses: property.costs ? rows.expenses.filter(isOwn) : [],
    stays: rows.stays.filter(isOwn),
  }
}

const liraFirst = (a: InCurrency, b: InCurrency) =>
  Number(b.currency === 'TL') - Number(a.currency === 'TL') || a.currency.localeCompare(b.currency)

function moneyOf({ collected, dues }: Pick<FigureRows, 'collected' | 'dues'>): InCurrency[] {
  const currencies = new Set([...collected, ...dues].map(({ currency }) => currency))
  return [...currencies]
    .map((currency) => {
      const came = collected.filter((row) => row.currency === currency)
      const owed = dues.filter((row) => row.currency === currency)
      return {
        currency,
        collected: total(came, (row) => row.collected),
        withheld: total(came, (row) => row.withheld),
        expected: total(owed, (row) => row.expected),
        passed: total(came, (row) => row.passed),
      }
    })
    .filter((sum) => sum.collected !== 0 || sum.expected !== 0 || sum.passed !== 0)
    .sort(liraFirst)
}

export const liraOf = (money: readonly InCurrency[]): Kurus =>
  money.find(({ currency }) => currency === 'TL')?.collected ?? 0

const inTime = ({ collected, dues, expenses, stays }: FigureRows, time: Window): FigureRows => ({
  collected: collected.filter((row) => row.time === time),
  dues: dues.filter((row) => row.time === time),
  expenses: expenses.filter((row) => row.time === time),
  stays,
})

interface TimeRange {
  time: Window
  period: Period
}

/** The figures of one property in one time range, from its own rows. */
export function figuresOf(property: KnownProperty, rows: FigureRows, { time, period }: TimeRange): Figures {
  const own = inTime(rows, time)
  const money = moneyOf(own)
  const expense = property.costs ? total(own.expenses, (row) => row.expense) : null
  return {
    money,
    expense,
    requests: property.costs
      ? { cost: total(own.expenses, (row) => row.request_cost), count: total(own.expenses, (row) => row.requests) }
      : null,
    net: expense === null ? null : liraOf(money) - expense,
    // A whole building is not rented; its flats are properties of their own.
    ...(property.is_building
      ? { days: 0, vacant: 0 }
      : vacancy({ known_since: property.known_since, stays: own.stays }, period)),
    dues: total(own.dues, (row) => row.dues),
    late: total(own.dues, (row) => row.late),
  }
}

const known = (amounts: readonly (number | null)[]): number | null => {
  const some = amounts.filter((amount) => amount !== null)
  return some.length > 0 ? total(some, (amount) => amount) : null
}

/** Sums figures of several properties; a figure unknown for some properties is the sum of the others. */
export function sumFigures(all: readonly Figures[]): Figures {
  const requests = all.flatMap((each) => each.requests ?? [])
  const byCurrency = groupBy(
    all.flatMap(({ money }) => money),
    ({ currency }) => currency,
  )
  return {
    money: [...byCurrency]
      .map(([currency, sums]) => ({
        currency,
        collected: total(sums, (sum) => sum.collected),
        withheld: total(sums, (sum) => sum.withheld),
        expected: total(sums, (sum) => sum.expected),
        passed: total(sums, (sum) => sum.passed),
      }))
      .sort(liraFirst),
    expense: known(all.map(({ expense }) => expense)),
    requests:
      requests.length > 0
        ? { cost: total(requests, ({ cost }) => cost), count: total(requests, ({ count }) => count) }
        : null,
    net: known(all.map(({ net }) => net)),
    days: total(all, ({ days }) => days),
    vacant: total(all, ({ vacant }) => vacant),
    dues: total(all, ({ dues }) => dues),
    late: total(all, ({ late }) => late),
  }
}

/** Monthly figures of all properties together, including months without data. */
export function monthsOf(
  properties: readonly { property: KnownProperty; rows: FigureRows }[],
  { time, period }: TimeRange,
): MonthFigures[] {
  const parts = properties.map(({ rows }) => inTime(rows, time))
  const collected = groupBy(
    parts.flatMap((part) => part.collected),
    ({ month }) => month,
  )
  const dues = groupBy(
    parts.flatMap((part) => part.dues),
    ({ month }) => month,
  )
  const expenses = groupBy(
    parts.flatMap((part) => part.expenses),
    ({ month }) => month,
  )
  const seesCosts = properties.some(({ property }) => property.costs)
  return monthsIn(period).map((month) => ({
    month,
    money: moneyOf({ collected: collected.get(month) ?? [], dues: dues.get(month) ?? [] }),
    expense: seesCosts ? total(expenses.get(month) ?? [], ({ expense }) => expense) : null,
  }))
}
