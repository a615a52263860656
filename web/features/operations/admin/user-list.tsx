import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { relativeTime, showDateTime } from '#domain/kernel/dates.ts'
import type { UserRow } from '#domain/operations/admin/admin.api.ts'
import { EmailAddress } from '#web/ui/EmailAddress.tsx'
import { PersonAvatar } from '#web/ui/PersonAvatar.tsx'
import { identityLabel, isVerified, stateColors, stateLabels } from './account-states.ts'
import { useJustApproved } from './just-approved.ts'
import { UserActions } from './UserActions.tsx'

interface Props {
  users: UserRow[]
  ownId: string | null
}

const actionsOf = (user: UserRow, ownId: string | null) =>
  user.id === ownId ? (
    <Typography variant="body2" color="textSecondary">
      Sizin hesabınız
    </Typography>
  ) : (
    <UserActions user={user} />
  )

function Person({ user }: { user: UserRow }) {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      <PersonAvatar name={user.username} avatar={user.avatar} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{user.username}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <EmailAddress email={user.email} />
        </Typography>
      </Box>
    </Stack>
  )
}

function StateChip({ user }: { user: UserRow }) {
  const state = useJustApproved(user.id) ? 'active' : user.state
  return (
    <Chip
      size="small"
      // Brass has enough contrast as a background, but not as text.
      variant={state === 'pending' ? 'filled' : 'outlined'}
      color={stateColors[state]}
      label={stateLabels[state]}
    />
  )
}

function Identity({ user }: { user: UserRow }) {
  const Icon = isVerified(user.identity_mode) ? ShieldCheck : ShieldAlert
  return (
    <Stack direction="row" spacing={0.75} sx={{ alignItems: 'flex-start', color: 'text.secondary' }}>
      <Icon size={16} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
      <Typography variant="body2">{identityLabel(user.identity_mode)}</Typography>
    </Stack>
  )
}

const Registered = ({ user }: { user: UserRow }) => (
  <time dateTime={user.created_at} title={showDateTime(user.created_at)}>
    {relativeTime(user.created_at, new Date())}
  </time>
)

const Reason = ({ user }: { user: UserRow }) =>
  user.state === 'refused' && user.refusal_reason ? (
    <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
      Gerekçe: {user.refusal_reason}
    </Typography>
  ) : null

export function UserTable({ users, ownId }: Props) {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table
        aria-label="Kullanıcılar"
        sx={{ '& td, & th': { borderColor: 'divider' }, '& tbody tr:last-of-type td': { border: 0 } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Kullanıcı</TableCell>
            <TableCell sx={{ width: 168 }}>Rol ve durum</TableCell>
            <TableCell sx={{ width: 228 }}>Kayıt ve kimlik</TableCell>
            <TableCell align="right">İşlemler</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {users.map((user) => (
            <TableRow key={user.id} hover>
              <TableCell component="th" scope="row">
                <Person user={user} />
              </TableCell>
              <TableCell>
                <Typography variant="body2" sx={{ mb: 0.5 }}>
                  {user.roleTitle}
                </Typography>
                <StateChip user={user} />
                <Reason user={user} />
              </TableCell>
              <TableCell>
                <Typography variant="body2" sx={{ mb: 0.5 }}>
                  <Registered user={user} />
                </Typography>
                <Identity user={user} />
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {actionsOf(user, ownId)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

export function UserCards({ users, ownId }: Props) {
  return (
    <Stack component="ul" aria-label="Kullanıcılar" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {users.map((user) => (
        <Paper component="li" variant="outlined" key={user.id} sx={{ p: 2 }}>
          <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
            <Person user={user} />
            {user.id !== ownId && user.state === 'active' && <UserActions user={user} />}
          </Stack>
          <Stack
            direction="row"
            sx={{ mt: 1.5, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}
          >
            <Typography variant="body2">
              {user.roleTitle} · <Registered user={user} />
            </Typography>
            <StateChip user={user} />
          </Stack>
          <Reason user={user} />
          <Box sx={{ mt: 1 }}>
            <Identity user={user} />
          </Box>
          {(user.id === ownId || user.state !== 'active') && (
            <Stack direction="row" sx={{ mt: 1.5, justifyContent: 'flex-end' }}>
              {actionsOf(user, ownId)}
            </Stack>
          )}
        </Paper>
      ))}
    </Stack>
  )
}
