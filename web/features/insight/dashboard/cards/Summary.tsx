import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { DashboardTotals } from '#domain/insight/dashboard/cards.schema.ts'
import { isNewcomer, occupancyRate } from '#domain/insight/dashboard/dashboard.rules.ts'
import { Section } from '#web/ui/Section.tsx'
import { tabularFigures, textSizes } from '#web/ui/theme.ts'
import type { CardProps } from '../StartCards.tsx'

const labels: Record<keyof DashboardTotals, string> = {
  properties: 'Mülk',
  rented: 'Kirada',
  empty: 'Boş',
  paid: 'Ödemesi tamam',
  pending_payments: 'Ödeme bekleyen',
  contracts: 'Yürürlükteki kontrat',
  suggestions: 'Talep',
  unread: 'Okunmamış talep',
  pending: 'Yanıt bekleyen talep',
}

const ofMoney: readonly (keyof DashboardTotals)[] = ['paid', 'pending_payments']
const ofRequests: readonly (keyof DashboardTotals)[] = ['suggestions', 'unread', 'pending']

/** The nine totals and the occupancy rate (DASH-01, DASH-02), without those that the user may not see. */
export function Summary({ view: { landlord, failed } }: CardProps) {
  if (!landlord || isNewcomer(landlord.steps) || failed.includes('totals')) return null
  const { totals, knows } = landlord
  return (
    <Section title="Özet">
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' },
        }}
      >
        {(Object.keys(labels) as (keyof DashboardTotals)[])
          .filter((name) => (knows.money || !ofMoney.includes(name)) && (knows.requests || !ofRequests.includes(name)))
          .map((name) => (
            <Total key={name} label={labels[name]} value={String(totals[name])} />
          ))}
        <Total label="Doluluk oranı" value={`%${occupancyRate({ rented: totals.rented, total: totals.properties })}`} />
      </Box>
    </Section>
  )
}

const Total = ({ label, value }: { label: string; value: string }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
    <Typography component="dt" variant="body2" color="textSecondary">
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontSize: textSizes.section, fontWeight: 700, ...tabularFigures }}>
      {value}
    </Typography>
  </Box>
)
