import Stack from '@mui/material/Stack'
import { isoDate, showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { TenancyView } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { AddendaSection } from '#web/features/tenancy/papers/addenda/AddendaSection.tsx'
import { UndertakingsSection } from '#web/features/tenancy/undertakings/UndertakingsSection.tsx'
import { usePageName } from '#web/layout/page-names.ts'
import { FactList } from '#web/ui/FactList.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Section } from '#web/ui/Section.tsx'
import { WideAndNarrow } from '#web/ui/WideAndNarrow.tsx'
import { NextStepCard } from './NextStepCard.tsx'
import { nextStep } from './next-step.ts'
import { MonthsSection, TenancySummary } from './TenancySummary.tsx'
import { TenancyTopics } from './TenancyTopics.tsx'

export function TenancyPage({ tenancy }: { tenancy: TenancyView }) {
  usePageName(`/tenancy/${tenancy.id}`, tenancy.tenant_names.join(', '))
  const today = isoDate(new Date())
  const step = nextStep(tenancy, today)
  const others = tenancy.rents ? tenancy.owner_name : tenancy.tenant_names.join(', ')
  return (
    <Page title={tenancy.property_title} subtitle={`Kiracılık · ${others}`}>
      <Stack spacing={2}>
        <TenancySummary tenancy={tenancy} today={today} />
        {step && <NextStepCard step={step} tenancyId={tenancy.id} />}
        <MonthsSection tenancy={tenancy} />
        <WideAndNarrow>
          <TenancyTopics tenancy={tenancy} today={today} step={step} />
          <Stack spacing={2} sx={{ minWidth: 0 }}>
            <KnownSection tenancy={tenancy} />
            <AddendaSection tenancy={tenancy} />
            <UndertakingsSection tenancy={tenancy} />
          </Stack>
        </WideAndNarrow>
      </Stack>
    </Page>
  )
}

const KnownSection = ({ tenancy }: { tenancy: TenancyView }) => (
  <Section
    title="Bilgiler"
    aside={
      tenancy.property_open && (
        <TextLink to="/property-detail/$id" params={{ id: tenancy.property_id }} sx={{ py: 1 }}>
          Mülkü aç
        </TextLink>
      )
    }
  >
    <FactList
      facts={[
        ['Adres', tenancy.address],
        ['Kiraya veren', tenancy.owner_name],
        [tenancy.tenant_names.length > 1 ? 'Kiracılar' : 'Kiracı', tenancy.tenant_names.join(', ')],
        ['Başlangıç', showDate(tenancy.started_on)],
        ['Eldeki depozito', depositText(tenancy)],
      ]}
    />
  </Section>
)

/** What the landlord holds of the deposit, for people who may read the account. */
const depositText = ({ money }: TenancyView) =>
  money?.figures
    .filter(({ deposit_held }) => deposit_held > 0)
    .map(({ deposit_held, currency }) => showMoney(deposit_held, currency))
    .join(' + ')
