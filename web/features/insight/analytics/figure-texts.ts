import type { Figures } from '#domain/insight/analytics/analytics.schema.ts'
import { liraOf } from '#domain/insight/analytics/figures.rules.ts'
import { percentOf } from '#domain/insight/analytics/shares.rules.ts'
import { showRoundMoney } from '#domain/kernel/money.ts'
import { type FigureName, figureTexts } from '#domain/services/figures/figures.messages.ts'
import { showPercent } from '#domain/tenancy/rates/tufe.rules.ts'

interface ShownFigure {
  name: FigureName
  /** Null when unknown. */
  value: (figures: Figures) => number | null
  show: (value: number) => string
  /** Whether a higher value is good news. */
  more: 'good' | 'bad'
}

const showDays = (days: number) => `${days.toLocaleString('tr-TR')} gün`

const shown: ShownFigure[] = [
  { name: 'income', value: ({ money }) => liraOf(money), show: showRoundMoney, more: 'good' },
  { name: 'expense', value: ({ expense }) => expense, show: showRoundMoney, more: 'bad' },
  { name: 'net', value: ({ net }) => net, show: showRoundMoney, more: 'good' },
  { name: 'vacancy', value: ({ days, vacant }) => (days > 0 ? vacant : null), show: showDays, more: 'bad' },
  { name: 'latePart', value: ({ late, dues }) => percentOf(late, dues), show: showPercent, more: 'bad' },
  { name: 'requestCost', value: ({ requests }) => requests?.cost ?? null, show: showRoundMoney, more: 'bad' },
]

/** The figures of a period or a property, in display order. */
export const shownFigures = shown.map((figure) => ({ ...figure, label: figureTexts[figure.name].label }))
