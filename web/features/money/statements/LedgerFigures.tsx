import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { monthOf, showDate, showMonth } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { liraText } from '#domain/money/statements/lira-values.rules.ts'
import { carriedLabel } from '#domain/money/statements/own-time.rules.ts'
import type { LedgerView } from '#domain/money/statements/statements.schema.ts'
import { tabularFigures, textSizes } from '#web/ui/theme.ts'

type Figures = LedgerView['figures'][number]

/** The state of the ledger, once for each currency it has had. */
export function LedgerFigures({ ledger: { figures, terms, rents, reported } }: { ledger: LedgerView }) {
  const shown: readonly Figures[] = figures.length > 0 ? figures : [emptyIn(terms.currency)]
  return (
    <Paper component="section" variant="outlined" aria-label="Durum" sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
      {shown.map((each) => (
        <Balance
          key={each.currency}
          figures={each}
          rents={rents}
          reported={reported.find(({ currency }) => currency === each.currency)?.amount ?? 0}
        />
      ))}
    </Paper>
  )
}

const emptyIn = (currency: Figures['currency']): Figures => ({
  currency,
  balance: 0,
  lira: null,
  overdue: 0,
  oldest_open: null,
  days_late: 0,
  credit: 0,
  withheld: 0,
  deposit: { due: 0, received: 0, returned: 0, deducted: 0, held: 0, open: 0 },
})

function Balance({ figures, rents, reported }: { figures: Figures; rents: boolean; reported: number }) {
  const { currency, balance, lira, overdue, oldest_open, days_late, credit, withheld, deposit } = figures
  const money = (kurus: number) => showMoney(kurus, currency)
  const facts: [string, string | false | null][] = [
    ['TL karşılığı', lira && liraText(lira, currency)],
    ['Vadesi geçmiş', overdue > 0 ? money(overdue) : 'Yok'],
    [
      'En eski ödenmemiş',
      oldest_open
        ? `${oldest_open.month ? showMonth(monthOf(oldest_open.month)) : showDate(oldest_open.due_on)}${overdue > reported ? `, ${days_late} gün gecikti` : ''}`
        : overdue > 0 && `${carriedLabel} içinde`,
    ],
    [rents ? 'Dekontunuz bekliyor' : 'Onay bekleyen dekont', reported > 0 && money(reported)],
    ['Fazla ödeme', credit > 0 && money(credit)],
    ['Stopaj (kiracı öder)', withheld > 0 && money(withheld)],
    ['Eldeki depozito', deposit.held > 0 && money(deposit.held)],
  ]
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fit, minmax(9.5rem, max-content))' },
        columnGap: { xs: 2, sm: 5 },
        rowGap: 1.5,
        alignItems: { xs: 'start', sm: 'end' },
        ...tabularFigures,
        '& + &': { mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <Typography component="dt" variant="body2" color="textSecondary">
          {balanceWords(balance, rents)}
        </Typography>
        <Typography
          component="dd"
          sx={{
            m: 0,
            fontSize: textSizes.page,
            fontWeight: 700,
            lineHeight: 1.2,
            whiteSpace: 'nowrap',
            // Covered by a receipt it is no delay, although the law counts it until the money is confirmed.
            color: overdue > reported ? 'error.main' : 'text.primary',
          }}
        >
          {money(Math.abs(balance))}
        </Typography>
      </Box>
      {facts.map(
        ([name, value]) =>
          value && (
            <Box key={name} sx={{ minWidth: 0 }}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {name}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </Box>
          ),
      )}
    </Box>
  )
}

function balanceWords(balance: number, rents: boolean): string {
  if (balance === 0) return 'Bakiye'
  if (balance > 0) return rents ? 'Borcunuz' : 'Kiracının borcu'
  return rents ? 'Alacağınız' : 'Kiracının alacağı'
}
