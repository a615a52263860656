import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { isoDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { PropertyCard } from '#domain/property/properties/properties.api.ts'
import { tabularFigures } from '#web/ui/theme.ts'
import { leaseEnd } from './property-text.ts'

/** Rent and end of the lease; empty without a lease. */
export function LeaseFacts({ property: { lease } }: { property: Pick<PropertyCard, 'lease'> }) {
  if (!lease) return null
  const end = leaseEnd(lease, isoDate(new Date()))
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))' }}
    >
      {lease.rent !== null && (
        <Fact label={lease.gross ? 'Aylık kira (brüt)' : 'Aylık kira'}>{showMoney(lease.rent, lease.currency)}</Fact>
      )}
      <Fact label={end.label}>
        {end.date}
        <EndNote note={end.note} />
      </Fact>
    </Box>
  )
}

const EndNote = ({ note }: { note: string | null }) =>
  note ? (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block', fontWeight: 400 }}>
      {note}
    </Typography>
  ) : null

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Typography component="dt" variant="body2" color="textSecondary">
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontWeight: 650, ...tabularFigures }}>
      {children}
    </Typography>
  </div>
)
