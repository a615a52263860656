import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Collapse from '@mui/material/Collapse'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { type IsoMonth, showDate, showMonth } from '#domain/kernel/dates.ts'
import { showMoney, showRoundMoney } from '#domain/kernel/money.ts'
import type { MonthTotals } from '#domain/money/payments/payments.schema.ts'
import { type FigureName, figureTexts } from '#domain/services/figures/figures.messages.ts'
import { showLiraPerUnit } from '#domain/tenancy/rates/rates.rules.ts'
import { FigureHelp } from '#web/ui/FigureHelp.tsx'
import { tabularFigures, textSizes } from '#web/ui/theme.ts'
import type { MonthPage } from './payments.queries.ts'

/** As high as the loaded content, so that nothing moves when it arrives. */
const height = { xs: 76, sm: 62 }

/** One line for each currency: what came, of how much, and what is late; the rest on a tap. */
export function MonthSummary({ page, month }: { page: MonthPage | undefined; month: IsoMonth }) {
  if (!page) return <Skeleton variant="rounded" sx={{ height, mb: 1.5 }} />
  if (page.totals.length === 0) return null
  return (
    <Stack spacing={1} sx={{ mb: 1.5 }} component="section" aria-label={`${showMonth(month)} özeti`}>
      {page.totals.map((totals) => (
        <CurrencySummary key={totals.currency} totals={totals} />
      ))}
    </Stack>
  )
}

function CurrencySummary({ totals }: { totals: MonthTotals }) {
  const { currency, expected, collected, late, late_amount } = totals
  const [open, setOpen] = useState(false)
  const detail = useId()
  const round = (sum: number) => showRoundMoney(sum, currency)
  const percent = Math.min(100, Math.round((collected / expected) * 100))
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden', minHeight: height, display: 'flex', flexDirection: 'column' }}>
      <ButtonBase
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        aria-controls={detail}
        sx={{
          width: 1,
          flexGrow: 1,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
          columnGap: 2,
          rowGap: 0.5,
          alignItems: 'center',
          px: 2,
          py: 1.25,
          textAlign: 'left',
          ...tabularFigures,
        }}
      >
        <Typography component="span" sx={{ fontSize: { xs: textSizes.plain, sm: textSizes.body } }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {figureTexts.collected.label}{' '}
          </Box>
          <Box component="strong" sx={{ fontWeight: 700 }}>
            {round(collected)}
          </Box>
          {expected > 0 && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {' '}
              / {round(expected)}
            </Box>
          )}
        </Typography>
        <Typography
          component="span"
          sx={{
            gridRow: { xs: 2, sm: 1 },
            gridColumn: { xs: '1 / -1', sm: 2 },
            fontSize: { xs: textSizes.plain, sm: textSizes.body },
            fontWeight: 600,
            color: late > 0 ? 'error.main' : 'success.main',
          }}
        >
          {late > 0 ? `${round(late_amount)} gecikti, ${late} kiracılık` : 'Geciken yok'}
        </Typography>
        <Box
          component={ChevronDown}
          size={18}
          aria-hidden
          sx={{ color: 'text.secondary', transform: open ? 'rotate(180deg)' : 'none' }}
        />
      </ButtonBase>
      {/* With nothing expected there is no bar; a full one would look like a collected amount. */}
      {expected > 0 && (
        <LinearProgress
          variant="determinate"
          value={percent}
          color={percent === 100 ? 'success' : 'primary'}
          aria-label={`Tahsil edilen: yüzde ${percent}`}
          sx={{ height: 4 }}
        />
      )}
      <Collapse in={open} id={detail} unmountOnExit>
        <Detail totals={totals} />
      </Collapse>
    </Paper>
  )
}

/** The exact figures, each with its definition. */
function Detail({ totals }: { totals: MonthTotals }) {
  const { currency, expected, collected, forgiven, open, older, late, late_amount, deposit, lira } = totals
  const money = (sum: number) => showMoney(sum, currency)
  const notes = [
    deposit.expected > deposit.collected && `Depozito: ${money(deposit.expected - deposit.collected)} bekleniyor`,
    lira &&
      `Beklenen ${showMoney(lira.expected)}, açık ${showMoney(lira.open)} (1 ${currency} = ${showLiraPerUnit(lira.rate)}, ${showDate(lira.at)})`,
  ].filter(Boolean)
  return (
    <Box sx={{ p: 2 }}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))' }}
      >
        <Figure name="expected" value={money(expected)} />
        <Figure name="collected" value={money(collected)} />
        {forgiven > 0 && <Figure name="forgiven" value={money(forgiven)} />}
        <Figure name="open" value={money(open)} />
        {older > 0 && <Figure name="older" value={money(older)} />}
        <Figure name="late" value={late === 0 ? 'Yok' : money(late_amount)} color={late > 0 ? 'error' : undefined} />
      </Box>
      {notes.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {notes.join(' · ')}
        </Typography>
      )}
    </Box>
  )
}

const Figure = ({ name, value, color }: { name: FigureName; value: string; color?: 'error' | undefined }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="dt" variant="body2" color="textSecondary" sx={{ display: 'flex', gap: 1 }}>
      {figureTexts[name].label} <FigureHelp name={name} />
    </Typography>
    <Typography
      component="dd"
      color={color ?? 'textPrimary'}
      sx={{ m: 0, fontWeight: 650, overflowWrap: 'anywhere', ...tabularFigures }}
    >
      {value}
    </Typography>
  </Box>
)
