import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Scale } from 'lucide-react'
import { showMoney } from '#domain/kernel/money.ts'
import type { LegalNote } from '#domain/tenancy/contracts/law.rules.ts'
import { increaseReason } from '#domain/tenancy/rent-increases/increase.rules.ts'
import { calculation } from '#domain/tenancy/rent-increases/increase-words.rules.ts'
import type { IncreaseProposal, IncreaseView } from '#domain/tenancy/rent-increases/rent-increases.schema.ts'
import { FactList } from '#web/ui/FactList.tsx'
import { Section } from '#web/ui/Section.tsx'

interface Props {
  view: IncreaseView
  proposal: IncreaseProposal
  notes?: readonly LegalNote[]
}

/** The calculation line by line, and what the law says to it. */
export function IncreaseBasis({ view, proposal, notes = [] }: Props) {
  return (
    // The document above has its own calculation, as of the day it was sent.
    <Section title="Hesap" about={view.paper ? 'bugünkü kayıtlara göre' : undefined}>
      <Stack spacing={2}>
        <FactList narrowest={290} facts={calculation(proposal, view.terms)} />
        <Typography>{increaseReason(proposal, view.terms)}</Typography>
        {view.clause_rent !== null && (
          <Typography>
            Kontrattaki artış şartı her kira yılında istenmiş olsaydı aylık kira bugün{' '}
            {showMoney(view.clause_rent, view.currency)} olurdu. Hesapta son anlaşılan kira durur:{' '}
            {showMoney(view.current_rent, view.currency)}.
          </Typography>
        )}
        <LegalNoteList notes={notes} />
      </Stack>
    </Section>
  )
}

export const LegalNoteList = ({ notes }: { notes: readonly LegalNote[] }) =>
  notes.map(({ code, article, text }) => (
    <Alert
      key={code}
      severity={code === 'renewal_rent' || code === 'late_claim' ? 'warning' : 'info'}
      role="note"
      variant="outlined"
      icon={<Scale size={20} aria-hidden />}
    >
      {text} <strong>({article})</strong>
    </Alert>
  ))
