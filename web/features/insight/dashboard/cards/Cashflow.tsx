import Box from '@mui/material/Box'
import { Calculator } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { routes } from '#domain/access/routes.ts'
import { isNewcomer } from '#domain/insight/dashboard/dashboard.rules.ts'
import type { LandlordSide } from '#domain/insight/dashboard/dashboard.schema.ts'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { lastMonths } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { FigureName } from '#domain/services/figures/figures.messages.ts'
import { opensFor } from '#web/session/acting-roles.ts'
import { useActiveRole } from '#web/session/current-user.ts'
import { moneyAxis } from '#web/ui/charts/money-axis.ts'
import { SeriesChart } from '#web/ui/charts/SeriesChart.tsx'
import { FigureHelp } from '#web/ui/FigureHelp.tsx'
import { Fold } from '#web/ui/Fold.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'
import type { CardProps } from '../StartCards.tsx'
import { monthLabel } from './trend-labels.ts'

const CurrencyChoice = lazy(() => import('./CurrencyChoice.tsx'))

/** Income and expenses of twelve months, for those who may read an account. */
export function Cashflow({ view: { landlord, today }, me }: CardProps) {
  const opensTax = opensFor(me, 'tax-sheet', useActiveRole())
  if (!landlord || isNewcomer(landlord.steps)) return null
  if (landlord.month === null && landlord.cashflow.length === 0) return null
  return (
    <Fold title={landlord.knows.expenses ? 'Gelir ve gider' : 'Gelir'}>
      <Chart side={landlord} tax={opensTax} today={today} />
    </Fold>
  )
}

interface Props {
  side: Pick<LandlordSide, 'cashflow' | 'shares' | 'knows'>
  /** Whether the user may open the rental income tax sheet. */
  tax: boolean
  today: IsoDate
}

/** Its button is larger than the line, which it must not push apart. */
const Help = ({ name }: { name: FigureName }) => (
  <Box component="span" sx={{ mx: 1 }}>
    <FigureHelp name={name} />
  </Box>
)

/** As large as the choice, which must not push the text aside when it comes. */
const RoomForChoice = ({ currencies }: { currencies: readonly string[] }) => (
  <Box aria-hidden sx={{ display: 'flex', visibility: 'hidden', typography: 'button' }}>
    {currencies.map((each) => (
      <Box key={each} component="span" sx={{ p: '7px', border: 1 }}>
        {each}
      </Box>
    ))}
  </Box>
)

/** One currency at a time, because currencies cannot be added. */
function Chart({ side: { cashflow, shares, knows }, tax, today }: Props) {
  const currencies = [...new Set(cashflow.map(({ currency }) => currency))]
  const [chosen, setChosen] = useState<string | null>(null)
  const currency = currencies.find((each) => each === chosen) ?? currencies[0] ?? 'TL'
  const months = lastMonths(today)
  const of = (what: 'income' | 'withheld' | 'expense') =>
    months.map((month) => cashflow.find((each) => each.month === month && each.currency === currency)?.[what] ?? 0)
  const series = [
    { name: 'Gelir', values: of('income') },
    ...(knows.expenses ? [{ name: 'Gider', values: of('expense') }] : []),
  ]
  const withheld = of('withheld').reduce((sum, each) => sum + each, 0)
  return (
    <Section
      title={knows.expenses ? 'Gelir ve gider' : 'Gelir'}
      lead={
        <>
          Son on iki ay, bugüne kadar.{shares && ' Hissedarı olduğunuz mülklerde sizin payınız.'} Gelir{' '}
          <Help name="income" />
          {withheld > 0 && (
            <>
              {' '}
              Bunun dışında {showMoney(withheld, currency)} stopaj kesildi <Help name="withheld" />
            </>
          )}
          {knows.expenses && (
            <>
              {' '}
              Gider <Help name="expense" />
            </>
          )}
        </>
      }
      aside={
        currencies.length > 1 && (
          <Suspense fallback={<RoomForChoice currencies={currencies} />}>
            <CurrencyChoice currencies={currencies} value={currency} onChange={setChosen} />
          </Suspense>
        )
      }
    >
      <SeriesChart
        title={knows.expenses ? 'Aylara göre gelir ve gider' : 'Aylara göre gelir'}
        labels={months.map(monthLabel)}
        series={series}
        kind="bar"
        show={(value) => showMoney(value, currency)}
        {...moneyAxis(series, currency)}
      />
      {tax && (
        <LinkButton to="/taxTemplate" startIcon={<Calculator size={18} aria-hidden />} sx={{ mt: 1, ml: -1 }}>
          {routes['/taxTemplate'].title}
        </LinkButton>
      )}
    </Section>
  )
}
