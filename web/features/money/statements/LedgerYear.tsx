import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { carriedLabel } from '#domain/money/statements/own-time.rules.ts'
import type { LedgerLine, LedgerView } from '#domain/money/statements/statements.schema.ts'
import { reasonData } from '#domain/tenancy/endings/endings.schema.ts'
import { ReasonDialog } from '#web/forms/ReasonDialog.tsx'
import { Choice } from '#web/ui/Choice.tsx'
import { Section } from '#web/ui/Section.tsx'
import { LedgerLineRow } from './LedgerLineRow.tsx'
import { useReverseEntry } from './statements.queries.ts'

/** The lines of one year, newest first, between closing and opening balance. */
export function LedgerYear({ ledger }: { ledger: LedgerView }) {
  const { years, year, totals, lines, tenancy_id } = ledger
  const navigate = useNavigate()
  const [taking, setTaking] = useState<LedgerLine | null>(null)
  // The current year has no closing balance yet.
  const isPresent = ledger.today.startsWith(String(year))
  const joined = ledger.shown_from?.startsWith(String(year)) ? ledger.shown_from : null
  const shown = years.includes(year) ? years : [...years, year].sort((a, b) => b - a)
  return (
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
      {totals.map((each) => (
        <Boundary
          key={each.currency}
          label={isPresent ? 'Bakiye' : `${year} sonu bakiyesi`}
          amount={showMoney(each.closing, each.currency)}
        />
      ))}
      {lines.length === 0 ? (
        <Typography color="textSecondary" sx={{ py: 2 }}>
          {year} yılında hareket yok.
        </Typography>
      ) : (
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {lines.map((line) => (
            <LedgerLineRow
              key={line.id}
              line={line}
              tenancy={tenancy_id}
              today={ledger.today}
              onTakeBack={ledger.manage ? () => setTaking(line) : null}
            />
          ))}
        </Stack>
      )}
      {totals.map((each) => (
        <Boundary
          key={each.currency}
          label={joined ? `${carriedLabel} (${showDate(joined)})` : `${year} başı bakiyesi`}
          amount={showMoney(each.opening, each.currency)}
        />
      ))}
      {taking && <TakeBack tenancy={tenancy_id} line={taking} onClose={() => setTaking(null)} />}
    </Section>
  )
}

const Boundary = ({ label, amount }: { label: string; amount: string }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 1, fontWeight: 600 }}>
    <span>{label}</span>
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {amount}
    </Box>
  </Box>
)

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
