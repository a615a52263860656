import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { mayWriteTo } from '#domain/chat/chat.rules.ts'
import { showPhone } from '#domain/kernel/phone.ts'
import type { PropertyDetail, RelatedPerson } from '#domain/properties/property-detail.api.ts'
import { WriteButton } from '#web/features/chat/WriteButton.tsx'
import { PersonAvatar } from '#web/ui/PersonAvatar.tsx'
import { Section } from '#web/ui/Section.tsx'
import { UnlessFailed } from './UnlessFailed.tsx'

export function PeopleSection({ detail }: { detail: PropertyDetail }) {
  const people = [...(detail.owner ? [detail.owner] : []), ...detail.users]
  return (
    <Section title="Kişiler">
      <UnlessFailed detail={detail} parts={['owner', 'users']}>
        <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {people.map((person) => (
            <Box
              component="li"
              key={`${person.relation}${person.id}`}
              sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}
            >
              <Person person={person} />
              {mayWriteTo(detail.relation, person.relation) && (
                <WriteButton userId={person.id} name={person.username} compact />
              )}
            </Box>
          ))}
        </Stack>
      </UnlessFailed>
    </Section>
  )
}

export function Person({ person }: { person: RelatedPerson }) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', minWidth: 0 }}>
      <PersonAvatar name={person.username} avatar={person.avatar} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{person.username}</Typography>
        <Typography variant="body2" color="textSecondary">
          {person.role}
        </Typography>
        <Contact email={person.email} phone={person.phoneNumber} />
      </Box>
    </Box>
  )
}

/** Tapping an address writes, tapping a number calls. */
function Contact({ email, phone }: { email: string | null; phone: string | null }) {
  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      {email && (
        <Link href={`mailto:${email}`} variant="body2" sx={{ overflowWrap: 'anywhere', py: { xs: 1.25, sm: 0.5 } }}>
          {email}
        </Link>
      )}
      {phone && (
        <Link href={`tel:${phone}`} variant="body2" sx={{ py: { xs: 1.25, sm: 0.5 } }}>
          {showPhone(phone)}
        </Link>
      )}
    </Stack>
  )
}
