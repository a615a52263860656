import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { routes } from '#domain/access/routes.ts'
import { Page } from '#web/ui/Page.tsx'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { HandoverForm } from './HandoverForm.tsx'
import { HandoverRecord } from './HandoverRecord.tsx'
import { handoverQuery, useLiveHandover } from './handovers.queries.ts'

export default function HandoverScreen() {
  const { handoverId } = useParams({ from: '/app/handover/$handoverId' })
  useLiveHandover()
  const found = useQuery(handoverQuery(handoverId))
  if (found.data?.may.write) return <HandoverForm key={handoverId} handover={found.data} />
  if (found.data) return <HandoverRecord handover={found.data} />
  return (
    <Page title={routes['/handover/$handoverId'].title}>
      {found.isError ? (
        <ErrorState error={found.error} onRetry={() => found.refetch()} />
      ) : (
        <LoadingRows rows={3} height={120} />
      )}
    </Page>
  )
}
