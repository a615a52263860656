import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Search, UserCheck } from 'lucide-react'
import { userFilter } from '#domain/operations/admin/admin.schema.ts'
import { useKeepMenuBadge } from '#web/layout/menu-badges.ts'
import { useDebouncedText } from '#web/list/debounced-text.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { SearchField } from '#web/list/SearchField.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { Choice } from '#web/ui/Choice.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { useTabInSight } from '#web/ui/tab-in-sight.ts'
import { useWiderThan } from '#web/ui/use-width.ts'
import { summaryQuery, usersQuery } from './admin.queries.ts'
import { UserCards, UserTable } from './user-list.tsx'

const tabs = [
  { state: 'pending', label: 'Bekleyenler' },
  { state: 'all', label: 'Tümü' },
  { state: 'active', label: 'Aktif' },
  { state: 'refused', label: 'Reddedilen' },
  { state: 'passive', label: 'Pasif' },
] as const

const defaults = { ...userFilter.parse({}), state: 'pending' as const }

export default function UsersScreen() {
  const [filter, setFilter] = useUrlFilter(useSearch({ from: '/app/admin-users' }), userFilter, defaults)
  const [text, setText] = useDebouncedText(filter.q, (q) => setFilter({ q, page: 1 }, { replace: true }))
  const wide = useWiderThan('md')
  const me = useCurrentUser()
  const counts = useQuery(summaryQuery).data?.counts
  useKeepMenuBadge('/admin-users', counts?.pending)
  const list = useQuery(usersQuery(filter))
  useTabInSight(`users-tab-${filter.state}`)

  const countOf = (state: (typeof tabs)[number]['state']) => {
    if (!counts) return null
    return state === 'all' ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[state]
  }
  const List = wide ? UserTable : UserCards

  return (
    <Page title="Kullanıcı Onayları">
      <Tabs
        value={filter.state}
        onChange={(_, state) => setFilter({ state, page: 1 })}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Hesap durumu"
        sx={{ mx: { xs: -2, sm: 0 } }}
      >
        {tabs.map(({ state, label }) => (
          <Tab
            key={state}
            value={state}
            id={`users-tab-${state}`}
            aria-controls="users-panel"
            label={countOf(state) === null ? label : `${label} (${countOf(state)})`}
            // Narrow enough that a phone shows part of the next one.
            sx={{ minWidth: 0, px: { xs: 1.5, sm: 2 } }}
          />
        ))}
      </Tabs>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ my: 2 }}>
        <SearchField label="Ad veya e-posta ara" text={text} onText={setText} sx={{ flexGrow: 1 }} />
        <Choice
          label="Sıralama"
          value={filter.sort}
          options={[
            ['newest', 'Önce en yeni'],
            ['oldest', 'Önce en eski'],
            ['name', 'Ada göre'],
          ]}
          onChoose={(sort) => setFilter({ sort, page: 1 })}
          sx={{ minWidth: 180 }}
        />
      </Stack>
      <Box role="tabpanel" id="users-panel" aria-labelledby={`users-tab-${filter.state}`}>
        <ListScreen
          query={list}
          filter={filter}
          setFilter={setFilter}
          isFiltered={filter.q !== ''}
          empty={<NoUsers state={filter.state} />}
          nothingFound={
            <NoMatch
              filter={filter}
              onSearchAll={() => setFilter({ state: 'all', page: 1 })}
              onClear={() => setFilter({ q: '', page: 1 })}
            />
          }
        >
          {(users) => <List users={users} ownId={me?.user.id ?? null} />}
        </ListScreen>
      </Box>
    </Page>
  )
}

interface NoMatchProps {
  filter: { q: string; state: string }
  onSearchAll: () => void
  onClear: () => void
}

const NoMatch = ({ filter, onSearchAll, onClear }: NoMatchProps) => (
  <EmptyState
    icon={Search}
    title={`“${filter.q}” için sonuç yok`}
    text="Adın ya da e-posta adresinin bir parçasını yazmanız yeterli; Türkçe harf kullanmanız gerekmez."
    action={
      filter.state === 'all' ? (
        <Button onClick={onClear}>Aramayı temizle</Button>
      ) : (
        <Button onClick={onSearchAll}>Bütün kullanıcılarda ara</Button>
      )
    }
  />
)

function NoUsers({ state }: { state: string }) {
  if (state === 'pending')
    return (
      <EmptyState
        icon={UserCheck}
        title="Bekleyen kayıt yok"
        text="Bütün kayıtlar için karar verildi. Yeni kayıtlar burada ve ana sayfanızda görünür."
      />
    )
  return <EmptyState icon={UserCheck} title="Bu durumda kullanıcı yok" text="Başka bir sekmeye bakabilirsiniz." />
}
