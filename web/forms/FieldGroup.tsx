import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Props {
  title: string
  children: ReactNode
}

/** Related fields: one column on a phone, two or three where there is room. */
export const FieldGroup = ({ title, children }: Props) => (
  <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
    <Typography component="legend" variant="h3" sx={{ p: 0, mb: 1.5 }}>
      {title}
    </Typography>
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(230px, 100%), 1fr))',
      }}
    >
      {children}
    </Box>
  </Box>
)

/** A field that needs the whole row. */
export const WholeRow = ({ children }: { children: ReactNode }) => <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>

/** Two number fields with a slash between them. */
export const Fraction = ({ children }: { children: [ReactNode, ReactNode] }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: '1fr auto 1fr',
      columnGap: 0.75,
      alignItems: 'end',
    }}
  >
    {children[0]}
    <Typography aria-hidden sx={{ pb: 2, color: 'text.secondary' }}>
      /
    </Typography>
    {children[1]}
  </Box>
)
