import Typography from '@mui/material/Typography'
import { increaseStateText } from '#domain/tenancy/rent-increases/increase-words.rules.ts'
import type { IncreaseState } from '#domain/tenancy/rent-increases/rent-increases.rules.ts'
import type { TenancyView } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'

const labelFor = (state: IncreaseState, { rents, manage }: Pick<TenancyView, 'rents' | 'manage'>) => {
  if (state === 'sent' && rents) return 'Oku ve karar ver'
  return manage && !rents && (state === 'open' || state === 'objected') ? 'Artışı hazırla' : 'Kira artışını aç'
}

/** On the tenancy's page: the rent, the next rent year, and whether something must be done. */
export function RentIncreaseSection({ tenancy }: { tenancy: TenancyView }) {
  const { rent_increase, rents, manage } = tenancy
  const { state } = rent_increase
  const text = increaseStateText(rent_increase, { rents })
  if (!text) return null
  const isUrgent = (state === 'sent' && rents) || (manage && !rents && (state === 'open' || state === 'objected'))
  return (
    <Section title="Kira artışı">
      <Typography>{text}</Typography>
      <LinkButton
        to="/tenancy/$tenancyId/increase"
        params={{ tenancyId: tenancy.id }}
        variant={isUrgent ? 'contained' : 'outlined'}
        sx={{ mt: 2 }}
      >
        {labelFor(state, tenancy)}
      </LinkButton>
    </Section>
  )
}
