import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { FolderOpen, HousePlus, Scale } from 'lucide-react'
import type { DocumentView } from '#domain/property/documents/documents.schema.ts'
import { SharedDocuments } from '#web/features/property/documents/SharedDocuments.tsx'
import { DeadlineSummary } from '#web/features/work/deadlines/DeadlineSummary.tsx'
import { useCurrentUser } from '#web/session/current-user.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, NotLoaded } from '#web/ui/states.tsx'
import { overviewQuery } from './lawyer.queries.ts'
import { Tenancies } from './Tenancies.tsx'

export default function LawyerScreen() {
  const overview = useQuery(overviewQuery)
  const isLawyer = useCurrentUser()?.roles.isLawyer ?? false
  const data = overview.data

  return (
    <Page
      title="Avukat Paneli"
      subtitle={
        isLawyer
          ? 'Size atanan mülkler, kontratları ve yaklaşan tarihler'
          : 'Mülklerinizin kontratları, yaklaşan tarihler ve avukatlarınızla paylaşılanlar'
      }
      actions={
        <LinkButton to="/lawyerDocument" variant="outlined" startIcon={<FolderOpen size={18} aria-hidden />}>
          Belge Yönetimi
        </LinkButton>
      }
    >
      {!data && <NotLoaded query={overview} height={96} />}
      {data?.properties.length === 0 && <NoProperties isLawyer={isLawyer} />}
      {data && data.properties.length > 0 && (
        <Stack spacing={4}>
          <DeadlineSummary deadlines={data.deadlines} total={data.deadlineCount} />
          <Tenancies properties={data.properties} hasMore={data.hasMore} showLawyers={!isLawyer} />
          <Papers documents={data.documents} />
        </Stack>
      )}
    </Page>
  )
}

function NoProperties({ isLawyer }: { isLawyer: boolean }) {
  if (isLawyer)
    return (
      <EmptyState
        icon={Scale}
        title="Size atanmış mülk yok"
        text="Mülk sahibi size bir mülk atadığında kontratları, tarihleri ve belgeleriyle burada görünür."
      />
    )
  return (
    <EmptyState
      icon={HousePlus}
      title="Henüz mülk yok"
      text="Mülk eklediğinizde kontrat tarihleri burada izlenir ve avukatınızla belge paylaşabilirsiniz."
      action={
        <LinkButton to="/addProperty" variant="contained">
          Mülk ekle
        </LinkButton>
      }
    />
  )
}

const Papers = ({ documents }: { documents: DocumentView[] }) => (
  <Box component="section" aria-labelledby="papers-title">
    <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1.5, gap: 1 }}>
      <Typography id="papers-title" variant="h2">
        Paylaşılan son belgeler
      </Typography>
      {documents.length > 0 && <LinkButton to="/lawyerDocument">Tümü</LinkButton>}
    </Stack>
    {documents.length === 0 ? (
      <Typography color="textSecondary">
        Mülk sahibiyle avukat arasında paylaşılmış belge yok. Belge Yönetimi ekranından yükleyebilirsiniz.
      </Typography>
    ) : (
      <SharedDocuments documents={documents} />
    )}
  </Box>
)
