import { type Kurus, showMoney } from '#domain/kernel/money.ts'
import { showPercent } from '#domain/tenancy/rates/tufe.rules.ts'
import type { Bracket, TaxYearForm } from './tax-years.schema.ts'

const permille = (value: number | null) => (value === null ? '—' : `${value}`.replace('.', ','))
const money = (amount: Kurus | null) => (amount === null ? '—' : showMoney(amount))

/** `190.000,00 ₺’ye kadar %15` for each bracket. */
export const bracketWords = ({ up_to, percent }: Bracket) =>
  `${up_to === null ? 'üstü' : `${showMoney(up_to)} tutarına kadar`} ${showPercent(percent)}`

const shown: [label: string, value: (figures: TaxYearForm) => string][] = [
  ['İstisna', ({ exemption }) => money(exemption)],
  ['Gelir tavanı', ({ ceiling }) => money(ceiling)],
  ['Stopajlı iş yeri sınırı', ({ workplace_limit }) => money(workplace_limit)],
  ['Stopajsız sınır', ({ plain_limit }) => money(plain_limit)],
  ['Götürü gider', ({ lump_percent }) => showPercent(lump_percent)],
  ['Tarife', ({ brackets }) => brackets.map(bracketWords).join(', ')],
  ['Damga vergisi, kira (binde)', ({ stamp_permille }) => permille(stamp_permille)],
  ['Damga vergisi, kefalet (binde)', ({ stamp_guarantee_permille }) => permille(stamp_guarantee_permille)],
  ['Damga vergisi üst sınırı', ({ stamp_cap }) => money(stamp_cap)],
  ['Banka dışı kira cezası, en az', ({ bank_penalty }) => money(bank_penalty)],
  ['Kaynak', ({ source }) => source],
]

/** Describes an entry or a correction for the history. */
export const describeTaxYear = (before: TaxYearForm | null, after: TaxYearForm): string =>
  shown
    .filter(([, value]) => before === null || value(before) !== value(after))
    .map(([label, value]) => (before ? `${label}: ${value(before)} → ${value(after)}` : `${label}: ${value(after)}`))
    .join('; ') || 'Değişiklik yok'
