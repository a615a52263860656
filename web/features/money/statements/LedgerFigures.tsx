import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { monthOf, showDate, showMonth } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { liraText } from '#domain/money/statements/lira-values.rules.ts'
import { carriedLabel } from '#domain/money/statements/own-time.rules.ts'
import type { LedgerView } from '#domain/money/statements/statements.schema.ts'
import { FactList } from '#web/ui/FactList.tsx'
import { Section } from '#web/ui/Section.tsx'
import { textSizes } from '#web/ui/theme.ts'

type Figures = LedgerView['figures'][number]

/** The state of the ledger, once for each currency it has had. */
export function LedgerFigures({ ledger: { figures, terms, rents } }: { ledger: LedgerView }) {
  const shown: readonly Figures[] = figures.length > 0 ? figures : [emptyIn(terms.currency)]
  return (
    <Section title="Durum">
      <Stack spacing={3}>
        {shown.map((each) => (
          <Balance key={each.currency} figures={each} rents={rents} />
        ))}
      </Stack>
    </Section>
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

function Balance({ figures, rents }: { figures: Figures; rents: boolean }) {
  const { currency, balance, lira, overdue, oldest_open, days_late, credit, withheld } = figures
  const money = (kurus: number) => showMoney(kurus, currency)
  return (
    <Box>
      <Typography color="textSecondary">{balanceWords(balance, rents)}</Typography>
      <Typography
        sx={{
          fontSize: textSizes.page,
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
          mb: 1.5,
          color: overdue > 0 ? 'error.main' : 'text.primary',
        }}
      >
        {money(Math.abs(balance))}
      </Typography>
      <FactList
        facts={[
          ['TL karşılığı', lira && liraText(lira, currency)],
          ['Vadesi geçmiş', money(overdue)],
          [
            'En eski ödenmemiş',
            oldest_open
              ? `${oldest_open.month ? showMonth(monthOf(oldest_open.month)) : showDate(oldest_open.due_on)}, ${days_late} gün gecikti`
              : overdue > 0 && `${carriedLabel} içinde`,
          ],
          ['Fazla ödeme', credit > 0 && money(credit)],
          ['Stopaj (kiracı öder)', withheld > 0 && money(withheld)],
        ]}
      />
    </Box>
  )
}

function balanceWords(balance: number, rents: boolean): string {
  if (balance === 0) return 'Bakiye'
  if (balance > 0) return rents ? 'Borcunuz' : 'Kiracının borcu'
  return rents ? 'Alacağınız' : 'Kiracının alacağı'
}
