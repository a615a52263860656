import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface Props {
  label?: string
  /** In pixels; on a narrower screen each card has the full width. */
  narrowest: number
  children: ReactNode
}

/** A list of cards, as many side by side as fit. */
export const CardGrid = ({ label, narrowest, children }: Props) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${narrowest}px, 100%), 1fr))`,
    }}
  >
    {children}
  </Box>
)
