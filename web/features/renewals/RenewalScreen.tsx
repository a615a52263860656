import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Page } from '#web/ui/Page.tsx'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { RenewalForm } from './RenewalForm.tsx'
import { RenewalStanding } from './RenewalStanding.tsx'
import { renewalQuery } from './renewals.queries.ts'

export default function RenewalScreen() {
  const { tenancyId } = useParams({ from: '/app/tenancy/$tenancyId/renewal' })
  const { data, error, refetch } = useQuery(renewalQuery(tenancyId))
  if (!data)
    return (
      <Page title="Yenileme">
        {error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows rows={3} height={120} />}
      </Page>
    )
  const mayPropose = data.state === 'open' || data.state === 'refused'
  return (
    <Page title="Yenileme" subtitle={`${data.property_title} · ${data.tenant_names.join(', ')}`}>
      <RenewalStanding renewal={data} />
      {mayPropose && <RenewalForm key={`${data.contract} ${data.next.baslangicTarihi}`} renewal={data} />}
    </Page>
  )
}
