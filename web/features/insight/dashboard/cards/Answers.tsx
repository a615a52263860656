import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { WaitingList } from '#web/features/tenancy/contracts/list/WaitingList.tsx'
import { LinkButton, TextLink, thumbRoom } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'
import type { CardProps } from '../StartCards.tsx'

/** Contracts that still lack an answer, with a button to remind the person. */
export function Answers({ view: { landlord } }: CardProps) {
  if (!landlord || landlord.answers.documents.length === 0) return null
  const { documents, total } = landlord.answers
  return (
    <Section title="Yanıt bekleyen kontratlar">
      <Box component="ul" aria-label="Yanıt bekleyen kontratlar" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {documents.map((contract) => (
          <Box
            component="li"
            key={contract.id}
            sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' }, '&:first-of-type': { pt: 0 } }}
          >
            <Typography sx={{ fontWeight: 600, mb: 0.5, overflowWrap: 'anywhere' }}>
              <TextLink to="/viewContract/$contractId" params={{ contractId: contract.id }} sx={thumbRoom}>
                {contract.property_title}
              </TextLink>
            </Typography>
            <WaitingList contract={contract} />
          </Box>
        ))}
      </Box>
      {total > documents.length && (
        <LinkButton to="/contracts" search={{ state: 'waiting' }} sx={{ mt: 1, ml: -1 }}>
          Bekleyenlerin hepsi ({total})
        </LinkButton>
      )}
    </Section>
  )
}
