import Typography from '@mui/material/Typography'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { carriedLabel } from '#domain/money/statements/own-time.rules.ts'
import type { LedgerLine, LedgerView, SpanTotals } from '#domain/money/statements/statements.schema.ts'
import { reasonData } from '#domain/tenancy/endings/endings.schema.ts'
import { ReasonDialog } from '#web/forms/ReasonDialog.tsx'
import { Choice } from '#web/ui/Choice.tsx'
import { Section } from '#web/ui/Section.tsx'
import { DepositLedger } from './DepositLedger.tsx'
import { type LineAmounts, LineRow } from './LineRow.tsx'
import { LinesTable, TableField, TableLine } from './ledger-table-parts.tsx'
import { balanceText, isDepositLine, lateIn } from './line-state.ts'
import { useReverseEntry } from './statements.queries.ts'

/** The lines of one year, newest first, between closing and opening balance; the deposit has a table of its own. */
export function LedgerYear({ ledger }: { ledger: LedgerView }) {
  const { years, year, totals, lines, tenancy_id } = ledger
  const navigate = useNavigate()
  const [taking, setTaking] = useState<LedgerLine | null>(null)
  const shown = years.includes(year) ? years : [...years, year].sort((a, b) => b - a)
  const late = lateIn(lines, ledger)
  const depositLines = lines.filter(isDepositLine)
  const row = (line: LedgerLine, amounts: LineAmounts) => (
    <LineRow
      key={line.id}
      line={line}
      tenancy={tenancy_id}
      today={ledger.today}
      late={late}
      amounts={amounts}
      onTakeBack={ledger.manage ? () => setTaking(line) : null}
    />
  )
  return (
    <>
      <Section
        title="Hareketler"
        aside={
          shown.length > 1 && (
            <Choice
              size="small"
              label="Yıl"
              value={year}
              options={shown}
              onChoose={(yil) =>
                void navigate({
                  to: '/tenancy/$tenancyId/account',
                  params: { tenancyId: tenancy_id },
                  search: { yil },
                  replace: true,
                  resetScroll: false,
                })
              }
              sx={{ minWidth: 104 }}
            />
          )
        }
      >
        {totals.length === 0 && <Typography color="textSecondary">{year} yılında hareket yok.</Typography>}
        {totals.map((each) => (
          <CurrencyLines
            key={each.currency}
            ledger={ledger}
            totals={each}
            lines={lines.filter((line) => line.currency === each.currency && changesBalance(line))}
            row={row}
          />
        ))}
      </Section>
      <DepositLedger ledger={ledger}>
        {depositLines.length > 0 && (
          <LinesTable label={`Depozito hareketleri, ${year}`} amounts={['İstenen', 'Alınan', 'Elde']}>
            {depositLines.map((line) => row(line, depositAmounts(line)))}
          </LinesTable>
        )}
      </DepositLedger>
      {taking && <TakeBack tenancy={tenancy_id} line={taking} onClose={() => setTaking(null)} />}
    </>
  )
}

/** Withheld tax changes nothing either, but belongs to the rent. */
const changesBalance = (line: LedgerLine) => line.effect !== 'none' || !isDepositLine(line)

const ledgerAmounts = ({ effect, amount, balance, currency, reversed }: LedgerLine): LineAmounts => ({
  first: effect === 'debit' ? amount : null,
  second: effect === 'debit' ? null : amount,
  sign: effect === 'credit' ? { text: '−', on: 'narrow' } : null,
  last: reversed ? null : balanceText(balance, currency),
})

const depositAmounts = ({ kind, amount, held, currency, reversed }: LedgerLine): LineAmounts => ({
  first: kind === 'due' ? amount : null,
  second: kind === 'due' ? null : amount,
  sign: { text: kind === 'deposit_received' ? '+' : '−', on: 'every' },
  last: reversed || held === null ? null : showMoney(held, currency),
})

interface CurrencyLinesProps {
  ledger: LedgerView
  totals: SpanTotals
  lines: LedgerLine[]
  row: (line: LedgerLine, amounts: LineAmounts) => React.ReactNode
}

/** A table for each currency, because amounts of two currencies in one column could not be added up. */
function CurrencyLines({ ledger: { year, today, shown_from }, totals, lines, row }: CurrencyLinesProps) {
  const { currency, opening, debit, credit, closing } = totals
  // The current year has no closing balance yet.
  const isPresent = today.startsWith(String(year))
  const joined = shown_from?.startsWith(String(year)) ? shown_from : null
  return (
    <LinesTable label={`Hareketler, ${year}, ${currency}`} amounts={['Borç', 'Ödeme', 'Bakiye']}>
      <TableLine quiet>
        <TableField area="date" wideOnly />
        <TableField area="what" head bold>
          {isPresent ? 'Bakiye' : `${year} sonu bakiyesi`}
        </TableField>
        <TableField area="amount" wideOnly bold>
          {showMoney(debit, currency)}
        </TableField>
        <TableField area="amount" wideOnly bold>
          {showMoney(credit, currency)}
        </TableField>
        <TableField area="amount" bold>
          {balanceText(closing, currency)}
        </TableField>
      </TableLine>
      {lines.map((line) => row(line, ledgerAmounts(line)))}
      <TableLine quiet>
        <TableField area="date" wideOnly />
        <TableField area="what" head bold>
          {joined ? `${carriedLabel} (${showDate(joined)})` : `${year} başı bakiyesi`}
        </TableField>
        <TableField area="amount" wideOnly />
        <TableField area="amount" wideOnly />
        <TableField area="amount" bold>
          {balanceText(opening, currency)}
        </TableField>
      </TableLine>
    </LinesTable>
  )
}

function TakeBack({ tenancy, line, onClose }: { tenancy: string; line: LedgerLine; onClose: () => void }) {
  const write = useReverseEntry(tenancy, line.id)
  return (
    <ReasonDialog
      title="Hareketi geri al"
      text={`${line.label}, ${showMoney(line.amount, line.currency)}. Hareket silinmez: üzeri çizilir, nedeni ve geri alan yanında görünür, kiracıya haber verilir.`}
      confirmLabel="Geri al"
      schema={reasonData}
      maxLength={1000}
      draft={`reversal.${line.id}`}
      write={write}
      onClose={onClose}
    />
  )
}
