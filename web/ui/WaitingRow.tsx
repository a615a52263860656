import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'

/** One line of a list on the start screen: what is waiting, and the actions for it. */
export const WaitingRow = ({ children }: { children: ReactNode }) => (
  <Stack
    component="li"
    direction={{ xs: 'column', sm: 'row' }}
    spacing={1.5}
    sx={{
      py: 1.5,
      alignItems: { sm: 'center' },
      justifyContent: 'space-between',
      '& + &': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    {children}
  </Stack>
)
