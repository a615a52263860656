import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Page } from '#web/ui/Page.tsx'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { TenancyPage } from './TenancyPage.tsx'
import { tenancyQuery, useLiveTenancy } from './tenancies.queries.ts'

export default function TenancyScreen() {
  const { tenancyId } = useParams({ from: '/app/tenancy/$tenancyId' })
  useLiveTenancy()
  const found = useQuery(tenancyQuery(tenancyId))
  if (found.data) return <TenancyPage tenancy={found.data} />
  return (
    <Page title="Kiracılık">
      {found.isError ? (
        <ErrorState error={found.error} onRetry={() => found.refetch()} />
      ) : (
        <Stack>
          <LoadingRows rows={3} height={120} />
        </Stack>
      )}
    </Page>
  )
}
