import type { Currency, Kurus } from './money.ts'

const units = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan']
const groups = ['', 'bin', 'milyon', 'milyar', 'trilyon']

/** Names of the main unit and its hundredth in a contract. */
const names: Readonly<Record<Currency, readonly [whole: string, part: string]>> = {
  TL: ['Türk lirası', 'kuruş'],
  USD: ['Amerikan doları', 'sent'],
  EUR: ['euro', 'sent'],
  GBP: ['İngiliz sterlini', 'peni'],
}

/** 305: “üç yüz beş”; a single hundred is “yüz”, never “bir yüz”. */
function belowThousand(number: number): string[] {
  const hundreds = Math.floor(number / 100)
  return [
    hundreds > 1 ? units[hundreds]! : '',
    hundreds > 0 ? 'yüz' : '',
    tens[Math.floor((number % 100) / 10)]!,
    units[number % 10]!,
  ].filter(Boolean)
}

/** A whole number from zero upwards. A single thousand is “bin”, a single million “bir milyon”. */
export function numberInWords(number: number): string {
  if (number === 0) return 'sıfır'
  const words: string[] = []
  for (let rest = number, at = 0; rest > 0; rest = Math.floor(rest / 1000), at++) {
    const group = rest % 1000
    if (group === 0) continue
    const count = at === 1 && group === 1 ? [] : belowThousand(group)
    words.unshift(...count, ...(at > 0 ? [groups[at]!] : []))
  }
  return words.join(' ')
}

/** An amount in words, as contracts and receipts write it: “yirmi beş bin Türk lirası elli kuruş”. */
export function moneyInWords(kurus: Kurus, currency: Currency = 'TL'): string {
  const [whole, part] = names[currency]
  const amount = Math.abs(Math.round(kurus))
  const lira = Math.floor(amount / 100)
  const cents = amount % 100
  const said = [
    lira > 0 || cents === 0 ? `${numberInWords(lira)} ${whole}` : '',
    cents > 0 ? `${numberInWords(cents)} ${part}` : '',
  ]
  return [kurus < 0 ? 'eksi' : '', ...said].filter(Boolean).join(' ')
}
