import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { extensionText, renewalText } from '#domain/tenancy/renewals/renewal-words.rules.ts'
import type { TenancyView } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'

/** The state of the tenancy's renewal, and the next step. */
export function RenewalSection({ tenancy }: { tenancy: TenancyView }) {
  const { renewal, rents, manage } = tenancy
  const { state, proposal } = renewal
  if (state === 'over') return null
  const extension = extensionText(renewal)
  const isAsked = state === 'waiting' || state === 'refused'
  return (
    <Section title="Yenileme">
      {extension && <Typography sx={{ mb: 1 }}>{extension}</Typography>}
      <Typography>{renewalText(renewal, { rents })}</Typography>
      <Stack direction="row" sx={{ mt: 2, gap: 1, flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
        {isAsked && proposal && (
          <LinkButton variant="contained" to="/viewContract/$contractId" params={{ contractId: proposal.id }}>
            {openLabel(state, rents)}
          </LinkButton>
        )}
        {manage && (state === 'open' || state === 'refused') && (
          <LinkButton
            variant={state === 'open' ? 'contained' : 'outlined'}
            to="/tenancy/$tenancyId/renewal"
            params={{ tenancyId: tenancy.id }}
          >
            {state === 'open' ? 'Yenileme teklifini hazırla' : 'Yeni teklif hazırla'}
          </LinkButton>
        )}
      </Stack>
    </Section>
  )
}

const openLabel = (state: 'waiting' | 'refused', rents: boolean) => {
  if (rents) return state === 'waiting' ? 'Oku ve karar ver' : 'Teklifi aç'
  return state === 'waiting' ? 'Teklifi aç' : 'İsteğe bak'
}
