import Stack from '@mui/material/Stack'
import { Scale } from 'lucide-react'
import { showDate } from '#domain/kernel/dates.ts'
import type { TenancyView } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { LedgerSection } from '#web/features/money/statements/LedgerSection.tsx'
import { EndingSection } from '#web/features/tenancy/endings/EndingSection.tsx'
import { HandoverSection } from '#web/features/tenancy/handovers/HandoverSection.tsx'
import { AddendaSection } from '#web/features/tenancy/papers/addenda/AddendaSection.tsx'
import { RenewalSection } from '#web/features/tenancy/renewals/RenewalSection.tsx'
import { RentIncreaseSection } from '#web/features/tenancy/rent-increases/RentIncreaseSection.tsx'
import { UndertakingsSection } from '#web/features/tenancy/undertakings/UndertakingsSection.tsx'
import { usePageName } from '#web/layout/page-names.ts'
import { FactList } from '#web/ui/FactList.tsx'
import { LinkButton, TextLink } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Section } from '#web/ui/Section.tsx'
import { WideAndNarrow } from '#web/ui/WideAndNarrow.tsx'
import { TenancyContracts } from './TenancyContracts.tsx'

export function TenancyPage({ tenancy }: { tenancy: TenancyView }) {
  usePageName(`/tenancy/${tenancy.id}`, tenancy.tenant_names.join(', '))
  return (
    <Page title={tenancy.property_title} subtitle={`Kiracılık · ${tenancy.tenant_names.join(', ')}`}>
      <WideAndNarrow>
        {/* Actions come first, with the facts beside them. */}
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <RenewalSection tenancy={tenancy} />
          <RentIncreaseSection tenancy={tenancy} />
          <HandoverSection tenancy={tenancy} kind="in" />
          <EndingSection tenancy={tenancy} />
          <HandoverSection tenancy={tenancy} kind="out" />
          <TenancyContracts contracts={tenancy.contracts} />
          <AddendaSection tenancy={tenancy} />
          <UndertakingsSection tenancy={tenancy} />
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          {tenancy.account_open && <LedgerSection tenancy={tenancy.id} rents={tenancy.rents} left={tenancy.left} />}
          <KnownSection tenancy={tenancy} />
          {tenancy.account_open && !tenancy.rents && (
            <LinkButton
              to="/tenancy/$tenancyId/arrears"
              params={{ tenancyId: tenancy.id }}
              variant="outlined"
              startIcon={<Scale size={18} aria-hidden />}
            >
              Alacak dosyası
            </LinkButton>
          )}
        </Stack>
      </WideAndNarrow>
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
        ['Son gün', tenancy.ended_on && showDate(tenancy.ended_on)],
      ]}
    />
  </Section>
)
