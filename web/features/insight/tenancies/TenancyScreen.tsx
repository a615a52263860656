import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { isMissing, unlessMissing } from '#web/lib/missing.ts'
import { UnreadTenancy } from '#web/ui/UnreadTenancy.tsx'
import { TenancyPage } from './TenancyPage.tsx'
import { tenancyQuery, useLiveTenancy } from './tenancies.queries.ts'

export default function TenancyScreen() {
  const { tenancyId } = useParams({ from: '/app/tenancy/$tenancyId' })
  useLiveTenancy()
  const found = useQuery({ ...tenancyQuery(tenancyId), retry: unlessMissing })
  // Cached data is no longer shown once this user has lost access.
  if (found.data && !isMissing(found.error)) return <TenancyPage tenancy={found.data} />
  return <UnreadTenancy title="Kiracılık" what="Kiracılık" found={found} />
}
