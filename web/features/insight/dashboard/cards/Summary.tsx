import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { DashboardTotals } from '#domain/insight/dashboard/cards.schema.ts'
import { isNewcomer, occupancyRate } from '#domain/insight/dashboard/dashboard.rules.ts'
import { type FigureName, figureTexts } from '#domain/services/figures/figures.messages.ts'
import { FigureHelp } from '#web/ui/FigureHelp.tsx'
import { Section } from '#web/ui/Section.tsx'
import { tabularFigures, textSizes } from '#web/ui/theme.ts'
import type { CardProps } from '../StartCards.tsx'

const labels: Record<keyof DashboardTotals, string> = {
  properties: figureTexts.properties.label,
  rented: figureTexts.rented.label,
  empty: figureTexts.vacant.label,
  paid: 'Ödemesi tamam',
  pending_payments: figureTexts.pendingPayments.label,
  contracts: 'Yürürlükteki kontrat',
  suggestions: 'Talep',
  unread: 'Okunmamış talep',
  pending: 'Yanıt bekleyen talep',
}

const helps: Partial<Record<keyof DashboardTotals, FigureName>> = {
  properties: 'properties',
  rented: 'rented',
  empty: 'vacant',
  pending_payments: 'pendingPayments',
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
            <Total key={name} label={labels[name]} help={helps[name]} value={String(totals[name])} />
          ))}
        <Total
          label={figureTexts.occupancy.label}
          help="occupancy"
          value={`%${occupancyRate({ rented: totals.rented, total: totals.properties })}`}
        />
      </Box>
    </Section>
  )
}

const Total = ({ label, help, value }: { label: string; help?: FigureName | undefined; value: string }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
    <Typography component="dt" variant="body2" color="textSecondary">
      {label}
      {help && (
        <Box component="span" sx={{ ml: 1 }}>
          <FigureHelp name={help} />
        </Box>
      )}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontSize: textSizes.section, fontWeight: 700, ...tabularFigures }}>
      {value}
    </Typography>
  </Box>
)
