import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** What went wrong with a form as a whole, above its fields. The first page of everybody brings it, so it is light. */
export const FormFailure = ({ children }: { children: ReactNode }) => (
  <Box
    role="alert"
    sx={{
      px: 2,
      py: 1.5,
      borderRadius: 1,
      borderLeft: '4px solid',
      borderColor: 'error.main',
      bgcolor: 'color-mix(in srgb, var(--mui-palette-error-main) 12%, var(--mui-palette-background-paper))',
      typography: 'body2',
      overflowWrap: 'anywhere',
    }}
  >
    {children}
  </Box>
)
