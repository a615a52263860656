import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { edevletApi } from '#domain/tenancy/contracts/edevlet.api.ts'
import { usePageName } from '#web/layout/page-names.ts'
import { addressOf } from '#web/lib/call.ts'
import { unlessMissing } from '#web/lib/missing.ts'
import { CopyRow } from '#web/ui/CopyRow.tsx'
import { DownloadButton } from '#web/ui/file-buttons.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Section } from '#web/ui/Section.tsx'
import { NotLoaded } from '#web/ui/states.tsx'
import { MissingContract } from '../MissingContract.tsx'
import { edevletQuery } from './edevlet.queries.ts'

/** The fields of the government's form beside ours, in its order, each copied with one tap. */
export default function EdevletScreen() {
  const { contractId } = useParams({ from: '/app/contractEdevlet/$contractId' })
  const { data, error, refetch } = useQuery({ ...edevletQuery(contractId), retry: unlessMissing })
  usePageName(`/viewContract/${contractId}`, data && `Kontrat ${data.short_id}`)
  return (
    <Page
      title="e-Devlet’e girilecek bilgiler"
      subtitle={data && `${data.property_title} · Kontrat ${data.short_id}`}
      actions={
        data && (
          <DownloadButton href={addressOf(edevletApi.pdf, { params: { id: contractId } })} variant="outlined">
            PDF indir
          </DownloadButton>
        )
      }
    >
      {data ? (
        <Stack spacing={2} sx={{ maxWidth: 860 }}>
          <Alert severity="info" role="note">
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {data.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </Box>
          </Alert>
          {data.steps.map(({ title, fields }, at) => (
            <Section key={title} title={`${at + 1}. ${title}`}>
              {fields.some(({ value }) => value) ? (
                <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                  {fields.map((field) => (
                    <CopyRow key={field.label} {...field} />
                  ))}
                </Stack>
              ) : (
                <Typography color="textSecondary">Kontratta bu adım için bir bilgi yok.</Typography>
              )}
            </Section>
          ))}
        </Stack>
      ) : (
        <NotLoaded query={{ error, refetch }} missing={<MissingContract />} rows={5} height={120} />
      )}
    </Page>
  )
}
