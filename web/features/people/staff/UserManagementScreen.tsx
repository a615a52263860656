import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { UserPlus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { mayManageStaff } from '#domain/people/staff/staff.rules.ts'
import { type StaffType, staffFilter, staffTypes } from '#domain/people/staff/staff.schema.ts'
import { useDebouncedText } from '#web/list/debounced-text.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { SearchField } from '#web/list/SearchField.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, NothingFound } from '#web/ui/states.tsx'
import { useTabInSight } from '#web/ui/tab-in-sight.ts'
import { useWiderThan } from '#web/ui/use-width.ts'
import { StaffDialog } from './StaffDialog.tsx'
import { staffQuery } from './staff.queries.ts'
import { StaffCards, StaffTable } from './staff-list.tsx'
import { tabLabels, typeTexts } from './staff-words.ts'

const tabs = ['all', ...staffTypes] as const
const defaults = staffFilter.parse({})
type Open = { kind: 'new'; type: StaffType } | { kind: 'edit'; id: string }

export default function UserManagementScreen() {
  const me = useCurrentUser()
  if (me && !mayManageStaff({ role: me.user.role, roles: me.roles })) return <OwnersOnly />
  return <People />
}

function People() {
  const [filter, setFilter] = useUrlFilter(useSearch({ from: '/app/user-management' }), staffFilter, defaults)
  const [text, setText] = useDebouncedText(filter.q, (q) => setFilter({ q, page: 1 }, { replace: true }))
  const [open, setOpen] = useState<Open | null>(null)
  const wide = useWiderThan('md')
  const list = useQuery(staffQuery(filter))
  const { counts } = list.data ?? {}
  useTabInSight(`staff-tab-${filter.type}`)
  const countOf = (type: (typeof tabs)[number]) =>
    type === 'all' ? Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0) : counts?.[type]

  // An agent, unless another kind is looked at: most landlords give rights to nobody else.
  const add = () => setOpen({ kind: 'new', type: filter.type === 'all' ? 'estate' : filter.type })
  const List = wide ? StaffTable : StaffCards

  return (
    <Page
      title="Kullanıcı Yönetimi"
      subtitle="Sizin adınıza işlem yapan kişiler, yetkileri ve mülkleri"
      actions={
        <Button variant="contained" startIcon={<UserPlus size={18} aria-hidden />} onClick={add}>
          Kişi ekle
        </Button>
      }
    >
      <Tabs
        value={filter.type}
        onChange={(_, type) => setFilter({ type, page: 1 })}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Rol"
        sx={{ mx: { xs: -2, sm: 0 } }}
      >
        {tabs.map((type) => (
          <Tab
            key={type}
            value={type}
            id={`staff-tab-${type}`}
            aria-controls="staff-panel"
            label={counts ? `${tabLabels[type]} (${countOf(type)})` : tabLabels[type]}
            // Narrow enough that a phone shows part of the next one.
            sx={{ minWidth: 0, px: { xs: 1.5, sm: 2 } }}
          />
        ))}
      </Tabs>
      <SearchField label="Ad veya e-posta ara" text={text} onText={setText} fullWidth sx={{ my: 2 }} />
      <Box role="tabpanel" id="staff-panel" aria-labelledby={`staff-tab-${filter.type}`}>
        <ListScreen
          query={list}
          filter={filter}
          setFilter={setFilter}
          isFiltered={filter.q !== ''}
          empty={<Nobody type={filter.type} onAdd={add} />}
          nothingFound={<NothingFound title={`“${filter.q}” için sonuç yok`} onClear={() => setFilter(defaults)} />}
        >
          {(people) => <List people={people} onEdit={(id) => setOpen({ kind: 'edit', id })} />}
        </ListScreen>
      </Box>
      {open && (
        <StaffDialog
          id={open.kind === 'edit' ? open.id : null}
          type={open.kind === 'new' ? open.type : 'authorised'}
          onClose={() => setOpen(null)}
        />
      )}
    </Page>
  )
}

interface NobodyProps {
  type: 'all' | StaffType
  onAdd: () => void
}

function Nobody({ type, onAdd }: NobodyProps) {
  return (
    <EmptyState
      icon={UsersRound}
      title={type === 'all' ? 'Henüz kimseyi eklemediniz' : 'Bu rolde kimse yok'}
      text={
        type === 'all'
          ? 'Yetkili, emlakçı, avukat, vekil ya da hissedar ekleyin; kişi, e-postasına gelen daveti kabul edince başlar.'
          : typeTexts[type]
      }
      action={
        <Button variant="outlined" startIcon={<UserPlus size={18} aria-hidden />} onClick={onAdd}>
          Kişi ekle
        </Button>
      }
    />
  )
}

/** Staff who may add properties pass this screen's guard, but only owners may use it. */
function OwnersOnly() {
  return (
    <Page title="Kullanıcı Yönetimi">
      <Alert severity="info">
        Kullanıcıları yalnızca mülk sahibi ekleyip yönetebilir. Birine yetki verilmesi ya da yetkinizin değişmesi
        gerekiyorsa mülk sahibine başvurun.
      </Alert>
    </Page>
  )
}
