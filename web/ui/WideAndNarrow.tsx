import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Two columns where there is room: what the page is about, and beside it what belongs to it. */
export const WideAndNarrow = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
    }}
  >
    {children}
  </Box>
)
