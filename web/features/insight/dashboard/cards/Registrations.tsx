import Stack from '@mui/material/Stack'
import type { AccountState } from '#domain/operations/admin/admin.schema.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'
import type { CardProps } from '../StartCards.tsx'

const countLabels: [AccountState, string][] = [
  ['pending', 'bekleyen'],
  ['active', 'aktif'],
  ['refused', 'reddedilen'],
  ['passive', 'pasif'],
]

/** How many accounts there are of each state; those that wait stand in the queue. */
export function Registrations({ view: { admin } }: CardProps) {
  if (!admin) return null
  const { counts } = admin.registrations
  return (
    <Section title="Hesaplar">
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {countLabels.map(([state, label]) => (
          <LinkButton
            key={state}
            size="small"
            variant="outlined"
            to="/admin-users"
            search={state === 'pending' ? {} : { state }}
            sx={{ borderRadius: 22, px: 1.5 }}
          >
            {counts[state]} {label}
          </LinkButton>
        ))}
      </Stack>
    </Section>
  )
}
