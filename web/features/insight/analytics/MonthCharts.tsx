import Box from '@mui/material/Box'
import type { Analytics, MonthFigures } from '#domain/insight/analytics/analytics.schema.ts'
import { liraOf } from '#domain/insight/analytics/figures.rules.ts'
import { addMonths } from '#domain/kernel/dates.ts'
import { showRoundMoney } from '#domain/kernel/money.ts'
import { moneyAxis } from '#web/ui/charts/money-axis.ts'
import { SeriesChart } from '#web/ui/charts/SeriesChart.tsx'
import { Section } from '#web/ui/Section.tsx'

const shortMonth = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', month: 'short', year: '2-digit' })
/** Example: Kas 26, short enough for twelve below a chart. */
const labelOf = ({ month }: MonthFigures) => shortMonth.format(new Date(`${month}-01T00:00:00Z`))

const net = ({ money, expense }: MonthFigures) => (expense === null ? null : liraOf(money) - expense)

/** Month by month; two periods are aligned at their first months. */
export function MonthCharts({ data: { months, compared } }: { data: Analytics }) {
  const { now, before } = months
  const count = Math.max(now.length, before.length)
  const labels = Array.from({ length: count }, (_, at) => (now[at] ? labelOf(now[at]) : `${at + 1}. ay`))
  const values = (list: MonthFigures[], value: (month: MonthFigures) => number | null) =>
    labels.map((_, at) => (list[at] ? value(list[at]) : null))
  const income = ({ money }: MonthFigures) => liraOf(money)
  const seesCosts = now.some(({ expense }) => expense !== null)
  const series = [
    { name: 'Gelir', values: values(now, income) },
    ...(seesCosts ? [{ name: 'Gider', values: values(now, ({ expense }) => expense) }] : []),
  ]
  const other = seesCosts ? net : income
  const lines = [
    { name: 'Bu dönem', values: values(now, other) },
    ...(compared ? [{ name: 'Karşılaştırılan dönem', values: values(before, other) }] : []),
  ]
  const shared = { labels, show: (kurus: number) => showRoundMoney(kurus) }
  const days = labels.map((_, at) => addMonths(`${now[0]!.month}-01`, at))
  return (
    <Section title="Aylara göre" lead="Lira tutarlar, paranın geldiği ve giderin yazıldığı aya göre">
      <Box
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <SeriesChart
          {...shared}
          {...moneyAxis(series)}
          title={seesCosts ? 'Gelir ve gider' : 'Gelir'}
          series={series}
          kind="bar"
        />
        {(seesCosts || compared) && (
          <SeriesChart
            {...shared}
            {...moneyAxis(lines)}
            title={seesCosts ? 'Net' : 'Gelir, dönem dönem'}
            series={lines}
            days={days}
            kind="line"
          />
        )}
      </Box>
    </Section>
  )
}
