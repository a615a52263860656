import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { relatedPeopleQuery } from './staff.queries.ts'

/** Staff and tenants: on whose behalf all these people work. */
export function Owners({ userId }: { userId: string }) {
  const { data = [] } = useQuery(relatedPeopleQuery(userId))
  const owners = data.filter(({ group }) => group === 'host')
  if (owners.length === 0) return null
  return (
    <Alert severity="info" icon={<UserRound size={20} aria-hidden />} sx={{ mb: 2 }}>
      {owners.length === 1 ? 'Mülk sahibi' : 'Mülk sahipleri'}:{' '}
      <strong>{owners.map(({ username }) => username).join(', ')}</strong>
    </Alert>
  )
}
