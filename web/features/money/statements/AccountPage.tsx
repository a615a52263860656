import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Download, Plus } from 'lucide-react'
import { useState } from 'react'
import { openingNote, shownFromNote, shownUntilNote } from '#domain/money/statements/account-notes.rules.ts'
import { accountInforms } from '#domain/money/statements/statements.messages.ts'
import type { AccountView } from '#domain/money/statements/statements.schema.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { WideAndNarrow } from '#web/ui/WideAndNarrow.tsx'
import { AccountFigures } from './AccountFigures.tsx'
import { AccountYear } from './AccountYear.tsx'
import { DepositAccount } from './DepositAccount.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { StatementDialog } from './StatementDialog.tsx'

/** The account of a tenancy: the debt, the lines that led to it, and the deposit. */
export function AccountPage({ account }: { account: AccountView }) {
  const [open, setOpen] = useState<'entry' | 'statement' | null>(null)
  const close = () => setOpen(null)
  return (
    <Page
      title="Hesap"
      subtitle={`${account.property_title} · ${account.rents ? account.owner_name : account.tenant_names.join(', ')}`}
      actions={
        <>
          <LinkButton to="/tenancy/$tenancyId" params={{ tenancyId: account.tenancy_id }} variant="outlined">
            Kiracılığa dön
          </LinkButton>
          <Button
            variant="outlined"
            startIcon={<Download size={18} aria-hidden />}
            onClick={() => setOpen('statement')}
            disabled={account.lines.length === 0 && account.figures.length === 0}
          >
            Ekstre indir
          </Button>
          {account.manage && (
            <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={() => setOpen('entry')}>
              Hareket ekle
            </Button>
          )}
        </>
      }
    >
      <WideAndNarrow>
        <Stack spacing={2} sx={{ minWidth: 0, order: { md: 2 } }}>
          <AccountFigures account={account} />
          <DepositAccount account={account} />
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          {account.shown_until && <Alert severity="info">{shownUntilNote(account.shown_until)}</Alert>}
          {account.shown_from && <Alert severity="info">{shownFromNote(account.shown_from)}</Alert>}
          <AccountYear account={account} />
          <Typography variant="body2" color="textSecondary">
            {!account.shown_from && `${openingNote(account)} `}
            {accountInforms}
          </Typography>
        </Stack>
      </WideAndNarrow>
      {open === 'entry' && <EntryDialog account={account} onClose={close} />}
      {open === 'statement' && <StatementDialog account={account} onClose={close} />}
    </Page>
  )
}
