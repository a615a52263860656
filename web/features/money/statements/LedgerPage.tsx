import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Download, Plus } from 'lucide-react'
import { useState } from 'react'
import { openingNote, shownFromNote, shownUntilNote } from '#domain/money/statements/ledger-notes.rules.ts'
import { ledgerInforms } from '#domain/money/statements/statements.messages.ts'
import type { LedgerView } from '#domain/money/statements/statements.schema.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { LedgerFigures } from './LedgerFigures.tsx'
import { LedgerYear } from './LedgerYear.tsx'
import { StatementDialog } from './StatementDialog.tsx'

/** The ledger of a tenancy: the debt, the lines that led to it, and the deposit. */
export function LedgerPage({ ledger }: { ledger: LedgerView }) {
  const [open, setOpen] = useState<'entry' | 'statement' | null>(null)
  const close = () => setOpen(null)
  return (
    <Page
      title="Hesap"
      subtitle={`${ledger.property_title} · ${ledger.rents ? ledger.owner_name : ledger.tenant_names.join(', ')}`}
      actions={
        <>
          {/* On a phone the way back above the title is enough. */}
          <LinkButton
            to="/tenancy/$tenancyId"
            params={{ tenancyId: ledger.tenancy_id }}
            variant="outlined"
            sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          >
            Kiracılığa dön
          </LinkButton>
          <Button
            variant="outlined"
            startIcon={<Download size={18} aria-hidden />}
            onClick={() => setOpen('statement')}
            disabled={ledger.lines.length === 0 && ledger.figures.length === 0}
          >
            Ekstre indir
          </Button>
          {ledger.manage && (
            <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={() => setOpen('entry')}>
              Hareket ekle
            </Button>
          )}
        </>
      }
    >
      <Stack spacing={2}>
        <LedgerFigures ledger={ledger} />
        {ledger.shown_until && <Alert severity="info">{shownUntilNote(ledger.shown_until)}</Alert>}
        {ledger.shown_from && <Alert severity="info">{shownFromNote(ledger.shown_from)}</Alert>}
        <LedgerYear ledger={ledger} />
        <Typography variant="body2" color="textSecondary">
          {!ledger.shown_from && `${openingNote(ledger)} `}
          {ledgerInforms}
        </Typography>
      </Stack>
      {open === 'entry' && <EntryDialog ledger={ledger} onClose={close} />}
      {open === 'statement' && <StatementDialog ledger={ledger} onClose={close} />}
    </Page>
  )
}
