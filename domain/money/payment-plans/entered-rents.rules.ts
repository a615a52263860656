import { addDays, type IsoDate, monthOf, showDate } from '#domain/kernel/dates.ts'
import { type Kurus, showMoney } from '#domain/kernel/money.ts'

/** How a rent was agreed outside the product. */
export const agreedWays = ['written', 'spoken', 'clause', 'court'] as const
export type AgreedWay = (typeof agreedWays)[number]

export const agreedWayLabels: Readonly<Record<AgreedWay, string>> = {
  written: 'Yazılı anlaşmayla',
  spoken: 'Sözlü anlaşmayla',
  clause: 'Kontrattaki artış şartıyla',
  court: 'Mahkeme kararıyla',
}

const later = (a: IsoDate, b: IsoDate) => (a > b ? a : b)
const monthsFrom = (from: IsoDate, to: IsoDate) => {
  const [a, b] = [monthOf(from), monthOf(to)].map((month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)))
  return Math.max(0, b! - a! + 1)
}

interface Entered {
  from_on: IsoDate
  rent: Kurus
  /** The rent that the ledger uses on that day. */
  before: Kurus
  currency: string
  /** First day of the ledger; null before it is opened. */
  opened_on: IsoDate | null
  /** The next day from which another rent is known; null if there is none. */
  until: IsoDate | null
  today: IsoDate
}

/** Shown before saving: how the entered rent changes the dues, including past ones. */
export function enteredRentEffect({ from_on, rent, before, currency, opened_on, until, today }: Entered): string {
  const money = (amount: Kurus) => showMoney(amount, currency)
  if (rent === before) return `Kira o gün zaten ${money(before)}.`
  if (!opened_on) return 'Hesap henüz açılmadı; ilk borç bu kirayla yazılır.'
  const first = later(from_on, opened_on)
  const last = until !== null && until <= today ? addDays(until, -1) : today
  const months = first > last ? 0 : monthsFrom(first, last)
  const each = `ayda ${money(Math.abs(rent - before))} ${rent > before ? 'fazla' : 'eksik'}`
  const past =
    months > 0
      ? `${showDate(first)} – ${showDate(last)} arasında yazılmış ${months} ayın kira borcu yeni tutarla düzeltilir (${each}); ödenmiş aylardaki fark ${rent > before ? 'borç' : 'fazla ödeme'} olarak görünür.`
      : 'Yazılmış bir borç değişmez.'
  const older =
    from_on < opened_on ? ` Hesap ${showDate(opened_on)} gününden beri tutulduğu için daha eski aylar değişmez.` : ''
  const next = until
    ? `${showDate(until)} gününden başlayan kira olduğu gibi kalır.`
    : `Sonraki borçlar ve kira artışı önerileri ${money(rent)} üzerinden gider.`
  return `${past} ${next}${older}`
}

/** The next day after this one from which another rent is known. */
export const nextRentDay = (rents: readonly DatedRent[], day: IsoDate): IsoDate | null =>
  rents.find(({ from_on }) => from_on > day)?.from_on ?? null

export interface DatedRent {
  from_on: IsoDate
  rent: Kurus
}

/** The rent on a day; `rents` are ordered by day. */
export const rentOn = (rents: readonly DatedRent[], day: IsoDate): Kurus | null =>
  rents.filter(({ from_on }) => from_on <= day).at(-1)?.rent ?? null
