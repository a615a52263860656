import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { daysBetween, type IsoDate, showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { TenancyMoney, TenancyView } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { FigureHelp } from '#web/ui/FigureHelp.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { MonthStripList } from '#web/ui/months/MonthStripList.tsx'
import { Section } from '#web/ui/Section.tsx'
import { tabularFigures } from '#web/ui/theme.ts'

interface Figure {
  label: ReactNode
  value: string
  note: string | null
  color?: 'error.main'
}

/** Rent, balance, next day and end. */
export function TenancySummary({ tenancy, today }: { tenancy: TenancyView; today: IsoDate }) {
  const { money } = tenancy
  const figures = [
    ...(money
      ? [
          rentOf(money, tenancy),
          ...money.figures.map((each) => balanceOf(each, tenancy.rents, today)),
          nextOf(money, today),
        ]
      : []),
    endOf(tenancy, today),
  ].filter((each) => each !== null)
  return (
    <Card component="section" aria-label="Özet" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 3,
          rowGap: 2,
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            md: `repeat(${Math.min(figures.length, 5)}, minmax(0, 1fr))`,
          },
        }}
      >
        {figures.map((figure) => (
          <FigureCell key={figure.key} figure={figure} />
        ))}
      </Box>
    </Card>
  )
}

/** The last twelve months, and the way to everything that happened. */
export const MonthsSection = ({ tenancy: { id, money } }: { tenancy: TenancyView }) => (
  <Section
    title={money?.strip ? 'Son 12 ay' : 'Zaman çizgisi'}
    aside={
      <LinkButton
        to="/tenancy/$tenancyId/life"
        params={{ tenancyId: id }}
        endIcon={<ArrowRight size={18} aria-hidden />}
        sx={{ mr: -1 }}
      >
        {money?.strip ? 'Zaman çizgisi' : 'Aç'}
      </LinkButton>
    }
  >
    {money?.strip && <MonthStripList strip={money.strip} />}
  </Section>
)

const FigureCell = ({ figure: { label, value, note, color } }: { figure: Figure }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography
      component="dt"
      variant="body2"
      color="textSecondary"
      // The button that explains a figure is taller than the line.
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, height: 24 }}
    >
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0 }}>
      <Typography
        component="div"
        sx={{
          typography: { xs: 'h3', sm: 'h2' },
          color: color ?? 'text.primary',
          overflowWrap: 'anywhere',
          ...tabularFigures,
        }}
      >
        {value}
      </Typography>
      {note && (
        <Typography component="div" variant="body2" color="textSecondary">
          {note}
        </Typography>
      )}
    </Box>
  </Box>
)

type Keyed = Figure & { key: string }

/** A rent that is agreed for later stands below the one of today. */
function rentOf({ rent, currency, gross }: TenancyMoney, { rent_increase, left }: TenancyView): Keyed {
  const next = rent_increase.current_rent
  const known = !left && rent_increase.state !== 'over' && rent_increase.currency === currency
  const later = known && next > rent && `yeni kira ${showMoney(next, currency)}`
  return {
    key: 'rent',
    label: 'Kira',
    value: showMoney(rent, currency),
    note: ['aylık', gross && 'brüt', later].filter(Boolean).join(', '),
  }
}

/** What is late stands first, then what a receipt covers, then the balance as the account says it. */
function balanceOf(
  { currency, balance, late, late_since, waiting }: TenancyMoney['figures'][number],
  rents: boolean,
  today: IsoDate,
): Keyed {
  const key = `balance ${currency}`
  if (late > 0)
    return {
      key,
      label: (
        <>
          Geciken
          <FigureHelp name="late" />
        </>
      ),
      value: showMoney(late, currency),
      note: late_since && `${daysBetween(late_since, today)} gündür${waiting > 0 ? ', bir dekont bekliyor' : ''}`,
      color: 'error.main',
    }
  return {
    key,
    label: balanceLabel(balance, rents),
    value: showMoney(Math.abs(balance), currency),
    note: balanceNote(balance, waiting > 0 ? showMoney(waiting, currency) : null),
  }
}

/** The same words as on the account. */
function balanceLabel(balance: number, rents: boolean): string {
  if (balance === 0) return 'Bakiye'
  if (balance > 0) return rents ? 'Borcunuz' : 'Kiracının borcu'
  return rents ? 'Alacağınız' : 'Kiracının alacağı'
}

/** Nothing is late here: what is owed is not due, or a receipt covers it. */
function balanceNote(balance: number, waiting: string | null): string {
  if (waiting) return `${waiting} dekont onay bekliyor`
  return balance > 0 ? 'günü gelmedi' : 'gecikme yok'
}

const nextOf = ({ next }: TenancyMoney, today: IsoDate): Keyed | null =>
  next && {
    key: 'next',
    label: 'Sıradaki ödeme',
    value: showDate(next.on_date),
    note: `${showMoney(next.amount, next.currency)}, ${inDays(daysBetween(today, next.on_date))}`,
  }

function inDays(days: number): string {
  if (days === 0) return 'bugün'
  return days === 1 ? 'yarın' : `${days} gün sonra`
}

function endOf(tenancy: TenancyView, today: IsoDate): Keyed {
  const { ended_on, ending, renewal } = tenancy
  const fixed = ended_on ?? (ending && ending.state !== 'proposed' ? ending.ends_on : null)
  const day = fixed ?? renewal.period_end
  return {
    key: 'end',
    label: fixed ? 'Son gün' : 'Dönem sonu',
    value: showDate(day),
    note: endNote(tenancy, day, today),
  }
}

function endNote({ left, rents, ended_on, renewal }: TenancyView, day: IsoDate, today: IsoDate): string {
  const days = daysBetween(today, day)
  if (left || (ended_on && days < 0)) return rents ? 'ayrıldınız' : 'sona erdi'
  if (days < 0) return 'günü geçti'
  return renewal.extended && !ended_on ? 'süresi uzadı' : inDays(days)
}
