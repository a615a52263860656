import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { showMoney } from '#domain/kernel/money.ts'
import { calculation, increaseStateText } from '#domain/tenancy/rent-increases/increase-words.rules.ts'
import { increaseInforms } from '#domain/tenancy/rent-increases/rent-increases.messages.ts'
import type { IncreaseView } from '#domain/tenancy/rent-increases/rent-increases.schema.ts'
import { AskedPaper } from '#web/features/tenancy/papers/AskedPaper.tsx'
import { FactList } from '#web/ui/FactList.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Section } from '#web/ui/Section.tsx'
import { EarlierIncreases } from './EarlierIncreases.tsx'
import { IncreaseActions } from './IncreaseActions.tsx'
import { IncreaseForm } from './IncreaseForm.tsx'

/** The current increase for either side: state, calculation, proposal and answer. */
export function RentIncreasePage({ view }: { view: IncreaseView }) {
  const { record, proposal, rents, can, year, paper } = view
  return (
    <Page
      title="Kira artışı"
      subtitle={`${view.property_title} · ${rents ? view.owner_name : view.tenant_names.join(', ')}`}
      actions={
        <LinkButton to="/tenancy/$tenancyId" params={{ tenancyId: view.tenancy_id }} variant="outlined">
          Kiracılığa dön
        </LinkButton>
      }
    >
      <Stack spacing={2} sx={{ maxWidth: 960 }}>
        <Section title="Durum">
          <Typography>
            {increaseStateText(view, { rents }) ?? 'Kiracılık sona eriyor ya da erdi; artık artış önerilmez.'}
          </Typography>
          {record?.objection && (
            <Box component="blockquote" sx={{ m: 0, mt: 1.5, pl: 2, borderLeft: 3, borderColor: 'error.main' }}>
              <Typography variant="body2" color="textSecondary">
                {record.objected_by} itirazında şunu yazdı:
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{record.objection}</Typography>
            </Box>
          )}
          <IncreaseActions view={view} />
        </Section>
        {can.send && proposal && (
          <IncreaseForm
            key={`${view.contract} ${year.start} ${record?.id} ${proposal.current_rent}`}
            view={view}
            proposal={proposal}
          />
        )}
        {paper && <AskedPaper paper={paper} />}
        {proposal && view.state !== 'over' && (
          // The document above has its own calculation, as of the day it was sent.
          <Section title="Hesap" about={paper ? 'bugünkü kayıtlara göre' : undefined}>
            <FactList narrowest={290} facts={calculation(proposal, view.terms)} />
            {view.clause_rent !== null && (
              <Typography sx={{ mt: 2 }}>
                Kontrattaki artış şartı her kira yılında istenmiş olsaydı aylık kira bugün{' '}
                {showMoney(view.clause_rent, view.currency)} olurdu. Hesapta son anlaşılan kira durur:{' '}
                {showMoney(view.current_rent, view.currency)}.
              </Typography>
            )}
          </Section>
        )}
        <EarlierIncreases records={view.earlier} />
        <Typography variant="body2" color="textSecondary">
          {increaseInforms}
        </Typography>
      </Stack>
    </Page>
  )
}
