import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Analytics, InCurrency } from '#domain/insight/analytics/analytics.schema.ts'
import { showDate } from '#domain/kernel/dates.ts'
import { showRoundMoney } from '#domain/kernel/money.ts'
import { showLiraPerUnit } from '#domain/tenancy/rates/rates.rules.ts'
import { FigureHelp } from '#web/ui/FigureHelp.tsx'
import { tabularFigures, textSizes } from '#web/ui/theme.ts'
import { Change } from './Change.tsx'
import { shownFigures } from './figure-texts.ts'

/** The totals of the period, beside the comparison period where there is one. */
export function AnalyticsFigures({ data }: { data: Analytics }) {
  const { now, before } = data.totals
  const lira = now.money.find(({ currency }) => currency === 'TL')
  const others = now.money.filter(({ currency }) => currency !== 'TL')
  const notes = [
    lira && `Beklenen gelir ${showRoundMoney(lira.expected)}`,
    now.days > 0 && `${number(now.days)} mülk gününün ${number(now.vacant)} günü boş`,
    now.dues > 0 && `${now.dues} borcun ${now.late} tanesi geç ya da açık`,
    lira && lira.withheld > 0 && `${showRoundMoney(lira.withheld)} stopaj kesildi; gelire dahil değil`,
    lira && lira.passed > 0 && `${showRoundMoney(lira.passed)} aidat, fatura ve masraf ödemesi gelir sayılmadı`,
  ].filter(Boolean)
  return (
    <Paper variant="outlined" component="section" aria-label="Dönemin toplamları" sx={{ p: 2 }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' },
        }}
      >
        {shownFigures.map(({ name, label, value, show, more }) => {
          const amount = value(now)
          return (
            <Box key={name} sx={{ minWidth: 0 }}>
              <Stack component="dt" direction="row" sx={{ alignItems: 'center', gap: 1 }}>
                <Typography variant="body2" color="textSecondary" component="span">
                  {label}
                </Typography>
                <FigureHelp name={name} />
              </Stack>
              <Box component="dd" sx={{ m: 0 }}>
                <Typography
                  component="span"
                  sx={{
                    fontWeight: 650,
                    fontSize: { xs: textSizes.body, sm: textSizes.section },
                    whiteSpace: 'nowrap',
                    ...tabularFigures,
                  }}
                >
                  {amount === null ? 'bilinmiyor' : show(amount)}
                </Typography>
                {before && <Change now={amount} before={value(before)} show={show} more={more} />}
              </Box>
            </Box>
          )
        })}
      </Box>
      {notes.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {notes.join(' · ')}
        </Typography>
      )}
      {others.map((money) => (
        <Typography key={money.currency} variant="body2" sx={{ mt: 0.5 }}>
          {foreign(money, data.rates)}
        </Typography>
      ))}
    </Paper>
  )
}

const number = (count: number) => count.toLocaleString('tr-TR')

/** Currencies are not added; the lira value beside them uses today's rate, where one is stored. */
function foreign({ currency, collected, expected }: InCurrency, rates: Analytics['rates']): string {
  const said = `Ayrıca ${showRoundMoney(collected, currency)} geldi, ${showRoundMoney(expected, currency)} bekleniyordu`
  if (!rates || (currency !== 'USD' && currency !== 'EUR')) return `${said}.`
  const lira = Math.round(collected * Number(rates[currency]))
  return `${said}; gelen bugün ${showRoundMoney(lira)} eder (1 ${currency} = ${showLiraPerUnit(rates[currency])}, ${showDate(rates.at)}).`
}
