import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** An error of the whole form, above its fields. It is part of the first page, so it must be small. */
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
