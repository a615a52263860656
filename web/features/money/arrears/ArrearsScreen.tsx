import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { refreshTenancies } from '#web/cache/tenancies.keys.ts'
import { isMissing, unlessMissing } from '#web/lib/missing.ts'
import { useLive } from '#web/lib/socket.ts'
import { Page } from '#web/ui/Page.tsx'
import { UnreadTenancy } from '#web/ui/UnreadTenancy.tsx'
import { WideAndNarrow } from '#web/ui/WideAndNarrow.tsx'
import { AfterEndSection } from './AfterEndSection.tsx'
import { ArchiveSection } from './ArchiveSection.tsx'
import { arrearsQuery, caseAddress } from './arrears.queries.ts'
import { ClaimsSection } from './ClaimsSection.tsx'
import { ContractsSection, ReceiptsSection } from './case-papers.tsx'
import { InterestSection } from './InterestSection.tsx'
import { MessagesSection } from './MessagesSection.tsx'
import { NoticesSection } from './NoticesSection.tsx'
import { YearsSection } from './YearsSection.tsx'

/** Everything that a lawyer needs about one tenancy. */
export default function ArrearsScreen() {
  const { tenancyId } = useParams({ from: '/app/tenancy/$tenancyId/arrears' })
  useLive('contractChanged', refreshTenancies)
  const found = useQuery({ ...arrearsQuery(tenancyId), retry: unlessMissing })
  const { data } = found
  const [chosen, setChosen] = useState<readonly string[]>([])
  if (!data || isMissing(found.error)) return <UnreadTenancy title="Alacak dosyası" what="Kiracılık" found={found} />
  return (
    <Page
      title="Alacak dosyası"
      subtitle={`${data.property_title} · ${data.tenant_names.join(', ')}`}
      actions={
        <Button
          component="a"
          href={caseAddress(tenancyId)}
          variant="contained"
          startIcon={<FileText size={18} aria-hidden />}
        >
          Dosyayı PDF indir
        </Button>
      }
    >
      <WideAndNarrow>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <AfterEndSection view={data} />
          <ClaimsSection view={data} chosen={chosen} onChosen={setChosen} />
          <NoticesSection view={data} />
          <InterestSection view={data} />
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <YearsSection view={data} />
          <ReceiptsSection view={data} />
          <ContractsSection view={data} />
          <MessagesSection view={data} />
          <ArchiveSection tenancyId={tenancyId} />
        </Stack>
      </WideAndNarrow>
    </Page>
  )
}
