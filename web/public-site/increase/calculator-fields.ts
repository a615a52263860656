import { type IsoDate, type IsoMonth, isIsoDate, monthsAfter, readDate, showDate } from '#domain/kernel/dates.ts'
import { readMoney, showMoney } from '#domain/kernel/money.ts'
import type { TufeTable } from '#domain/tenancy/rates/tufe.rules.ts'

/** What stands in the fields, as typed. */
export interface CalculatorFields {
  rent: string
  start: string
  dwelling: boolean
  /** Empty for the usual one. */
  on: IsoDate | ''
}

/** The figures decide the example, so that prerendered page and browser show the same one. */
export function exampleFields(tufe: TufeTable): CalculatorFields {
  const newest = Object.keys(tufe).sort().at(-1)
  const start = newest ? `${monthsAfter(newest, -23)}-01` : ''
  return { rent: '25.000', start: start && showDate(start), dwelling: true, on: '' }
}

const earliest = '1950-01-01'
const latest = '2100-01-01'
const highestRent = 100_000_000_00

export function readFields({ rent, start }: CalculatorFields) {
  const amount = readMoney(rent)
  const day = readDate(start)
  return {
    rent: amount !== null && amount > 0 && amount <= highestRent ? amount : null,
    start: day !== undefined && day >= earliest && day < latest ? day : null,
  }
}

/** After the hash, so that a rent in a shared link never reaches the server. */
export function hashOf({
  rent,
  start,
  dwelling,
  on,
}: {
  rent: number
  start: IsoDate
  dwelling: boolean
  on: IsoDate
}) {
  const params = new URLSearchParams({
    kira: String(rent / 100),
    baslangic: start,
    tur: dwelling ? 'konut' : 'isyeri',
    artis: on,
  })
  return `#${params}`
}

/** Null for a hash that is no shared calculation. */
export function fieldsOfHash(hash: string): CalculatorFields | null {
  const params = new URLSearchParams(hash.slice(1))
  const rent = Math.round(Number(params.get('kira')) * 100)
  const start = params.get('baslangic')
  const on = params.get('artis')
  if (!(rent > 0 && rent <= highestRent) || !isIsoDate(start)) return null
  return {
    rent: showMoney(rent).replace(/ ₺$/, '').replace(/,00$/, ''),
    start: showDate(start),
    dwelling: params.get('tur') !== 'isyeri',
    on: isIsoDate(on) ? on : '',
  }
}

/** The month whose renewals the newest known figure decides. */
export function newestRenewal(tufe: TufeTable): IsoMonth | null {
  const newest = Object.keys(tufe).sort().at(-1)
  return newest ? monthsAfter(newest, 1) : null
}
