import { withMinus } from '#domain/kernel/minus.ts'
import { currencySign } from '#domain/kernel/money.ts'

const number = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 })

/**
 * One unit for a whole axis, by its largest amount. It stands once above the chart (“bin ₺”) instead of on every tick,
 * where “300 B” beside “1,2 Mn” would have to be read twice.
 */
export function moneyAxis(series: readonly { values: readonly (number | null)[] }[], currency = 'TL') {
  const most = Math.max(0, ...series.flatMap(({ values }) => values.map((kurus) => Math.abs(kurus ?? 0)))) / 100
  const [size, word] = most >= 2_000_000 ? [1_000_000, 'milyon '] : most >= 10_000 ? [1000, 'bin '] : [1, '']
  return {
    unit: `${word}${currencySign(currency)}`,
    tick: (kurus: number) => withMinus(number.format(kurus / 100 / size)),
  }
}
