import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { handoverTitles } from '#domain/tenancy/handovers/handovers.rules.ts'
import type { HandoverView } from '#domain/tenancy/handovers/handovers.schema.ts'
import { papersMessages } from '#domain/tenancy/papers/papers.messages.ts'
import type { PaperAnswer } from '#domain/tenancy/papers/papers.schema.ts'
import { refreshHandovers } from '#web/cache/handovers.keys.ts'
import { DecisionBar } from '#web/features/tenancy/contracts/decide/DecisionBar.tsx'
import { PaperDecision } from '#web/features/tenancy/papers/PaperDecision.tsx'
import { PaperDocument } from '#web/features/tenancy/papers/PaperDocument.tsx'
import { PaperStateSection } from '#web/features/tenancy/papers/PaperStateSection.tsx'
import { decidePaper } from '#web/features/tenancy/papers/papers.queries.ts'
import ConfirmDialog from '#web/ui/ConfirmDialog.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { notify } from '#web/ui/toast.tsx'
import { HandoverCompare } from './HandoverCompare.tsx'
import { useReopenHandover } from './handovers.queries.ts'
import { RemarksSection } from './RemarksSection.tsx'

/** The record as sent, its state, and what the viewer can do. */
export function HandoverRecord({ handover }: { handover: HandoverView }) {
  const { paper, before, kind } = handover
  async function decide(answer: PaperAnswer) {
    await decidePaper(paper!.id, answer)
    notify.success(papersMessages[answer.answer])
    await refreshHandovers()
  }
  return (
    <Page
      title={handoverTitles[kind]}
      subtitle={`${handover.property_title} · ${handover.tenant_names.join(', ')}`}
      actions={
        <TextLink to="/tenancy/$tenancyId" params={{ tenancyId: handover.tenancy_id }} sx={{ py: 1 }}>
          Kiracılığa dön
        </TextLink>
      }
    >
      {paper ? (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          }}
        >
          <Stack spacing={2} sx={{ minWidth: 0 }}>
            {paper.asked && (
              <Alert severity="info" variant="outlined">
                {paper.sent_by} bu tutanağı onayınıza sundu. Okuyun; doğruysa onaylayın, eksik ya da yanlış bir şey
                varsa satırını seçip itiraz edin.
              </Alert>
            )}
            {before && <HandoverCompare handover={handover} before={before} />}
            <PaperDocument text={paper.text} hash={paper.hash} address={fileAddress} />
            {paper.asked && (
              <DecisionBar>
                <PaperDecision text={paper.text} hash={paper.hash} onDecide={decide} />
              </DecisionBar>
            )}
          </Stack>
          {/* On a phone, the state comes before the long text. */}
          <Stack spacing={2} sx={{ minWidth: 0, order: { xs: -1, lg: 0 } }}>
            <PaperStateSection paper={paper} stale={refreshHandovers} />
            {handover.may.reopen && <Reopen handover={handover} />}
            {handover.remarks_until && <RemarksSection handover={handover} until={handover.remarks_until} />}
          </Stack>
        </Box>
      ) : (
        <Typography>Tutanak hazırlanıyor; gönderildiğinde burada okuyabilirsiniz.</Typography>
      )}
    </Page>
  )
}

function Reopen({ handover }: { handover: HandoverView }) {
  const [asking, setAsking] = useState(false)
  const { run, busy } = useReopenHandover(handover.id)
  const objected = handover.state === 'objected'
  return (
    <Box>
      <Button
        fullWidth
        variant={objected ? 'contained' : 'outlined'}
        loading={busy}
        onClick={() => (objected ? run() : setAsking(true))}
      >
        {objected ? 'Düzelt ve yeniden gönder' : 'Geri al ve düzelt'}
      </Button>
      <ConfirmDialog
        open={asking}
        title="Tutanak geri alınsın mı?"
        text="Gönderilen bağlantılar geçersiz olur; düzelttikten sonra yeniden gönderirsiniz."
        confirmLabel="Geri al"
        onConfirm={() => {
          setAsking(false)
          void run()
        }}
        onCancel={() => setAsking(false)}
      />
    </Box>
  )
}
