import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { refreshTenancies } from '#web/cache/tenancies.keys.ts'
import { isMissing, unlessMissing } from '#web/lib/missing.ts'
import { useLive } from '#web/lib/socket.ts'
import { UnreadTenancy } from '#web/ui/UnreadTenancy.tsx'
import { RentIncreasePage } from './RentIncreasePage.tsx'
import { rentIncreaseQuery } from './rent-increases.queries.ts'

export default function RentIncreaseScreen() {
  const { tenancyId } = useParams({ from: '/app/tenancy/$tenancyId/increase' })
  useLive('contractChanged', refreshTenancies)
  const found = useQuery({ ...rentIncreaseQuery(tenancyId), retry: unlessMissing })
  if (found.data && !isMissing(found.error)) return <RentIncreasePage view={found.data} />
  return <UnreadTenancy title="Kira artışı" what="Kiracılık" found={found} />
}
