import { withMinus } from './minus.ts'

/** Money is stored as integer kuruş; convert only with `showMoney` and `readMoney`. */
export type Kurus = number

export const currencies = ['TL', 'USD', 'EUR', 'GBP'] as const
export type Currency = (typeof currencies)[number]

const whole = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 })
const shown = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const signs: Record<string, string> = { TL: '₺', USD: '$', EUR: '€', GBP: '£' }

export const currencySign = (currency: string) => signs[currency] ?? currency

/** 1.234,56 ₺ */
export const showMoney = (kurus: Kurus, currency = 'TL') =>
  `${withMinus(shown.format(kurus / 100))} ${currencySign(currency)}`

/** 1.235 ₺: for tiles and charts, where the kuruş only cost room. Lists, papers and forms show the exact amount. */
export const showRoundMoney = (kurus: Kurus, currency = 'TL') =>
  `${withMinus(whole.format(kurus / 100))} ${currencySign(currency)}`

/**
 * Reads a typed amount: `12.500`, `12500,5`, `₺ 1.234,56`, `1234.56`. A dot before exactly three digits separates
 * thousands, as on every Turkish price tag. Null when the text is no amount.
 */
export function readMoney(text: string): Kurus | null {
  const plain = text.replace(/[\s₺]|TL$/gi, '')
  if (!/^\d[\d.]*(?:,\d{1,2})?$/.test(plain) && !/^\d+\.\d{1,2}$/.test(plain)) return null
  const [whole = '', cents = ''] = /^\d+\.\d{1,2}$/.test(plain) ? plain.split('.') : plain.split(',')
  if (whole.includes('.') && !/^\d{1,3}(?:\.\d{3})+$/.test(whole)) return null
  const kurus = Number(whole.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'))
  return Number.isSafeInteger(kurus) ? kurus : null
}
