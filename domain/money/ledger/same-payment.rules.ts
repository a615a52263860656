import { daysBetween, type IsoDate, showDate } from '#domain/kernel/dates.ts'
import { type Kurus, showMoney } from '#domain/kernel/money.ts'
import { Refusal } from '#domain/kernel/refusal.ts'
import type { EntrySource } from './entries.schema.ts'

/** Equal amounts of one tenancy within this many days are most likely the same money. */
export const sameWithin = 7

export interface KnownPayment {
  amount: Kurus
  currency: string
  on_date: IsoDate
  source: EntrySource
}

const ways: Partial<Record<EntrySource, string>> = {
  hand: 'elle',
  bank: 'banka hareketinden',
  receipt: 'dekonttan',
  opening: 'devreden bakiye olarak',
}

export const knownPaymentText = ({ amount, currency, on_date, source }: KnownPayment) =>
  `${showDate(on_date)} günü için ${ways[source] ? `${ways[source]} ` : ''}kaydedilmiş ${showMoney(amount, currency)} ödeme var`

const listed = 3

/** Refuses to book what is booked already, unless the caller says that it is another payment. */
export function refuseKnown(known: readonly (KnownPayment & { property: string })[]): Refusal {
  const [first, ...more] = known
  const texts = known.slice(0, listed).map((each) => `${each.property}: ${knownPaymentText(each)}`)
  const rest = known.length > listed ? ` ve ${known.length - listed} ödeme daha` : ''
  const message =
    more.length === 0
      ? `${knownPaymentText(first!)}; aynı ödeme ise yeniden kaydetmeyin. Gerçekten ayrı bir ödemeyse “yine de kaydet” deyin.`
      : `Aynı tutarda ödemeler zaten kayıtlı. ${texts.join('; ')}${rest}. Gerçekten ayrı ödemelerse “yine de kaydet” deyin.`
  return new Refusal('payment_known', { status: 409, message })
}

/** Refuses to book two equal payments of these days in one call, of which none is booked yet. */
export const refuseTwice = ({
  property,
  amount,
  currency,
  on_date,
}: Omit<KnownPayment, 'source'> & { property: string }) =>
  new Refusal('payment_known', {
    status: 409,
    message: `${property}: ${showDate(on_date)} günlü ${showMoney(amount, currency)} ödeme bu kayıtta iki kez var; aynı ödeme ise birini çıkarın. Gerçekten ayrı ödemelerse “yine de kaydet” deyin.`,
  })

/** The one of these days that is nearest. */
export const nearestTo = <Item extends { on_date: IsoDate }>(day: IsoDate, items: readonly Item[]): Item | undefined =>
  items.toSorted((a, b) => Math.abs(daysBetween(a.on_date, day)) - Math.abs(daysBetween(b.on_date, day)))[0]
