import { BarChart } from '@mui/x-charts/BarChart'
import { LineChart } from '@mui/x-charts/LineChart'
import { chartColour, chartDash } from './chart-colours.ts'
import type { SeriesChartProps } from './SeriesChart.tsx'

interface Props extends Omit<SeriesChartProps, 'height' | 'over' | 'title'> {
  height: number
}

/** Only the drawing, in a separate chunk: the table works without it. */
export default function ChartPicture({ labels, series, kind, lying = false, show, tick = show, height }: Props) {
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
  const bands = { scaleType: 'band' as const, data: labels, categoryGapRatio: 0.3, barGapRatio: 0.05 }
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
        xAxis={[{ scaleType: 'point', data: labels, height: 28 }]}
        series={drawn.map((line) => ({ ...line, curve: 'linear', showMark: labels.length <= 24 }))}
        sx={dashes}
      />
    )
  }
  if (lying)
    return (
      <BarChart
        {...shared}
        layout="horizontal"
        grid={{ vertical: true }}
        yAxis={[{ ...bands, width: 120, tickLabelStyle: { fontSize: 12 } }]}
        xAxis={[{ ...amounts, height: 28 }]}
        series={drawn}
        borderRadius={3}
      />
    )
  return <BarChart {...verticalBars} xAxis={[{ ...bands, height: 28 }]} series={drawn} borderRadius={3} />
}

const smallest = (series: SeriesChartProps['series']) =>
  Math.min(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))
