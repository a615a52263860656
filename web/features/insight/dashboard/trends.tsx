import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { Calculator } from 'lucide-react'
import { useState } from 'react'
import { routes } from '#domain/access/routes.ts'
import { occupancyRate } from '#domain/insight/dashboard/dashboard.rules.ts'
import type { LandlordSide, OccupancyMonth } from '#domain/insight/dashboard/dashboard.schema.ts'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { lastMonths } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { SeriesChart } from '#web/ui/charts/SeriesChart.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'
import { monthLabel, shortMoney } from './trend-labels.ts'

interface CashflowProps {
  side: Pick<LandlordSide, 'cashflow' | 'shares' | 'knows'>
  tax: boolean
  today: IsoDate
}

/** Income and expenses of twelve months; one currency at a time, because currencies cannot be added. */
export function Cashflow({ side: { cashflow, shares, knows }, tax, today }: CashflowProps) {
  const currencies = [...new Set(cashflow.map(({ currency }) => currency))]
  const [chosen, setChosen] = useState<string | null>(null)
  const currency = currencies.find((each) => each === chosen) ?? currencies[0] ?? 'TL'
  const months = lastMonths(today)
  const of = (what: 'income' | 'expense') =>
    months.map((month) => cashflow.find((each) => each.month === month && each.currency === currency)?.[what] ?? 0)
  return (
    <Section
      title={knows.expenses ? 'Gelir ve gider' : 'Gelir'}
      lead={`Son on iki ayda tahsil edilen${knows.expenses ? ' ve harcanan' : ''}; depozitolar gelir sayılmaz.${shares ? ' Hissedarı olduğunuz mülklerde sizin payınız.' : ''}`}
      aside={
        currencies.length > 1 && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={currency}
            onChange={(_, next: string | null) => next && setChosen(next)}
            aria-label="Para birimi"
          >
            {currencies.map((each) => (
              <ToggleButton key={each} value={each}>
                {each}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )
      }
    >
      <SeriesChart
        title={knows.expenses ? 'Aylara göre gelir ve gider' : 'Aylara göre gelir'}
        labels={months.map(monthLabel)}
        series={[
          { name: 'Gelir', values: of('income') },
          ...(knows.expenses ? [{ name: 'Gider', values: of('expense') }] : []),
        ]}
        kind="bar"
        show={(value) => showMoney(value, currency)}
        tick={(value) => shortMoney(value, currency)}
      />
      {tax && (
        <LinkButton to="/taxTemplate" startIcon={<Calculator size={18} aria-hidden />} sx={{ mt: 1, ml: -1 }}>
          {routes['/taxTemplate'].title}
        </LinkButton>
      )}
    </Section>
  )
}

/** Occupancy by tenancies, on the last day of each month. */
export const Occupancy = ({ occupancy }: { occupancy: OccupancyMonth[] }) => (
  <Section title="Doluluk" lead="Ay sonlarında, kontratlı kiracılıklara göre; binalar değil bölümleri sayılır.">
    <SeriesChart
      title="Aylara göre doluluk"
      labels={occupancy.map(({ month }) => monthLabel(month))}
      series={[{ name: 'Doluluk', values: occupancy.map((each) => (each.total === 0 ? null : occupancyRate(each))) }]}
      kind="line"
      show={(value) => `%${value}`}
    />
  </Section>
)
