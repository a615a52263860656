import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { Banknote, CalendarClock, DoorOpen, Hourglass, TriangleAlert } from 'lucide-react'
import { isNewcomer } from '#domain/insight/dashboard/dashboard.rules.ts'
import type { LandlordSide } from '#domain/insight/dashboard/dashboard.schema.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { figureGrid, figureRoom } from '../figure-grid.ts'
import type { CardProps } from '../StartCards.tsx'
import { Figure } from './Figure.tsx'

/** The most important figures of the morning (J8), also what other cards are about. */
export function MorningFigures({ view: { landlord, deadlines, places } }: CardProps) {
  if (!landlord) return null
  const { totals, month, answers, steps } = landlord
  if (isNewcomer(steps) && totals.properties === 0) return null
  const { ends } = deadlines
  const empty = {
    icon: DoorOpen,
    label: 'Boş yer',
    value: totals.empty,
    note: `${totals.properties} mülkten ${totals.rented} tanesi kirada`,
  }
  return (
    <Box sx={figureRoom}>
      <Box component="ul" aria-label="Bu sabah" sx={figureGrid}>
        {month && <Collected totals={month.totals} />}
        {month && (
          <Figure
            icon={TriangleAlert}
            label="Geciken ödeme"
            value={month.late_count}
            note={lateNote(month)}
            urgent={month.late_count > 0}
            to="/payment"
            search={{ state: 'late' }}
          />
        )}
        {/* Without the list of properties, they stand further down on this screen. */}
        {places === null ? (
          <Figure {...empty} to="/propertyList" search={{ status: 'notRented' }} />
        ) : (
          <Figure {...empty} to="/dashboard" hash="properties-title" />
        )}
        <Figure
          icon={Hourglass}
          label="Yanıt bekleyen kontrat"
          value={answers.total}
          note={answers.total > 0 ? 'Onay bekleniyor' : 'Bekleyen yok'}
          to="/contracts"
          search={{ state: 'waiting_for_tenants' }}
        />
        <Figure
          icon={CalendarClock}
          label="90 gün içinde biten"
          value={ends}
          note={ends > 0 ? 'Kontrat ya da kiracılık' : 'Biten yok'}
          to="/deadlines"
          search={{ kind: 'contract_end' }}
        />
      </Box>
    </Box>
  )
}

type Month = NonNullable<LandlordSide['month']>

function lateNote({ late, late_count }: Month): string {
  const [first] = late
  if (!first) return 'Herkes zamanında'
  const name = first.tenants[0] ?? first.property_title
  return late_count === 1 ? `${name}, ${first.days_late} gün` : `En uzunu ${name}, ${first.days_late} gün`
}

function Collected({ totals }: Pick<Month, 'totals'>) {
  const [main, ...others] = totals
  const percent = main && main.expected > 0 ? Math.min(100, (main.collected / main.expected) * 100) : 0
  return (
    <Figure
      icon={Banknote}
      label="Bu ay tahsil edilen"
      wide
      value={main ? showMoney(main.collected, main.currency) : 'Borç yok'}
      to="/payment"
      note={
        main && (
          <>
            {`beklenen ${showMoney(main.expected, main.currency)}`}
            <LinearProgress
              variant="determinate"
              value={percent}
              aria-label="Tahsil edilen oran"
              sx={{ height: 6, borderRadius: 3, my: 0.75 }}
            />
            {others.map(({ currency, collected, expected }) => (
              <div key={currency}>
                {showMoney(collected, currency)} / {showMoney(expected, currency)}
              </div>
            ))}
          </>
        )
      }
    />
  )
}
