import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { DashboardTotals } from '#domain/insight/dashboard/cards.schema.ts'
import { isNewcomer, occupancyRate } from '#domain/insight/dashboard/dashboard.rules.ts'
import { type FigureName, figureTexts } from '#domain/services/figures/figures.messages.ts'
import { FigureHelp } from '#web/ui/FigureHelp.tsx'
import { TextLink } from '#web/ui/link.tsx'
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

/**
 * The nine totals and the occupancy rate (DASH-01, DASH-02), without those that the user may not see, and what waits or
 * ends: one row, which slides where it does not fit.
 */
export function Summary({ view: { landlord, deadlines } }: CardProps) {
  if (!landlord || isNewcomer(landlord.steps)) return null
  const { totals, knows, answers } = landlord
  return (
    <Box
      component="section"
      aria-label="Toplamlar"
      // Without a pointer it slides with the arrow keys.
      tabIndex={0}
      sx={{
        overflowX: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        // A cut-off figure says that there is more.
        mx: { xs: -2, sm: 0 },
        borderInlineWidth: { xs: 0, sm: 1 },
      }}
    >
      <Box
        component="dl"
        sx={{
          m: 0,
          px: 2,
          py: 1.25,
          display: 'flex',
          gap: 2,
          width: 'max-content',
          minWidth: 1,
          justifyContent: 'space-between',
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
        <Total
          label={
            <TextLink to="/contracts" search={{ state: 'waiting' }}>
              {figureTexts.waitingContracts.label}
            </TextLink>
          }
          value={String(answers.total)}
        />
        <Total
          label={
            <TextLink to="/deadlines" search={{ kind: 'contract_end' }}>
              90 gün içinde biten
            </TextLink>
          }
          value={String(deadlines.ends)}
        />
      </Box>
    </Box>
  )
}

const Total = ({ label, help, value }: { label: ReactNode; help?: FigureName | undefined; value: string }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', maxWidth: 92 }}>
    <Typography component="dt" variant="caption" color="textSecondary" sx={{ lineHeight: 1.25 }}>
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
