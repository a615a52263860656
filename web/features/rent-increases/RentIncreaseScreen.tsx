import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { refreshTenancies } from '#web/cache/tenancies.keys.ts'
import { useCatchUp, useServerEvent } from '#web/lib/socket.ts'
import { Page } from '#web/ui/Page.tsx'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { RentIncreasePage } from './RentIncreasePage.tsx'
import { rentIncreaseQuery } from './rent-increases.queries.ts'

export default function RentIncreaseScreen() {
  const { tenancyId } = useParams({ from: '/app/tenancy/$tenancyId/increase' })
  useServerEvent('contractChanged', () => void refreshTenancies())
  useCatchUp((first) => {
    if (!first) void refreshTenancies()
  })
  const found = useQuery(rentIncreaseQuery(tenancyId))
  if (found.data) return <RentIncreasePage view={found.data} />
  return (
    <Page title="Kira artışı">
      {found.isError ? (
        <ErrorState error={found.error} onRetry={() => found.refetch()} />
      ) : (
        <LoadingRows rows={3} height={120} />
      )}
    </Page>
  )
}
