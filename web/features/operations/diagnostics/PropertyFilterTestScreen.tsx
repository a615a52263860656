import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff, UserSearch } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import type { z } from 'zod'
import type { diagnosticsApi, propertyRules } from '#domain/operations/diagnostics/diagnostics.api.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { peopleQuery, seenPropertiesQuery } from './diagnostics.queries.ts'

type SeenProperties = z.output<typeof diagnosticsApi.properties.reply>['documents'][number]
type Person = { id: string; username: string; email: string }

const ruleTexts: Record<(typeof propertyRules)[number], string> = {
  owned: 'Sahibi olduğu için gösterir',
  rented: 'Kirada oturduğu için gösterir',
  vacant: 'Bağ var ama mülk boş: gizler',
  assigned: 'Kendisine atandığı için gösterir',
  foreign_host: 'Atanmış ama başka sahibin: gizler',
  acts_on_all: 'Sahibinin bütün mülklerinde yetkili',
}
const size = 20

export default function PropertyFilterTestScreen() {
  const [person, setPerson] = useState<Person | null>(null)
  const [page, setPage] = useState(1)
  const list = useQuery(seenPropertiesQuery(person?.id ?? '', { page, size }))
  return (
    <Page
      title="Kiracı Mülk Filtresi Testi"
      subtitle="Bir kişi seçin: hangi kural hangi mülkü gösteriyor ya da gizliyor?"
    >
      <PersonPicker
        person={person}
        onPick={(next) => {
          setPerson(next)
          setPage(1)
        }}
      />
      {!person && (
        <EmptyState
          icon={UserSearch}
          title="Kişi seçilmedi"
          text="Ad ya da e-posta ile arayın; Türkçe harf gerekmez."
        />
      )}
      {person && list.data && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {list.data.username}: {list.data.roles.join(', ') || 'rolü yok'} · {list.data.total} mülk incelendi
        </Typography>
      )}
      {person && (
        <ListScreen query={list} filter={{ page, size }} setFilter={(change) => setPage(change.page)} empty={null}>
          {(rows) => (
            <Paper variant="outlined">
              <List disablePadding aria-label="Kurallara göre mülkler">
                {rows.map((row, index) => (
                  <ListItem key={row.id} divider={index < rows.length - 1} sx={{ py: 1.5 }}>
                    <Row row={row} />
                  </ListItem>
                ))}
              </List>
            </Paper>
          )}
        </ListScreen>
      )}
    </Page>
  )
}

function PersonPicker({ person, onPick }: { person: Person | null; onPick: (person: Person | null) => void }) {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const people = useQuery(peopleQuery(q))
  return (
    <Autocomplete<Person>
      value={person}
      onChange={(_, next) => onPick(next)}
      onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
      options={people.data?.documents ?? []}
      filterOptions={(options) => options}
      loading={people.isFetching}
      getOptionLabel={({ username, email }) => `${username} (${email})`}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      noOptionsText="Kişi bulunamadı"
      sx={{ maxWidth: 520, mb: 2 }}
      renderInput={(props) => <TextField {...props} label="Kişi" />}
    />
  )
}

function Row({ row }: { row: SeenProperties }) {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ width: 1, gap: 1.5, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
    >
      <Stack sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{row.title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {row.owner_name || 'Sahibi bilinmiyor'} · {row.status}
          {row.lists.length > 0 && ` · Listeler: ${row.lists.join(', ')}`}
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {row.rules.map((rule) => (
          <Chip key={rule} size="small" variant="outlined" label={ruleTexts[rule]} />
        ))}
        {row.rules.length === 0 && <Chip size="small" variant="outlined" label="Yönetici her mülkü görür" />}
        <Chip
          size="small"
          color={row.visible ? 'success' : 'default'}
          icon={row.visible ? <Eye size={14} aria-hidden /> : <EyeOff size={14} aria-hidden />}
          label={row.visible ? 'Görür' : 'Görmez'}
        />
      </Stack>
    </Stack>
  )
}
