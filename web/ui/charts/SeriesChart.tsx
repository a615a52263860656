import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ChartColumn, Table2 } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { visuallyHidden } from '../visually-hidden.ts'
import { chartColour, chartDash, chartVariables } from './chart-colours.ts'
import { NamedBars } from './NamedBars.tsx'
import { SeriesTable } from './SeriesTable.tsx'
import { useNearViewport } from './use-near-viewport.ts'

const ChartPicture = lazy(() => import('./ChartPicture.tsx'))

export interface SeriesChartProps {
  title: string
  /** Labels below the axis, one for each value. */
  labels: string[]
  /** A null is a gap: unknown, not zero. */
  series: { name: string; values: (number | null)[] }[]
  kind: 'bar' | 'line'
  /** A formatted value with its unit. */
  show: (value: number) => string
  /** A shorter format for the axis; `show` by default. */
  tick?: (value: number) => string
  /** What every tick is counted in, such as “bin ₺”. */
  unit?: string
  /** The days of a line's values: their distances on the axis are those of the calendar. */
  days?: IsoDate[]
  /** A value holds until the next one, as a rent does. */
  steps?: boolean
  height?: number
  /** The table's first heading, which names the labels; periods by default. */
  over?: string
  /** Horizontal bars below whole names, as high as they need to be. */
  lying?: boolean
}

/**
 * A chart and its table. The table is always in the page: for screen readers, for print, and instead of the chart on
 * request. Both have the same height, so that nothing moves.
 */
export function SeriesChart({ height: given = 260, title, unit, lying = false, ...chart }: SeriesChartProps) {
  const heading = useId()
  const [asTable, setAsTable] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const near = useNearViewport(frame)
  const height = lying ? 'auto' : given
  return (
    <Box component="figure" aria-labelledby={heading} sx={{ ...chartVariables, m: 0, minWidth: 0 }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 2 }}
      >
        <Typography id={heading} variant="h3" component="figcaption">
          {title}
        </Typography>
        <Button
          size="small"
          onClick={() => setAsTable(!asTable)}
          startIcon={asTable ? <ChartColumn size={16} aria-hidden /> : <Table2 size={16} aria-hidden />}
          aria-label={`${title}: ${asTable ? 'grafik olarak göster' : 'tablo olarak göster'}`}
          sx={{ mr: -0.5, '@media print': { display: 'none' } }}
        >
          {asTable ? 'Grafik olarak göster' : 'Tablo olarak göster'}
        </Button>
      </Stack>
      <Legend series={chart.series} kind={chart.kind} unit={unit} />
      <Box ref={frame} sx={{ position: 'relative', height, '@media print': { height: 'auto' } }}>
        {!asTable && lying && <NamedBars {...chart} />}
        {!asTable && !lying && near && (
          <Suspense fallback={<Skeleton variant="rounded" height={given} />}>
            <ChartPicture {...chart} height={given} />
          </Suspense>
        )}
        <Box
          {...(asTable && { tabIndex: 0, role: 'region', 'aria-label': `${title}, tablo` })}
          sx={{
            ...(asTable ? { height: 1, overflow: 'auto' } : visuallyHidden),
            '@media print': {
              position: 'static',
              width: 'auto',
              height: 'auto',
              m: 0,
              overflow: 'visible',
              clipPath: 'none',
            },
          }}
        >
          <SeriesTable title={title} {...chart} />
        </Box>
      </Box>
    </Box>
  )
}

/** Hidden from screen readers, which read the table instead. */
const Legend = ({ series, kind, unit }: Pick<SeriesChartProps, 'series' | 'kind'> & { unit: string | undefined }) => (
  <Stack direction="row" aria-hidden sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mb: 1, minHeight: 20 }}>
    {series.map(({ name }, at) => (
      <Stack key={name} direction="row" sx={{ alignItems: 'center', gap: 0.75 }}>
        <Box component="svg" viewBox="0 0 24 12" sx={{ width: 24, height: 12, flexShrink: 0 }}>
          {kind === 'bar' ? (
            <rect width="24" height="12" rx="3" fill={chartColour(at)} />
          ) : (
            <line x2="24" y1="6" y2="6" strokeWidth="3" stroke={chartColour(at)} strokeDasharray={chartDash(at)} />
          )}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {name}
        </Typography>
      </Stack>
    ))}
    {unit && (
      <Typography variant="body2" color="textSecondary" sx={{ ml: 'auto' }}>
        {unit}
      </Typography>
    )}
  </Stack>
)
