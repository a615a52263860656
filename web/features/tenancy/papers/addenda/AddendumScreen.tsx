import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { refreshTenancies } from '#web/cache/tenancies.keys.ts'
import { isMissing, unlessMissing } from '#web/lib/missing.ts'
import { useLive } from '#web/lib/socket.ts'
import { UnreadTenancy } from '#web/ui/UnreadTenancy.tsx'
import { AddendumPage } from './AddendumPage.tsx'
import { addendumQuery } from './addenda.queries.ts'

export default function AddendumScreen() {
  const { id } = useParams({ from: '/app/tenancy/$tenancyId/addendum/$id' })
  useLive('contractChanged', refreshTenancies)
  const found = useQuery({ ...addendumQuery(id), retry: unlessMissing })
  if (found.data && !isMissing(found.error)) return <AddendumPage addendum={found.data} />
  return <UnreadTenancy title="Ek belge" what="Ek belge" found={found} />
}
