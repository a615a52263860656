import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { refreshTenancies } from '#web/cache/tenancies.keys.ts'
import { isMissing, unlessMissing } from '#web/lib/missing.ts'
import { useLive } from '#web/lib/socket.ts'
import { UnreadTenancy } from '#web/ui/UnreadTenancy.tsx'
import { EndingPage } from './EndingPage.tsx'
import { endingQuery } from './endings.queries.ts'

export default function EndingScreen() {
  const { tenancyId } = useParams({ from: '/app/tenancy/$tenancyId/ending' })
  useLive('contractChanged', refreshTenancies)
  const found = useQuery({ ...endingQuery(tenancyId), retry: unlessMissing })
  // Cached data is no longer shown once this user has lost access.
  if (found.data && !isMissing(found.error)) return <EndingPage view={found.data} />
  return <UnreadTenancy title="Kiracılığın sona ermesi" what="Kiracılık" found={found} />
}
