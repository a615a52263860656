import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { figureGrid, figureHeight, figureRoom, widestFigure } from './figure-grid.ts'

/** Has the shape of the coming content: a row of figures, then lists. It is replaced as a whole. */
export const DashboardSkeleton = () => (
  <Box role="status" aria-label="Yükleniyor" sx={{ display: 'grid', gap: 3 }}>
    <Box sx={figureRoom}>
      <Box sx={figureGrid}>
        <Skeleton variant="rounded" height={figureHeight} sx={widestFigure} />
        {['late', 'empty', 'answers', 'ends'].map((key) => (
          <Skeleton key={key} variant="rounded" height={figureHeight} />
        ))}
      </Box>
    </Box>
    <Skeleton variant="rounded" height={320} />
    <Skeleton variant="rounded" height={320} />
  </Box>
)
