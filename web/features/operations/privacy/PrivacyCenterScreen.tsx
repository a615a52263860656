import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { Page } from '#web/ui/Page.tsx'
import { NotLoaded } from '#web/ui/states.tsx'
import { ArchiveSection } from './ArchiveSection.tsx'
import { ConsentsSection } from './ConsentsSection.tsx'
import { DeletionSection } from './DeletionSection.tsx'
import { centerQuery } from './privacy.queries.ts'
import { StoredSection } from './StoredSection.tsx'

export default function PrivacyCenterScreen() {
  const { data, error, refetch } = useQuery(centerQuery)
  return (
    <Page
      title="Gizlilik Merkezi"
      subtitle="Hakkınızda ne tutulduğunu görün, verilerinizi indirin, rızalarınızı yönetin ya da hesabınızın silinmesini isteyin."
    >
      {data ? (
        <Stack spacing={{ xs: 2, sm: 3 }}>
          <ArchiveSection archives={data.archives} />
          <StoredSection stored={data.stored} />
          <ConsentsSection consents={data.consents} />
          <DeletionSection deletion={data.deletion} blockers={data.blockers} />
        </Stack>
      ) : (
        <NotLoaded query={{ error, refetch }} rows={4} height={120} />
      )}
    </Page>
  )
}
