import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { tabularFigures } from '../theme.ts'
import { chartColour } from './chart-colours.ts'
import type { SeriesChartProps } from './SeriesChart.tsx'

type Props = Pick<SeriesChartProps, 'labels' | 'series' | 'show'>

/** Lying bars under whole names, which an axis would cut off. The table beside it is what screen readers read. */
export function NamedBars({ labels, series, show }: Props) {
  const values = series.flatMap((each) => each.values.map((value) => value ?? 0))
  const lowest = Math.min(0, ...values)
  const range = Math.max(0, ...values) - lowest || 1
  const percent = (value: number) => `${(value / range) * 100}%`
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 1.5, '@media print': { display: 'none' } }}>
      {labels.map((label, at) => (
        <Box key={label}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {label}
          </Typography>
          {series.map(({ name, values: own }, which) => {
            const value = own[at] ?? null
            return (
              <Box
                key={name}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: 'minmax(0, 1fr) 6.5rem',
                  columnGap: 1,
                  alignItems: 'center',
                  minHeight: '1.25rem',
                }}
              >
                <Box sx={{ position: 'relative', height: 10, borderRadius: 1, bgcolor: 'action.hover' }}>
                  {value !== null && value !== 0 && (
                    <Box
                      sx={{
                        position: 'absolute',
                        height: 1,
                        minWidth: 2,
                        borderRadius: 1,
                        bgcolor: chartColour(which),
                        left: percent(Math.min(0, value) - lowest),
                        width: percent(Math.abs(value)),
                      }}
                    />
                  )}
                </Box>
                <Typography
                  variant="body2"
                  color={value === null ? 'textSecondary' : 'textPrimary'}
                  sx={{ textAlign: 'right', whiteSpace: 'nowrap', lineHeight: 1.3, ...tabularFigures }}
                >
                  {value === null ? '–' : show(value)}
                </Typography>
              </Box>
            )
          })}
        </Box>
      ))}
    </Box>
  )
}
