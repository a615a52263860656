import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { paperNames } from '#domain/tenancy/papers/paper-kinds.rules.ts'
import { increasePaper } from '#domain/tenancy/rent-increases/increase-paper.rules.ts'
import type { IncreaseProposal, IncreaseView } from '#domain/tenancy/rent-increases/rent-increases.schema.ts'
import { Facts } from '#web/features/tenancy/contracts/decide/ContractText.tsx'
import { textSizes } from '#web/ui/theme.ts'

interface Props {
  view: IncreaseView
  proposal: IncreaseProposal
  chosen: { rent: number; from_on: string; note: string }
}

/** The letter as the tenant will read it, while it is being written. */
export function LetterPreview({ view, proposal, chosen }: Props) {
  const { declaration, sections } = increasePaper({
    increase: {
      year_start: proposal.year.start,
      from_on: chosen.from_on,
      old_rent: proposal.current_rent,
      new_rent: chosen.rent,
      currency: view.currency,
      note: chosen.note,
      gross: view.gross,
    },
    proposal,
    contract: view.contract,
    terms: view.terms,
  })
  return (
    <Box
      component="section"
      aria-label="Mektubun önizlemesi"
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.5,
        boxShadow: '0 1px 2px rgb(12 50 58 / 8%), 0 14px 36px rgb(12 50 58 / 10%)',
        px: { xs: 2, sm: 4 },
        py: { xs: 3, sm: 4 },
        minWidth: 0,
        // Notes and long addresses are part of the letter, but must not widen it.
        overflowWrap: 'anywhere',
      }}
    >
      <Typography variant="body2" color="textSecondary">
        Kiracının okuyacağı mektup
      </Typography>
      <Typography variant="h2" sx={{ mt: 0.5, mb: 2 }}>
        {paperNames.rent_increase.title}
      </Typography>
      <Facts
        facts={[
          ['Kiralanan', view.property_title],
          ['Adres', view.property_address],
          ['Kiraya veren', view.owner_name],
          ['Kiracı', view.tenant_names.join(', ')],
        ]}
      />
      <Typography sx={{ my: 2, py: 2, borderBlock: 1, borderColor: 'divider', fontWeight: 600 }}>
        {declaration}
      </Typography>
      {sections.map((section, index) => (
        <Box key={section.title} sx={{ '& + &': { mt: 2.5 } }}>
          {index > 0 && (
            <Typography variant="h3" sx={{ mb: 1 }}>
              {section.title}
            </Typography>
          )}
          <Facts facts={section.facts} />
          {section.text && (
            <Typography
              sx={{
                mt: 1.5,
                whiteSpace: 'pre-line',
                ...(index === 0
                  ? { pl: 1.5, borderLeft: 3, borderColor: 'divider' }
                  : { color: 'text.secondary', fontSize: textSizes.plain }),
              }}
            >
              {section.text}
            </Typography>
          )}
        </Box>
      ))}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2.5 }}>
        Gönderince numara alır ve değiştirilemez; kiracı onaylar ya da itiraz eder.
      </Typography>
    </Box>
  )
}
