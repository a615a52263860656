import Box from '@mui/material/Box'
import { Banknote, TriangleAlert } from 'lucide-react'
import type { LandlordSide } from '#domain/insight/dashboard/dashboard.schema.ts'
import { roundMoney } from '#domain/insight/dashboard/queue-words.rules.ts'
import { lower } from '#domain/kernel/turkish-text.ts'
import { figureTexts } from '#domain/services/figures/figures.messages.ts'
import { figureGrid } from '../figure-grid.ts'
import type { CardProps } from '../StartCards.tsx'
import { Figure } from './Figure.tsx'

/** The money of this month: what came in, and what is late (J8). */
export function MorningFigures({ view: { landlord, failed } }: CardProps) {
  if (!landlord?.month || failed.includes('month')) return null
  const { month } = landlord
  return (
    <Box component="ul" aria-label="Bu ay" sx={figureGrid}>
      <Collected totals={month.totals} />
      <Figure
        icon={TriangleAlert}
        label={figureTexts.late.label}
        value={lateText(month.totals) || 'Yok'}
        note={lateNote(month)}
        urgent={month.late_count > 0}
        to="/payment"
        search={{ state: 'late' }}
      />
    </Box>
  )
}

type Month = NonNullable<LandlordSide['month']>

function lateNote({ late, late_count }: Month): string {
  const [first] = late
  if (!first) return 'Herkes zamanında'
  const name = first.tenants[0] ?? first.property_title
  const who = `${name}, ${first.days_late} gün`
  return late_count === 1 ? who : `En çok geciken: ${who}`
}

const lateText = (totals: Month['totals']) =>
  totals
    .filter(({ late_amount }) => late_amount > 0)
    .map(({ late_amount, currency }) => roundMoney(late_amount, currency))
    .join(' + ')

function Collected({ totals }: Pick<Month, 'totals'>) {
  const [main, ...others] = totals
  const percent = main && main.expected > 0 ? Math.min(100, (main.collected / main.expected) * 100) : 0
  return (
    <Figure
      icon={Banknote}
      label={`Bu ay ${lower(figureTexts.collected.label)}`}
      value={main ? roundMoney(main.collected, main.currency) : 'Borç yok'}
      to="/payment"
      note={
        main && (
          <>
            {`beklenen ${roundMoney(main.expected, main.currency)}`}
            <Box
              role="progressbar"
              aria-label="Tahsil edilen oran"
              aria-valuenow={Math.round(percent)}
              aria-valuemin={0}
              aria-valuemax={100}
              sx={{ height: 6, borderRadius: 3, mt: 0.75, bgcolor: 'action.selected', overflow: 'hidden' }}
            >
              <Box sx={{ width: `${percent}%`, height: 1, bgcolor: 'primary.main' }} />
            </Box>
            {others.map(({ currency, collected, expected }) => (
              <div key={currency}>
                {roundMoney(collected, currency)} / {roundMoney(expected, currency)}
              </div>
            ))}
          </>
        )
      }
    />
  )
}
