import { BarChart } from '@mui/x-charts/BarChart'
import { LineChart } from '@mui/x-charts/LineChart'
import { type IsoDate, showDate } from '#domain/kernel/dates.ts'
import { chartColour, chartDash } from './chart-colours.ts'
import type { SeriesChartProps } from './SeriesChart.tsx'

interface Props extends Omit<SeriesChartProps, 'height' | 'over' | 'title' | 'unit' | 'lying'> {
  height: number
}

/** Only the drawing, in a separate chunk: the table works without it. */
export default function ChartPicture({ labels, days, steps = false, series, kind, show, tick = show, height }: Props) {
  const drawn = series.map(({ name, values }, at) => ({
    id: `s${at}`,
    label: name,
    data: values,
    color: chartColour(at),
    valueFormatter: (value: number | null) => (value === null ? 'veri yok' : show(value)),
  }))
  const shared = {
    height,
    // The legend is plain text above, which can be printed and read by screen readers.
    hideLegend: true,
    skipAnimation: true,
    margin: { left: 0, top: 8, right: 12, bottom: 0 },
    localeText: { a11yNoValue: 'veri yok', noData: 'Gösterilecek veri yok', loading: 'Yükleniyor…' },
  }
  const amounts = { min: smallest(series) < 0 ? undefined : 0, valueFormatter: tick, disableLine: true }
  const bands = { scaleType: 'band' as const, data: labels, height: 28, categoryGapRatio: 0.3, barGapRatio: 0.05 }
  const verticalBars = { ...shared, grid: { horizontal: true }, yAxis: [{ ...amounts, width: 58 }] }
  if (kind === 'line') {
    const dashes: Record<string, object> = Object.fromEntries(
      drawn.map(({ id }, at) => [`& path[data-series="${id}"]`, { strokeDasharray: chartDash(at), strokeWidth: 2.5 }]),
    )
    return (
      <LineChart
        {...verticalBars}
        // The last point is at the edge, and its label is centred below it.
        margin={{ ...shared.margin, right: 28 }}
        xAxis={[days ? timeAxis(days) : { scaleType: 'point', data: labels, height: 28 }]}
        series={drawn.map((line) => ({
          ...line,
          curve: steps ? 'stepAfter' : 'linear',
          showMark: labels.length <= 24,
        }))}
        sx={dashes}
      />
    )
  }
  return <BarChart {...verticalBars} xAxis={[bands]} series={drawn} borderRadius={3} />
}

const monthTick = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', month: 'short', year: '2-digit' })

/** Distances of the calendar; a tick names a month, the pointer a day. */
const timeAxis = (days: readonly IsoDate[]) => ({
  scaleType: 'utc' as const,
  data: days.map((day) => new Date(`${day}T00:00:00Z`)),
  height: 28,
  // A month's name takes about fifty pixels.
  tickNumber: 5,
  valueFormatter: (day: Date, { location }: { location: string }) =>
    location === 'tick' ? monthTick.format(day) : showDate(day.toISOString().slice(0, 10)),
})

const smallest = (series: SeriesChartProps['series']) =>
  Math.min(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))
