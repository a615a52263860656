import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { showPhone } from '#domain/kernel/phone.ts'
import { mayWriteTo } from '#domain/people/chat/chat.rules.ts'
import type { PropertyDetail, RelatedPerson } from '#domain/property/properties/property-detail.api.ts'
import { WriteButton } from '#web/features/people/chat/WriteButton.tsx'
import { useCurrentUser } from '#web/session/current-user.ts'
import { PersonAvatar } from '#web/ui/PersonAvatar.tsx'
import { Section } from '#web/ui/Section.tsx'
import { UnlessFailed } from './UnlessFailed.tsx'

const shownAtFirst = 3

/** Most important person for the viewer first: the other party of the tenancy first, the viewer last. */
function byImportance({ owner, users, relation }: PropertyDetail, own: string | undefined): RelatedPerson[] {
  const rank = (person: RelatedPerson) => {
    if (person.id === own) return 3
    if (person.relation === 'tenant') return relation === 'tenant' ? 1 : 0
    return person.relation === 'owner' ? 0 : 2
  }
  return [...users, ...(owner ? [owner] : [])].toSorted((one, other) => rank(one) - rank(other))
}

export function PeopleSection({ detail }: { detail: PropertyDetail }) {
  const [all, setAll] = useState(false)
  const people = byImportance(detail, useCurrentUser()?.user.id)
  const shown = all ? people : people.slice(0, shownAtFirst)
  return (
    <Section title="Kişiler">
      <UnlessFailed detail={detail} parts={['owner', 'users']}>
        <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {shown.map((person) => (
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
        {shown.length < people.length && (
          <Button onClick={() => setAll(true)} sx={{ mt: 1, ml: -1 }}>
            Tümünü göster ({people.length})
          </Button>
        )}
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

/** The address opens the mail program; the number starts a call. */
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
