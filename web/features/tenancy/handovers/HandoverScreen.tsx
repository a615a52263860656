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
  // What was read before it was taken from this person is not shown any longer.
  const handover = isMissing(found.error) ? undefined : found.data
  if (handover?.may.write) return <HandoverForm key={handoverId} handover={handover} />
  if (handover) return <HandoverRecord handover={handover} />
  return <UnreadTenancy title={routes['/handover/$handoverId'].title} what="Tutanak" found={found} />
}
