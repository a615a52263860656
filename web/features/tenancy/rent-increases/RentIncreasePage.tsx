import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { increaseStateText } from '#domain/tenancy/rent-increases/increase-words.rules.ts'
import { increaseInforms } from '#domain/tenancy/rent-increases/rent-increases.messages.ts'
import type { IncreaseView } from '#domain/tenancy/rent-increases/rent-increases.schema.ts'
import { AskedPaper } from '#web/features/tenancy/papers/AskedPaper.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Section } from '#web/ui/Section.tsx'
import { EarlierIncreases } from './EarlierIncreases.tsx'
import { IncreaseActions } from './IncreaseActions.tsx'
import { IncreaseBasis } from './IncreaseBasis.tsx'
import { IncreaseCurve } from './IncreaseCurve.tsx'
import { IncreaseInstrument } from './IncreaseInstrument.tsx'
import { NewRent } from './NewRent.tsx'

/** The current increase for either side: state, calculation, proposal and answer. */
export function RentIncreasePage({ view }: { view: IncreaseView }) {
  const { record, proposal, rents, year, paper, state } = view
  const isPrepared = proposal !== null && view.can.prepare
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
      <Stack spacing={2}>
        {(!isPrepared || record) && <StateSection view={view} />}
        {isPrepared && (
          <IncreaseInstrument
            key={`${view.contract} ${year.start} ${record?.id} ${proposal.current_rent}`}
            view={view}
            proposal={proposal}
          />
        )}
        {paper && <AskedPaper paper={paper} />}
        {!isPrepared && proposal && state !== 'over' && (
          <>
            <IncreaseCurve view={view} proposal={proposal} />
            <IncreaseBasis view={view} proposal={proposal} />
          </>
        )}
        <EarlierIncreases records={view.earlier} gross={view.gross} />
        <Typography variant="body2" color="textSecondary">
          {increaseInforms}
        </Typography>
      </Stack>
    </Page>
  )
}

function StateSection({ view }: { view: IncreaseView }) {
  const { record, rents } = view
  return (
    <Section title="Durum">
      {record && (view.state === 'sent' || view.state === 'agreed') && (
        <Box sx={{ mb: 2 }}>
          <NewRent
            earlier={view.state === 'agreed' ? 'Önceden' : 'Bugün'}
            before={record.old_rent}
            after={record.new_rent}
            currency={record.currency}
            gross={view.gross}
          />
        </Box>
      )}
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
  )
}
