import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { fileAddress } from '#domain/services/files/files.api.ts'
import type { AddendumView } from '#domain/tenancy/papers/addenda.schema.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Section } from '#web/ui/Section.tsx'
import { AskedPaper } from '../AskedPaper.tsx'
import { PaperDocument } from '../PaperDocument.tsx'
import { AddendumDialog } from './AddendumDialog.tsx'
import { useWithdrawAddendum } from './addenda.queries.ts'

/** One addendum for either side: its text, who agreed, and what its sender can still do. */
export function AddendumPage({ addendum }: { addendum: AddendumView }) {
  const { paper, can, tenancy_id, property_title } = addendum
  return (
    <Page
      title={paper.text.title}
      subtitle={property_title}
      actions={
        <LinkButton to="/tenancy/$tenancyId" params={{ tenancyId: tenancy_id }} variant="outlined">
          Kiracılığa dön
        </LinkButton>
      }
    >
      <Stack spacing={2} sx={{ maxWidth: 960 }}>
        {/* While it waits for an answer, the text stands above the two answers instead. */}
        {paper.state !== 'sent' && (
          <Section title="Belgenin metni">
            <PaperDocument text={paper.text} hash={paper.hash} address={fileAddress} />
          </Section>
        )}
        <AskedPaper paper={paper} />
        {(can.revise || can.withdraw) && <SenderActions addendum={addendum} />}
      </Stack>
    </Page>
  )
}

function SenderActions({ addendum }: { addendum: AddendumView }) {
  const { id, tenancy_id, can } = addendum
  const [revising, setRevising] = useState(false)
  const navigate = useNavigate()
  const confirm = useConfirm()
  const withdraw = useWithdrawAddendum(id)
  async function takeBack() {
    const sure = await confirm({
      title: 'Ek belge geri alınsın mı?',
      text: 'Gönderilen bağlantılar geçersiz olur; karşı taraftan artık onay istenmez.',
      confirmLabel: 'Geri al',
    })
    if (!sure) return
    await withdraw.run(undefined, {
      done: () => void navigate({ to: '/tenancy/$tenancyId', params: { tenancyId: tenancy_id } }),
    })
  }
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {can.revise && (
        <Button variant="contained" onClick={() => setRevising(true)}>
          Değiştirip yeniden gönder
        </Button>
      )}
      {can.withdraw && (
        <Button variant="outlined" onClick={takeBack} disabled={withdraw.busy}>
          Geri al
        </Button>
      )}
      {revising && <AddendumDialog tenancy={tenancy_id} before={addendum} onClose={() => setRevising(false)} />}
    </Stack>
  )
}
