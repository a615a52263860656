import type { ExplainedFigure } from '#domain/insight/analytics/analytics.messages.ts'
import type { Figures } from '#domain/insight/analytics/analytics.schema.ts'
import { liraOf } from '#domain/insight/analytics/figures.rules.ts'
import { percentOf } from '#domain/insight/analytics/shares.rules.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { showPercent } from '#domain/tenancy/rates/tufe.rules.ts'

interface FigureText {
  name: ExplainedFigure
  label: string
  /** Null when unknown. */
  value: (figures: Figures) => number | null
  show: (value: number) => string
  /** Whether a higher value is good news. */
  more: 'good' | 'bad'
}

const showDays = (days: number) => `${days.toLocaleString('tr-TR')} gün`

/** The figures of a period or a property, in display order. */
export const figureTexts: FigureText[] = [
  { name: 'income', label: 'Gelir', value: ({ money }) => liraOf(money), show: showMoney, more: 'good' },
  { name: 'expense', label: 'Gider', value: ({ expense }) => expense, show: showMoney, more: 'bad' },
  { name: 'net', label: 'Net', value: ({ net }) => net, show: showMoney, more: 'good' },
  {
    name: 'vacancy',
    label: 'Boş gün',
    show: showDays,
    more: 'bad',
    value: ({ days, vacant }) => (days > 0 ? vacant : null),
  },
  {
    name: 'late',
    label: 'Geç ödeme payı',
    show: showPercent,
    more: 'bad',
    value: ({ late, dues }) => percentOf(late, dues),
  },
  {
    name: 'requests',
    label: 'Talep gideri',
    value: ({ requests }) => requests?.cost ?? null,
    show: showMoney,
    more: 'bad',
  },
]

/** In thousands and millions, for an axis. */
export const tickMoney = (kurus: number) =>
  new Intl.NumberFormat('tr-TR', { notation: 'compact', maximumFractionDigits: 1 }).format(kurus / 100)
