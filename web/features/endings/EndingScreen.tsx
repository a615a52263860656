import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { refreshTenancies } from '#web/cache/tenancies.keys.ts'
import { useCatchUp, useServerEvent } from '#web/lib/socket.ts'
import { Page } from '#web/ui/Page.tsx'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { EndingPage } from './EndingPage.tsx'
import { endingQuery } from './endings.queries.ts'

export default function EndingScreen() {
  const { tenancyId } = useParams({ from: '/app/tenancy/$tenancyId/ending' })
  useServerEvent('contractChanged', () => void refreshTenancies())
  useCatchUp((first) => {
    if (!first) void refreshTenancies()
  })
  const found = useQuery(endingQuery(tenancyId))
  if (found.data) return <EndingPage view={found.data} />
  return (
    <Page title="Kiracılığın sona ermesi">
      {found.isError ? (
        <ErrorState error={found.error} onRetry={() => found.refetch()} />
      ) : (
        <LoadingRows rows={3} height={120} />
      )}
    </Page>
  )
}
