import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type IsoMonth, showDate, showMonth } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { MonthTotals } from '#domain/money/payments/payments.schema.ts'
import { type FigureName, figureTexts } from '#domain/services/figures/figures.messages.ts'
import { showLiraPerUnit } from '#domain/tenancy/rates/rates.rules.ts'
import { FigureHelp } from '#web/ui/FigureHelp.tsx'
import { tabularFigures } from '#web/ui/theme.ts'
import type { MonthPage } from './payments.queries.ts'

/** As high as the loaded content, so that nothing moves when it arrives. */
const height = { xs: 172, sm: 124 }

/** Expected and received amounts, by currency. */
export function MonthSummary({ page, month }: { page: MonthPage | undefined; month: IsoMonth }) {
  if (!page) return <Skeleton variant="rounded" sx={{ height, mb: 2 }} />
  if (page.totals.length === 0) return null
  return (
    <Stack spacing={1.5} sx={{ mb: 2 }} component="section" aria-label={`${showMonth(month)} özeti`}>
      {page.totals.map((totals) => (
        <CurrencySummary key={totals.currency} totals={totals} />
      ))}
    </Stack>
  )
}

function CurrencySummary({ totals }: { totals: MonthTotals }) {
  const { currency, expected, collected, forgiven, open, older, late, late_amount, deposit, lira } = totals
  const money = (sum: number) => showMoney(sum, currency)
  const percent = Math.min(100, Math.round((collected / expected) * 100))
  const notes = [
    forgiven > 0 && `${figureTexts.forgiven.label} ${money(forgiven)}`,
    older > 0 && `Önceki aylardan ${money(older)} açık`,
    deposit.expected > deposit.collected && `Depozito: ${money(deposit.expected - deposit.collected)} bekleniyor`,
    lira &&
      `Beklenen ${showMoney(lira.expected)}, açık ${showMoney(lira.open)} (1 ${currency} = ${showLiraPerUnit(lira.rate)}, ${showDate(lira.at)})`,
  ].filter(Boolean)
  return (
    <Paper variant="outlined" sx={{ p: 2, minHeight: height }}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))' }}
      >
        <Figure name="expected" value={money(expected)} />
        <Figure name="collected" value={money(collected)} />
        <Figure name="open" value={money(open)} />
        <Figure
          name="late"
          value={late === 0 ? 'Yok' : `${money(late_amount)}, ${late} kiracılık`}
          color={late > 0 ? 'error' : undefined}
        />
      </Box>
      {/* With nothing expected there is no bar; a full one would look like a collected amount. */}
      {expected > 0 && (
        <LinearProgress
          variant="determinate"
          value={percent}
          color={percent === 100 ? 'success' : 'primary'}
          aria-label={`Tahsil edilen: yüzde ${percent}`}
          sx={{ mt: 1.5, height: 8, borderRadius: 4 }}
        />
      )}
      {notes.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {notes.join(' · ')}
        </Typography>
      )}
    </Paper>
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
