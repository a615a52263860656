import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { showMoney } from '#domain/kernel/money.ts'
import { depositNotes } from '#domain/money/statements/ledger-notes.rules.ts'
import type { LedgerView, ManualEntryKind } from '#domain/money/statements/statements.schema.ts'
import { FactList } from '#web/ui/FactList.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { useDepositBefore } from './statements.queries.ts'

/** The deposit with its lines: received, returned and withheld, and the legal rules for it (TBK 342). */
export function DepositLedger({ ledger, children }: { ledger: LedgerView; children: ReactNode }) {
  const { terms, manage, tenancy_id, ends_on, today } = ledger
  const [adding, setAdding] = useState<ManualEntryKind | null>(null)
  const before = useDepositBefore(tenancy_id)
  const own = ledger.figures.filter(({ deposit }) => deposit.due > 0 || deposit.received > 0)
  if (own.length === 0 && terms.deposit === 0) return null
  const inTerms = own.find(({ currency }) => currency === terms.currency)?.deposit
  const held = inTerms?.held ?? 0
  const open = inTerms?.open ?? 0
  return (
    <Section title="Depozito">
      <Stack spacing={2}>
        {own.length === 0 && (
          <Typography color="textSecondary">
            Kontratta {showMoney(terms.deposit, terms.currency)} depozito yazıyor; hesapta kaydı yok.
          </Typography>
        )}
        {own.map(({ currency, deposit }) => (
          <FactList
            key={currency}
            facts={[
              ['Eldeki depozito', showMoney(deposit.held, currency)],
              ['Alınan', showMoney(deposit.received, currency)],
              ['Alınacak', deposit.open > 0 && showMoney(deposit.open, currency)],
              ['İade edilen', deposit.returned > 0 && showMoney(deposit.returned, currency)],
              ['Mahsup edilen', deposit.deducted > 0 && showMoney(deposit.deducted, currency)],
            ]}
          />
        ))}
        {children}
        {depositNotes({ terms, held, ends_on, today }).map((note) => (
          <Typography key={note} variant="body2" color="textSecondary">
            {note}
          </Typography>
        ))}
        {manage && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {ledger.deposit_before && (
              <Button variant="outlined" loading={before.busy} onClick={() => void before.run()}>
                Depozito alınmıştı
              </Button>
            )}
            {open > 0 && (
              <Button variant="outlined" onClick={() => setAdding('deposit_received')}>
                Depozito alındı
              </Button>
            )}
            {held > 0 && !ledger.has_ending && (
              <Button onClick={() => setAdding('deposit_returned')}>İade kaydet</Button>
            )}
            {ledger.has_ending && (
              <LinkButton to="/tenancy/$tenancyId/ending" params={{ tenancyId: tenancy_id }} variant="outlined">
                İade ve kesintiler
              </LinkButton>
            )}
          </Stack>
        )}
      </Stack>
      {adding && (
        <EntryDialog
          ledger={ledger}
          kind={adding}
          amount={adding === 'deposit_received' ? open : held}
          onClose={() => setAdding(null)}
        />
      )}
    </Section>
  )
}
