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
import { addressOf, CallError } from '#web/lib/call.ts'
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
  if (record.isPending)
    return (
      <LinkPage title={title}>
        <LoadingRows />
      </LinkPage>
    )
  if (record.isError)
    return (
      <LinkPage title={title}>
        <Problem error={record.error} onRetry={() => record.refetch()} />
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
            <Button
              component="a"
              variant="outlined"
              href={addressOf(paperSignaturesApi.scan, { params: { token } })}
              download
              startIcon={<FileText size={18} aria-hidden />}
            >
              Taramayı indir
            </Button>
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
  const refused = error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429
  if (!refused) return <ErrorState error={error} onRetry={onRetry} />
  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>Bu bağlantı artık geçerli değil</AlertTitle>
      {error.message} E-postanızdaki en son bağlantıyı açın.
    </Alert>
  )
}
