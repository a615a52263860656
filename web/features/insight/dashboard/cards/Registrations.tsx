import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { relativeTime, showDateTime } from '#domain/kernel/dates.ts'
import type { UserRow } from '#domain/operations/admin/admin.api.ts'
import type { AccountState } from '#domain/operations/admin/admin.schema.ts'
import { identityLabel } from '#web/features/operations/admin/account-states.ts'
import { UserActions } from '#web/features/operations/admin/UserActions.tsx'
import { EmailAddress } from '#web/ui/EmailAddress.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { PersonAvatar } from '#web/ui/PersonAvatar.tsx'
import { WaitingRow } from '#web/ui/WaitingRow.tsx'
import type { CardProps } from '../StartCards.tsx'

const countLabels: [AccountState, string][] = [
  ['pending', 'bekleyen'],
  ['active', 'aktif'],
  ['refused', 'reddedilen'],
  ['passive', 'pasif'],
]

/** Registrations that an administrator can decide on without leaving the start screen. */
export function Registrations({ view: { admin } }: CardProps) {
  if (!admin) return null
  const { counts, waiting } = admin.registrations
  return (
    <Paper component="section" variant="outlined" aria-labelledby="waiting-title" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="waiting-title" variant="h2">
        Onay bekleyen kayıtlar
      </Typography>
      <Stack
        direction="row"
        sx={{ gap: 1, mt: 1, py: 0.5, overflowX: 'auto', mx: { xs: -2, sm: 0 }, px: { xs: 2, sm: 0 } }}
      >
        {countLabels.map(([state, label]) => (
          <LinkButton
            key={state}
            size="small"
            {...(state === 'pending' && counts.pending > 0
              ? { variant: 'contained', color: 'secondary' }
              : { variant: 'outlined', color: 'primary' })}
            to="/admin-users"
            search={state === 'pending' ? {} : { state }}
            sx={{ borderRadius: 22, px: 1.5, flexShrink: 0 }}
          >
            {counts[state]} {label}
          </LinkButton>
        ))}
      </Stack>
      {waiting.length === 0 && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          Bekleyen kayıt yok. Yeni bir kayıt geldiğinde burada görünür.
        </Typography>
      )}
      {waiting.length > 0 && (
        <Box component="ul" aria-label="Onay bekleyenler" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {waiting.map((user) => (
            <Waiting key={user.id} user={user} />
          ))}
        </Box>
      )}
      {counts.pending > waiting.length && (
        <LinkButton to="/admin-users" sx={{ mt: 1 }}>
          Bekleyenlerin tümünü gör
        </LinkButton>
      )}
    </Paper>
  )
}

const Waiting = ({ user }: { user: UserRow }) => (
  <WaitingRow>
    <Stack direction="row" spacing={1.5} sx={{ minWidth: 0 }}>
      <PersonAvatar name={user.username} avatar={user.avatar} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{user.username}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <EmailAddress email={user.email} />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {user.roleTitle} ·{' '}
          <time dateTime={user.created_at} title={showDateTime(user.created_at)}>
            {relativeTime(user.created_at, new Date())}
          </time>{' '}
          · {identityLabel(user.identity_mode)}
        </Typography>
      </Box>
    </Stack>
    <Box sx={{ flexShrink: 0, alignSelf: { xs: 'flex-end', sm: 'center' } }}>
      <UserActions user={user} />
    </Box>
  </WaitingRow>
)
