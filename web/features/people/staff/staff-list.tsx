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
import { staffLabels } from '#domain/access/roles.ts'
import { relativeTime, showDate } from '#domain/kernel/dates.ts'
import { showPhone } from '#domain/kernel/phone.ts'
import { lower } from '#domain/kernel/turkish-text.ts'
import type { StaffRow } from '#domain/people/staff/staff.schema.ts'
import { FactRow } from '#web/ui/FactRow.tsx'
import { PersonAvatar } from '#web/ui/PersonAvatar.tsx'
import { StaffActions } from './StaffActions.tsx'
import { grantedFlags, stateColors, stateText } from './staff-words.ts'

interface Props {
  people: StaffRow[]
  onEdit: (id: string) => void
}

function Person({ person }: { person: StaffRow }) {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      <PersonAvatar name={person.username} avatar={person.avatar} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{person.username}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {person.email}
        </Typography>
        {person.phoneNumber && (
          <Typography variant="body2" color="textSecondary">
            {showPhone(person.phoneNumber)}
          </Typography>
        )}
      </Box>
    </Stack>
  )
}

const StateChip = ({ person }: { person: StaffRow }) => (
  <Chip
    size="small"
    // Brass has enough contrast as a background, but not as text.
    variant={person.state === 'invited' ? 'filled' : 'outlined'}
    color={stateColors[person.state]}
    label={stateText(person)}
    sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 } }}
  />
)

function LastSeen({ person }: { person: StaffRow }) {
  const [text, at] =
    person.state === 'invited' ? (['Davet', person.invited_at] as const) : (['Son görülme', person.last_seen] as const)
  if (!at) return null
  return (
    <Typography variant="body2" color="textSecondary" noWrap>
      {text}: <time dateTime={at}>{lower(relativeTime(at, new Date()))}</time>
    </Typography>
  )
}

function Period({ person: { since, until, state } }: { person: StaffRow }) {
  const upcoming = state === 'upcoming' && `${showDate(since)} günü başlar`
  const text = upcoming || (until ? `${showDate(since)} – ${showDate(until)}` : `${showDate(since)} tarihinden beri`)
  return (
    <Typography variant="body2" color="textSecondary">
      {text}
    </Typography>
  )
}

function Grants({ person }: { person: StaffRow }) {
  const { properties, propertyCount, acts_on_all } = person
  const flags = grantedFlags(person)
  const named = properties.map(({ baslik, pay, payda }) => (pay && payda ? `${baslik} (${pay}/${payda})` : baslik))
  const more = propertyCount - properties.length
  const everything = acts_on_all ? ['Bütün mülkler'] : []
  const titles = [...everything, ...named, ...(more > 0 ? [`+${more} mülk`] : [])].join(', ')
  return (
    <Stack spacing={0.5} sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color={titles ? 'textPrimary' : 'textSecondary'}>
        {titles || 'Mülk verilmedi'}
      </Typography>
      {(titles || flags.length > 0) && (
        <FactRow>
          {flags.length > 0 ? flags.map((flag) => <span key={flag}>{flag}</span>) : 'Yalnızca görüntüler'}
        </FactRow>
      )}
    </Stack>
  )
}

export function StaffTable({ people, onEdit }: Props) {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table
        aria-label="Kişiler"
        sx={{ '& td, & th': { borderColor: 'divider', px: 1.25 }, '& tbody tr:last-of-type td': { border: 0 } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Kişi</TableCell>
            <TableCell>Rol ve durum</TableCell>
            <TableCell>Mülkler ve yetkiler</TableCell>
            <TableCell align="right">İşlemler</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {people.map((person) => (
            <TableRow key={person.id} hover>
              <TableCell component="th" scope="row" sx={{ minWidth: 240 }}>
                <Person person={person} />
              </TableCell>
              <TableCell sx={{ width: 170 }}>
                <Typography variant="body2" sx={{ mb: 0.5 }}>
                  {staffLabels[person.type]}
                </Typography>
                <StateChip person={person} />
                <Period person={person} />
                <LastSeen person={person} />
              </TableCell>
              <TableCell sx={{ minWidth: 180 }}>
                <Grants person={person} />
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap', pl: 0, pr: 1 }}>
                <StaffActions person={person} onEdit={() => onEdit(person.id)} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

export function StaffCards({ people, onEdit }: Props) {
  return (
    <Stack component="ul" aria-label="Kişiler" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {people.map((person) => (
        <Paper component="li" variant="outlined" key={person.id} sx={{ p: 2 }}>
          <Person person={person} />
          <Stack direction="row" sx={{ my: 1.5, alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {staffLabels[person.type]}
            </Typography>
            <StateChip person={person} />
            <Period person={person} />
            <LastSeen person={person} />
          </Stack>
          <Grants person={person} />
          <Stack direction="row" sx={{ mt: 1, mx: -1, justifyContent: 'flex-end' }}>
            <StaffActions person={person} onEdit={() => onEdit(person.id)} />
          </Stack>
        </Paper>
      ))}
    </Stack>
  )
}
