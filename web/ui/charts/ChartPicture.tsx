import { BarChart } from '@mui/x-charts/BarChart'
import { LineChart } from '@mui/x-charts/LineChart'
import { chartColour, chartDash } from './chart-colours.ts'
import type { SeriesChartProps } from './SeriesChart.tsx'

interface Props extends Omit<SeriesChartProps, 'height' | 'title'> {
  height: number
}

/** Only the drawing, in a chunk of its own: the table behind it is there without it. */
export default function ChartPicture({ labels, series, kind, show, tick = show, height }: Props) {
  const drawn = series.map(({ name, values }, at) => ({
    id: `s${at}`,
    label: name,
    data: values,
    color: chartColour(at),
    valueFormatter: (value: number | null) => (value === null ? 'veri yok' : show(value)),
  }))
  const shared = {
    height,
    // The legend stands above as plain text, where it can be printed and read out.
    hideLegend: true,
    skipAnimation: true,
    margin: { left: 0, top: 8, right: 12, bottom: 0 },
    grid: { horizontal: true },
    localeText: { a11yNoValue: 'veri yok', noData: 'Gösterilecek veri yok', loading: 'Yükleniyor…' },
    yAxis: [{ min: smallest(series) < 0 ? undefined : 0, width: 58, valueFormatter: tick, disableLine: true }],
  }
  if (kind === 'line') {
    const dashes: Record<string, object> = Object.fromEntries(
      drawn.map(({ id }, at) => [`& path[data-series="${id}"]`, { strokeDasharray: chartDash(at), strokeWidth: 2.5 }]),
    )
    return (
      <LineChart
        {...shared}
        xAxis={[{ scaleType: 'point', data: labels, height: 28 }]}
        series={drawn.map((line) => ({ ...line, curve: 'linear', showMark: labels.length <= 24 }))}
        sx={dashes}
      />
    )
  }
  return (
    <BarChart
      {...shared}
      xAxis={[{ scaleType: 'band', data: labels, height: 28, categoryGapRatio: 0.3, barGapRatio: 0.05 }]}
      series={drawn}
      borderRadius={3}
    />
  )
}

const smallest = (series: SeriesChartProps['series']) =>
  Math.min(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))
