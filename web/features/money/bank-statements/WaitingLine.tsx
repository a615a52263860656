import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { showMoney } from '#domain/kernel/money.ts'
import type { LinePart, LineView } from '#domain/money/bank-statements/bank-statements.schema.ts'
import { confidenceLabels } from '#domain/money/bank-statements/proposals.rules.ts'
import { useBookAgain } from '#web/features/money/tenant-payments/known-payment.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { useConfirmLines } from './bank-statements.queries.ts'
import { IgnoreDialog } from './IgnoreDialog.tsx'
import { nameOfTenancy } from './tenancy-name.ts'

export const proposedParts = ({ amount, proposal }: LineView): LinePart[] =>
  proposal ? [{ tenancy: proposal.tenancy.id, amount, pot: proposal.pot }] : []

const colours = { high: 'success', medium: 'warning', low: 'default' } as const

export function WaitingLine({ line }: { line: LineView }) {
  const [dialog, setDialog] = useState<'assign' | 'ignore' | null>(null)
  const confirm = useConfirmLines('form')
  const bookAgain = useBookAgain()
  const book = (more: { again?: boolean; same_as?: string } = {}): unknown =>
    confirm.run(
      { lines: [{ id: line.id, parts: proposedParts(line), ...more }] },
      { refused: (refusal) => bookAgain(refusal, () => book({ again: true })) },
    )
  const { proposal } = line
  const known = proposal?.known
  const about = `${showMoney(line.amount, line.currency)}, ${line.counterparty || line.description}`
  const isIncoming = line.amount > 0
  return (
    <Box sx={{ mt: 1.5 }}>
      {proposal && <ProposalView line={line} proposal={proposal} />}
      {!proposal && isIncoming && (
        <Typography variant="body2" color="textSecondary">
          Hangi kiracılık için olduğu anlaşılmadı; siz seçin.
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
        {proposal && !known && (
          <Button
            variant={proposal.confidence === 'low' ? 'outlined' : 'contained'}
            loading={confirm.busy}
            onClick={() => book()}
            aria-label={`Onayla: ${about}`}
          >
            Onayla
          </Button>
        )}
        {known && (
          <>
            <Button
              variant="contained"
              loading={confirm.busy}
              onClick={() => book({ same_as: known })}
              aria-label={`Kayıtlı ödemeyle eşleştir: ${about}`}
            >
              Kayıtlı ödemeyle eşleştir
            </Button>
            <Button
              variant="outlined"
              disabled={confirm.busy}
              onClick={() => book({ again: true })}
              aria-label={`Ayrı ödeme olarak kaydet: ${about}`}
            >
              Ayrı ödeme olarak kaydet
            </Button>
          </>
        )}
        {isIncoming && (
          <Button
            variant={proposal ? 'text' : 'outlined'}
            disabled={confirm.busy}
            onClick={() => setDialog('assign')}
            aria-label={`Kiracılık seç ya da böl: ${about}`}
          >
            {proposal ? 'Başkasını seç / böl' : 'Kiracılık seç'}
          </Button>
        )}
        <Button
          color="inherit"
          disabled={confirm.busy}
          onClick={() => setDialog('ignore')}
          aria-label={`Yok say: ${about}`}
        >
          Yok say
        </Button>
      </Stack>
      {dialog === 'assign' && <AssignDialog line={line} onClose={() => setDialog(null)} />}
      {dialog === 'ignore' && <IgnoreDialog id={line.id} onClose={() => setDialog(null)} />}
    </Box>
  )
}

/** The claims that would be settled, and the amount that would be left over. */
function settles({ currency }: LineView, { covers, left }: NonNullable<LineView['proposal']>): string {
  if (covers.length === 0) return 'Açık borç görünmüyor; tutar sonraki borçlar için bekler.'
  const claims = covers.map(({ label, amount }) => `${label} (${showMoney(amount, currency)})`).join(', ')
  return `Karşılar: ${claims}.${left > 0 ? ` ${showMoney(left, currency)} sonraki borçlar için bekler.` : ''}`
}

function ProposalView({ line, proposal }: { line: LineView; proposal: NonNullable<LineView['proposal']> }) {
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{nameOfTenancy(proposal.tenancy)}</Typography>
        <Chip
          size="small"
          color={colours[proposal.confidence]}
          label={`Güven: ${confidenceLabels[proposal.confidence]}`}
        />
        {proposal.pot === 'deposit' && <Chip size="small" variant="outlined" label="Depozito" />}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {proposal.reasons.join('. ')}.
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {settles(line, proposal)}
      </Typography>
      {proposal.cautions.map((caution) => (
        <Alert key={caution} severity="warning" sx={{ mt: 1 }}>
          {caution}
        </Alert>
      ))}
    </>
  )
}
