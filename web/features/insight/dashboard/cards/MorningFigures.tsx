import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { Banknote, CalendarClock, DoorOpen, Hourglass, TriangleAlert } from 'lucide-react'
import { isNewcomer } from '#domain/insight/dashboard/dashboard.rules.ts'
import type { LandlordSide } from '#domain/insight/dashboard/dashboard.schema.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { lower } from '#domain/kernel/turkish-text.ts'
import { figureTexts } from '#domain/services/figures/figures.messages.ts'
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
    label: figureTexts.vacant.label,
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
            label={figureTexts.late.label}
            value={lateText(month.totals) || 'Yok'}
            note={lateNote(month)}
            urgent={month.late_count > 0}
            to="/payment"
            search={{ state: 'late' }}
          />
        )}
        {/* Without the list of properties, they stand further down on this screen. */}
        {places === null ? (
          <Figure {...empty} to="/propertyList" search={{ status: 'vacant' }} />
        ) : (
          <Figure {...empty} to="/dashboard" hash="properties-title" />
        )}
        <Figure
          icon={Hourglass}
          label={figureTexts.waitingContracts.label}
          value={answers.total}
          note={answers.total > 0 ? 'Onay bekleniyor' : 'Bekleyen yok'}
          to="/contracts"
          search={{ state: 'waiting' }}
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
  const who = `${name}, ${first.days_late} gün`
  return late_count === 1 ? who : `${late_count} kiracılık; en uzunu ${who}`
}

const lateText = (totals: Month['totals']) =>
  totals
    .filter(({ late_amount }) => late_amount > 0)
    .map(({ late_amount, currency }) => showMoney(late_amount, currency))
    .join(' + ')

function Collected({ totals }: Pick<Month, 'totals'>) {
  const [main, ...others] = totals
  const percent = main && main.expected > 0 ? Math.min(100, (main.collected / main.expected) * 100) : 0
  return (
    <Figure
      icon={Banknote}
      label={`Bu ay ${lower(figureTexts.collected.label)}`}
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
