import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { isRecentlyOnline } from '#domain/people/chat/chat.rules.ts'
import { WriteButton } from '#web/features/people/chat/WriteButton.tsx'
import { relatedPeopleQuery } from './staff.queries.ts'

/** For staff and tenants: the owner on whose behalf these people work. */
export function Owners({ userId }: { userId: string }) {
  const { data = [] } = useQuery(relatedPeopleQuery(userId))
  const owners = data.filter(({ group }) => group === 'host')
  if (owners.length === 0) return null
  const now = new Date()
  return (
    <Alert
      severity="info"
      icon={<UserRound size={20} aria-hidden />}
      action={owners.length === 1 && <WriteButton userId={owners[0]!.id} name={owners[0]!.username} />}
      sx={{ mb: 2, alignItems: 'center' }}
    >
      {owners.length === 1 ? 'Mülk sahibi' : 'Mülk sahipleri'}:{' '}
      <strong>
        {owners
          .map(({ username, last_seen }) => `${username}${isRecentlyOnline(last_seen, now) ? ' (çevrimiçi)' : ''}`)
          .join(', ')}
      </strong>
    </Alert>
  )
}
