import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Phone, Search, UsersRound } from 'lucide-react'
import { showPhone } from '#domain/kernel/phone.ts'
import { mayManageStaff } from '#domain/people/staff/staff.rules.ts'
import { type VisibleStaff as Visible, visibleStaffFilter } from '#domain/people/staff/staff.schema.ts'
import { useDebouncedText } from '#web/list/debounced-text.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { SearchField } from '#web/list/SearchField.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { CardGrid } from '#web/ui/CardGrid.tsx'
import { FactRow } from '#web/ui/FactRow.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { PersonAvatar } from '#web/ui/PersonAvatar.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { Owners } from './Owners.tsx'
import { visibleStaffQuery } from './staff.queries.ts'
import { grantedFlags, stateColors, stateLabels } from './staff-words.ts'

interface Props {
  /** The list's state from the address. */
  search: { q?: string | undefined; page?: number | undefined; size?: number | undefined }
  type: 'authorised' | 'estate'
  title: string
  nobody: { title: string; owner: string; other: string }
}

/** The people to call: a read-only view of those whom the owner manages on another screen. */
export function VisibleStaff({ search, type, title, nobody }: Props) {
  const defaults = visibleStaffFilter.parse({ type })
  const [filter, setFilter] = useUrlFilter(search, visibleStaffFilter, defaults)
  const [text, setText] = useDebouncedText(filter.q, (q) => setFilter({ q, page: 1 }, { replace: true }))
  const me = useCurrentUser()
  const manages = me !== null && mayManageStaff({ role: me.user.role, roles: me.roles })
  const list = useQuery(visibleStaffQuery({ ...filter, type }))
  const { total } = list.data ?? {}

  return (
    <Page
      title={title}
      actions={
        manages && (
          <LinkButton to="/user-management" search={{ type }} variant="outlined">
            Kişileri yönet
          </LinkButton>
        )
      }
    >
      {me && !manages && <Owners userId={me.user.id} />}
      <ListScreen
        query={list}
        filter={filter}
        setFilter={setFilter}
        isFiltered={filter.q !== ''}
        filters={
          (filter.q || (total ?? 0) > 0) && (
            <SearchField label="Ad ara" text={text} onText={setText} fullWidth sx={{ mb: 1 }} />
          )
        }
        empty={
          <EmptyState
            icon={UsersRound}
            title={nobody.title}
            text={manages ? nobody.owner : nobody.other}
            action={
              manages && (
                <LinkButton to="/user-management" search={{ type }} variant="contained">
                  Kişi ekle
                </LinkButton>
              )
            }
          />
        }
        nothingFound={
          <EmptyState
            icon={Search}
            title={`“${filter.q}” için sonuç yok`}
            text="Adın bir parçasını yazmanız yeterli."
          />
        }
      >
        {(people) => (
          <CardGrid label={title} narrowest={320}>
            {people.map((person) => (
              <Card key={person.id} person={person} />
            ))}
          </CardGrid>
        )}
      </ListScreen>
    </Page>
  )
}

function Card({ person }: { person: Visible }) {
  const { details, properties, propertyCount, type } = person
  const flags = details ? grantedFlags({ ...details, type }) : []
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <PersonAvatar name={person.username} avatar={person.avatar} />
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {person.username}
            {person.self && ' (siz)'}
          </Typography>
          {details && (
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {details.email}
            </Typography>
          )}
        </Box>
        {details && details.state !== 'active' && (
          <Chip
            size="small"
            variant={details.state === 'invited' ? 'filled' : 'outlined'}
            color={stateColors[details.state]}
            label={details.state === 'invited' ? 'Davetli' : stateLabels[details.state]}
          />
        )}
      </Stack>
      <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {properties.length > 0
          ? properties.join(', ') +
            (propertyCount > properties.length ? `, +${propertyCount - properties.length} mülk` : '')
          : 'Mülk verilmedi'}
      </Typography>
      {details && (
        <Box sx={{ mt: 0.5 }}>
          <FactRow>
            {flags.length > 0 ? flags.map((flag) => <span key={flag}>{flag}</span>) : 'Yalnızca görüntüler'}
          </FactRow>
        </Box>
      )}
      {person.phoneNumber && <LinkPhone number={person.phoneNumber} name={person.username} />}
    </Paper>
  )
}

const LinkPhone = ({ number, name }: { number: string; name: string }) => (
  <Stack
    component="a"
    direction="row"
    spacing={1}
    href={`tel:${number}`}
    aria-label={`${name} kişisini ara: ${showPhone(number)}`}
    sx={{ mt: 1, minHeight: 44, alignItems: 'center', color: 'primary.main', fontWeight: 600, textDecoration: 'none' }}
  >
    <Phone size={18} aria-hidden />
    <span>{showPhone(number)}</span>
  </Stack>
)
