import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export type Facts = readonly (readonly [label: string, value: ReactNode])[]

const isFilled = (value: ReactNode) => value !== null && value !== undefined && value !== '' && value !== false

/** Only what is known: a page of dashes helps nobody. */
export const filled = (facts: Facts) => facts.filter(([, value]) => isFilled(value))

export function FactList({ facts }: { facts: Facts }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 3,
        rowGap: 1.75,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(170px, 100%), 1fr))',
      }}
    >
      {filled(facts).map(([label, value]) => (
        <Box key={label} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
