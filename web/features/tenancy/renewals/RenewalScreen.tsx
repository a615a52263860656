import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { isMissing, unlessMissing } from '#web/lib/missing.ts'
import { Page } from '#web/ui/Page.tsx'
import { UnreadTenancy } from '#web/ui/UnreadTenancy.tsx'
import { RenewalForm } from './RenewalForm.tsx'
import { RenewalStateSection } from './RenewalStateSection.tsx'
import { renewalQuery } from './renewals.queries.ts'

export default function RenewalScreen() {
  const { tenancyId } = useParams({ from: '/app/tenancy/$tenancyId/renewal' })
  const found = useQuery({ ...renewalQuery(tenancyId), retry: unlessMissing })
  const { data } = found
  // Cached data is no longer shown once this user has lost access.
  if (!data || isMissing(found.error)) return <UnreadTenancy title="Yenileme" what="Kiracılık" found={found} />
  const mayPropose = data.state === 'open' || data.state === 'refused'
  return (
    <Page title="Yenileme" subtitle={`${data.property_title} · ${data.tenant_names.join(', ')}`}>
      <RenewalStateSection renewal={data} />
      {mayPropose && <RenewalForm key={`${data.contract} ${data.next.baslangicTarihi}`} renewal={data} />}
    </Page>
  )
}
