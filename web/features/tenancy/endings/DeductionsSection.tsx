import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { showMoney } from '#domain/kernel/money.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { documentTypes } from '#domain/services/files/files.schema.ts'
import { type DeductionState, deductionStateLabels, mediationNote } from '#domain/tenancy/endings/deductions.rules.ts'
import { type DeductionView, type EndingView, maxDeductionFiles } from '#domain/tenancy/endings/endings.schema.ts'
import { refreshTenancies } from '#web/cache/tenancies.keys.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { OpenFileButton } from '#web/ui/file-buttons.tsx'
import { Section } from '#web/ui/Section.tsx'
import { UploadArea } from '#web/ui/upload.tsx'
import { AnswerDeductionDialog } from './AnswerDeductionDialog.tsx'
import { DeductionDialog } from './DeductionDialog.tsx'
import { uploadDeductionFile, useAnswerDeduction, useProposeDebt, useWithdrawDeduction } from './endings.queries.ts'

interface Props {
  view: EndingView
  ending: NonNullable<EndingView['ending']>
}

/** What the account still has open: proposed with one press, so that nothing is returned that is owed. */
function OpenDebts({ view, ending }: Props) {
  const { busy, run } = useProposeDebt(ending.id)
  if (view.open_debts.length === 0) return null
  return (
    <Box component="section" aria-label="Hesaptaki açık borçlar" sx={{ mt: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>Hesaptaki açık borçlar</Typography>
      <Typography variant="body2" color="textSecondary">
        Kabul edilen kalem depozitodan bu borca sayılır; yeni bir borç doğmaz.
      </Typography>
      {view.open_debts.map((debt) => (
        <Stack
          key={debt.claim_id}
          direction="row"
          spacing={2}
          sx={{ py: 1, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
        >
          <span>
            {debt.title}: {showMoney(debt.open, view.currency)}
          </span>
          <Button
            variant="outlined"
            disabled={busy}
            aria-label={`${debt.title}: kesinti olarak öner`}
            onClick={() => run(debt)}
          >
            Kesinti olarak öner
          </Button>
        </Stack>
      ))}
    </Box>
  )
}

/** The owner's deductions item by item, and the tenant's answer to each. */
export function DeductionsSection({ view, ending }: Props) {
  const [adding, setAdding] = useState(false)
  const disputed = view.deductions.some(({ state }) => state === 'disputed')
  return (
    <Section
      title="Kesintiler"
      lead={
        view.deductions.length === 0
          ? 'Depozitodan kesilmesi istenen bir kalem yok.'
          : 'Her kalemi mülk sahibi önerir, kiracı yanıtlar.'
      }
    >
      {disputed && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Taraflar bazı kalemlerde anlaşamadı. {mediationNote}
        </Alert>
      )}
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {view.deductions.map((deduction) => (
          <Deduction key={deduction.id} deduction={deduction} view={view} ending={ending} />
        ))}
      </Stack>
      <OpenDebts view={view} ending={ending} />
      {view.can.propose_deduction && (
        <Button variant="outlined" sx={{ mt: view.deductions.length > 0 ? 2 : 0 }} onClick={() => setAdding(true)}>
          Kesinti ekle
        </Button>
      )}
      {adding && <DeductionDialog view={view} ending={ending} onClose={() => setAdding(false)} />}
    </Section>
  )
}

const colors: Record<DeductionState, 'warning' | 'success' | 'error' | 'default'> = {
  proposed: 'warning',
  accepted: 'success',
  disputed: 'error',
  withdrawn: 'default',
}

function Deduction({ deduction, view, ending }: Props & { deduction: DeductionView }) {
  const [open, setOpen] = useState<'change' | 'dispute' | 'files' | null>(null)
  const { id, title, amount, reason, fixture_name, state, answer_note, counter_amount, files } = deduction
  const money = (kurus: number) => showMoney(kurus, view.currency)
  const isOpen = state === 'proposed' || state === 'disputed'
  const ask = useConfirm()
  const answer = useAnswerDeduction(id)
  const withdraw = useWithdrawDeduction()
  const accept = async () => {
    const sure = await ask({
      title: 'Kesintiyi kabul et',
      text: `“${title}” için ${money(amount)} depozitonuzdan kesilir. Kabul ettikten sonra geri alamazsınız.`,
      confirmLabel: 'Kabul ediyorum',
    })
    if (sure) await answer.run({ version: deduction.version, answer: 'accepted' })
  }
  const drop = async () => {
    const sure = await ask({
      title: 'Kesintiden vazgeç',
      text: `“${title}” kalemi hesaptan çıkar; kaydı kalır.`,
      confirmLabel: 'Vazgeçiyorum',
      danger: true,
    })
    if (sure) await withdraw.run(id)
  }
  return (
    <Box component="li" aria-label={title} sx={{ '& + &': { borderTop: 1, borderColor: 'divider', pt: 2 } }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600, flex: '1 1 160px', overflowWrap: 'anywhere' }}>{title}</Typography>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{money(amount)}</Typography>
        <Chip size="small" color={colors[state]} label={deductionStateLabels[state]} />
      </Stack>
      {(reason || fixture_name) && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[fixture_name && `Demirbaş: ${fixture_name}`, reason].filter(Boolean).join(' · ')}
        </Typography>
      )}
      {state === 'disputed' && (
        <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {deduction.answered_by}: “{answer_note}”
          {counter_amount !== null && ` Kabul edebileceği tutar: ${money(counter_amount)}.`}
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {files.map((file, at) => (
          <OpenFileButton key={file} href={fileAddress(file)}>
            Belge {at + 1}
          </OpenFileButton>
        ))}
        {view.can.answer_deduction && isOpen && (
          <>
            <Button variant="contained" loading={answer.busy} onClick={() => void accept()}>
              Kabul et
            </Button>
            <Button variant="outlined" color="error" onClick={() => setOpen('dispute')}>
              {state === 'disputed' ? 'İtirazı değiştir' : 'İtiraz et'}
            </Button>
          </>
        )}
        {view.can.propose_deduction && isOpen && (
          <>
            <Button variant="outlined" onClick={() => setOpen('change')}>
              Tutarı değiştir
            </Button>
            <Button onClick={() => setOpen(open === 'files' ? null : 'files')}>Fotoğraf ya da fatura ekle</Button>
            <Button color="error" loading={withdraw.busy} onClick={() => void drop()}>
              Kesintiden vazgeç
            </Button>
          </>
        )}
      </Stack>
      {open === 'files' && (
        <UploadArea
          dense
          camera
          label="Fotoğraf ya da fatura"
          accept={Object.keys(documentTypes)}
          maxFiles={maxDeductionFiles - files.length}
          upload={uploadDeductionFile(id)}
          onDone={() => void refreshTenancies()}
        />
      )}
      {open === 'change' && (
        <DeductionDialog view={view} ending={ending} deduction={deduction} onClose={() => setOpen(null)} />
      )}
      {open === 'dispute' && (
        <AnswerDeductionDialog deduction={deduction} currency={view.currency} onClose={() => setOpen(null)} />
      )}
    </Box>
  )
}
