import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { barBelow } from '#web/ui/theme.ts'

/** The actions on the selected rows of a list; stays within reach of the thumb while they scroll. */
export const SelectionFrame = ({ label, children }: { label: string; children: ReactNode }) => (
  <Paper
    elevation={4}
    role="region"
    aria-label={label}
    sx={{
      position: 'sticky',
      bottom: { xs: barBelow, sm: `calc(12px + ${barBelow})` },
      zIndex: 5,
      mt: 2,
      p: 1,
      pl: 2,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 1,
      border: 1,
      borderColor: 'primary.main',
    }}
  >
    {children}
  </Paper>
)
