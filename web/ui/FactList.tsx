import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export type Facts = readonly (readonly [label: string, value: ReactNode])[]

const isFilled = (value: ReactNode) => value !== null && value !== undefined && value !== '' && value !== false

/** A sentence needs the whole row; on a phone, an address and an IBAN do too. */
const isLong = (value: ReactNode, than: number) => typeof value === 'string' && value.length > than

/** Only filled facts, because empty ones help nobody. */
export const filled = (facts: Facts) => facts.filter(([, value]) => isFilled(value))

interface Props {
  facts: Facts
  /** Minimum width of a column in pixels, where there is room for several. */
  narrowest?: number
}

export function FactList({ facts, narrowest = 170 }: Props) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: { xs: 2, sm: 3 },
        rowGap: 1.75,
        gridTemplateColumns: {
          xs: 'repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))',
          sm: `repeat(auto-fill, minmax(min(${narrowest / 16}rem, 100%), 1fr))`,
        },
      }}
    >
      {filled(facts).map(([label, value]) => (
        <Box
          key={label}
          sx={{
            minWidth: 0,
            gridColumn: isLong(value, 60) ? '1 / -1' : { xs: isLong(value, 18) ? '1 / -1' : 'auto', sm: 'auto' },
          }}
        >
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
