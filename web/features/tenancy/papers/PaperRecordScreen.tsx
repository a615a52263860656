import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { routes } from '#domain/access/routes.ts'
import { paperSignaturesApi } from '#domain/tenancy/paper-signatures/paper-signatures.api.ts'
import { LinkPage } from '#web/features/tenancy/contracts/decide/LinkPage.tsx'
import { ObjectionDialog } from '#web/features/tenancy/paper-signatures/ObjectionDialog.tsx'
import { paperRecordQuery } from '#web/features/tenancy/paper-signatures/paper-signatures.queries.ts'
import { ObjectionState, SignatureFacts } from '#web/features/tenancy/paper-signatures/signature-facts.tsx'
import { addressOf } from '#web/lib/call.ts'
import { isAnswered } from '#web/lib/missing.ts'
import { DownloadButton } from '#web/ui/file-buttons.tsx'
import { Section } from '#web/ui/Section.tsx'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'

const title = routes['/paper-record/$token'].title

/**
 * By the mailed link and without an account: what the person is said to have signed on paper, and the way to object.
 */
export default function PaperRecordScreen() {
  const { token } = useParams({ from: '/quiet/reading/paper-record/$token' })
  const client = useQueryClient()
  const record = useQuery(paperRecordQuery(token))
  const [objecting, setObjecting] = useState(false)
  if (!record.isSuccess)
    return (
      <LinkPage title={title}>
        {record.isPending ? <LoadingRows /> : <Problem error={record.error} onRetry={() => record.refetch()} />}
      </LinkPage>
    )
  const { name, owner_name, property_title, short_id, guarantor, scan, may_object } = record.data
  const again = () => client.invalidateQueries({ queryKey: paperRecordQuery(token).queryKey })
  return (
    <LinkPage
      title={title}
      subtitle={`Sayın ${name}, ${owner_name} bu kâğıdı ${guarantor ? 'kefil' : 'kiracı'} olarak imzaladığınızı kaydetti.`}
    >
      <Section title={`${property_title} · kontrat ${short_id}`}>
        <SignatureFacts signature={record.data} />
        <ObjectionState signature={record.data} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {scan && (
            <DownloadButton
              variant="outlined"
              href={addressOf(paperSignaturesApi.scan, { params: { token } })}
              startIcon={<FileText size={18} aria-hidden />}
            >
              Taramayı indir
            </DownloadButton>
          )}
          {may_object && (
            <Button color="error" onClick={() => setObjecting(true)}>
              İtiraz et…
            </Button>
          )}
        </Stack>
      </Section>
      {objecting && <ObjectionDialog by={{ token }} stale={again} onClose={() => setObjecting(false)} />}
    </LinkPage>
  )
}

function Problem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!isAnswered(error) || error.status === 429) return <ErrorState error={error} onRetry={onRetry} />
  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>Bu bağlantı artık geçerli değil</AlertTitle>
      {error.message} E-postanızdaki en son bağlantıyı açın.
    </Alert>
  )
}
