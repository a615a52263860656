import Stack from '@mui/material/Stack'
import type { ContractView } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { PaperSignaturesSection } from '#web/features/tenancy/paper-signatures/PaperSignaturesSection.tsx'
import { usePageName } from '#web/layout/page-names.ts'
import { Page } from '#web/ui/Page.tsx'
import { Section } from '#web/ui/Section.tsx'
import { WideAndNarrow } from '#web/ui/WideAndNarrow.tsx'
import { OldAndNew } from '../OldAndNew.tsx'
import { ApprovalsSection } from './ApprovalsSection.tsx'
import { ContractActions } from './ContractActions.tsx'
import { ContractStateSection } from './ContractStateSection.tsx'
import { DecisionSection } from './DecisionSection.tsx'
import { DocumentsSection } from './DocumentsSection.tsx'
import { PartiesSection } from './PartiesSection.tsx'
import { TermsSection } from './TermsSection.tsx'
import { TimelineSection } from './TimelineSection.tsx'

export function ContractPage({ view }: { view: ContractView }) {
  const { contract, actions } = view
  usePageName(`/viewContract/${contract.id}`, `Kontrat ${contract.short_id}`)
  return (
    <Page
      title={contract.property_title}
      subtitle={`Kontrat ${contract.short_id} · ${contract.tenant_names.join(', ')}`}
      actions={<ContractActions view={view} />}
    >
      <ContractStateSection view={view} />
      <WideAndNarrow>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          {actions.includes('decide') && <DecisionSection view={view} />}
          {view.previous && (
            <Section title="Önceki ve yeni dönem">
              <OldAndNew previous={view.previous} terms={contract.terms} bitisTarihi={contract.bitisTarihi} />
            </Section>
          )}
          <ApprovalsSection view={view} />
          <PaperSignaturesSection signatures={view.paper_signatures} />
          <TermsSection view={view} />
          <PartiesSection view={view} />
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <DocumentsSection view={view} />
          <TimelineSection events={view.events} earlier={view.earlier_events} />
        </Stack>
      </WideAndNarrow>
    </Page>
  )
}
