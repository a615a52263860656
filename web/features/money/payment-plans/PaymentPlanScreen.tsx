import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { refreshTenancies } from '#web/cache/tenancies.keys.ts'
import { isMissing, unlessMissing } from '#web/lib/missing.ts'
import { useLive } from '#web/lib/socket.ts'
import { Page } from '#web/ui/Page.tsx'
import { UnreadTenancy } from '#web/ui/UnreadTenancy.tsx'
import { WideAndNarrow } from '#web/ui/WideAndNarrow.tsx'
import { OpeningSection } from './OpeningSection.tsx'
import { PlanForm } from './PlanForm.tsx'
import { PlanHistory, PlanSummary, UpcomingSection } from './PlanSummary.tsx'
import { paymentPlanQuery } from './payment-plans.queries.ts'
import { RemindersSection } from './RemindersSection.tsx'
import { RentsSection } from './RentsSection.tsx'

export default function PaymentPlanScreen() {
  const { tenancyId } = useParams({ from: '/app/tenancy/$tenancyId/plan' })
  useLive('contractChanged', refreshTenancies)
  const found = useQuery({ ...paymentPlanQuery(tenancyId), retry: unlessMissing })
  const { data } = found
  if (!data || isMissing(found.error)) return <UnreadTenancy title="Ödeme planı" what="Kiracılık" found={found} />
  return (
    <Page title="Ödeme planı" subtitle={`${data.property_title} · ${data.tenant_names.join(', ')}`}>
      <WideAndNarrow>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          {data.manage ? <PlanForm view={data} /> : <PlanSummary view={data} />}
          <RentsSection view={data} />
          {data.manage && <OpeningSection view={data} />}
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <UpcomingSection view={data} />
          <RemindersSection view={data} />
          <PlanHistory view={data} />
        </Stack>
      </WideAndNarrow>
    </Page>
  )
}
