import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { figureGrid, figureHeight } from './figure-grid.ts'

/** Has the shape of the coming content: what is to be done, money, charts. It is replaced as a whole. */
export const DashboardSkeleton = () => (
  <Box role="status" aria-label="Yükleniyor" sx={{ display: 'grid', gap: { xs: 1.5, sm: 3 } }}>
    <Skeleton variant="rounded" height={480} />
    <Box sx={figureGrid}>
      {['collected', 'late'].map((key) => (
        <Skeleton key={key} variant="rounded" height={figureHeight} />
      ))}
    </Box>
    <Skeleton variant="rounded" height={84} />
    <Skeleton variant="rounded" height={320} />
  </Box>
)
