import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { routes } from '#domain/access/routes.ts'
import { isMissing, unlessMissing } from '#web/lib/missing.ts'
import { UnreadTenancy } from '#web/ui/UnreadTenancy.tsx'
import { HandoverForm } from './HandoverForm.tsx'
import { HandoverRecord } from './HandoverRecord.tsx'
import { handoverQuery, useLiveHandover } from './handovers.queries.ts'

export default function HandoverScreen() {
  const { handoverId } = useParams({ from: '/app/handover/$handoverId' })
  useLiveHandover()
  const found = useQuery({ ...handoverQuery(handoverId), retry: unlessMissing })
  // Cached data is no longer shown once this user has lost access.
  const handover = isMissing(found.error) ? undefined : found.data
  if (handover?.may.write) return <HandoverForm key={handoverId} handover={handover} />
  if (handover) return <HandoverRecord handover={handover} />
  return <UnreadTenancy title={routes['/handover/$handoverId'].title} what="Tutanak" found={found} />
}
