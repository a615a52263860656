import Autocomplete from '@mui/material/Autocomplete'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { deadlineKinds, deadlineRules } from '#domain/work/deadlines/deadline-kinds.rules.ts'
import type { DeadlineFilter } from '#domain/work/deadlines/deadlines.schema.ts'
import { FilterChips } from '#web/list/FilterChips.tsx'
import { Choice } from '#web/ui/Choice.tsx'
import type { DeadlinePage } from './deadlines.queries.ts'

interface Props {
  filter: DeadlineFilter
  found: DeadlinePage | undefined
  onChange: (change: Partial<DeadlineFilter>) => void
}

export function DeadlineFilters({ filter, found, onChange }: Props) {
  const kinds = deadlineKinds.filter((kind) => kind === filter.kind || found?.kinds[kind])
  const properties = found?.properties ?? []
  const owners = found?.owners ?? []
  return (
    <Stack spacing={1.5} sx={{ mb: 2 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        {(properties.length > 1 || filter.property !== '') && (
          <Autocomplete
            fullWidth
            options={properties}
            value={properties.find(({ id }) => id === filter.property) ?? null}
            onChange={(_, property) => onChange({ property: property?.id ?? '', page: 1 })}
            getOptionLabel={({ name }) => name}
            getOptionKey={({ id }) => id}
            isOptionEqualToValue={(one, other) => one.id === other.id}
            noOptionsText="Eşleşen mülk yok"
            renderInput={(params) => <TextField {...params} label="Mülk" placeholder="Tümü" />}
          />
        )}
        {(owners.length > 1 || filter.owner !== '') && (
          <Choice
            fullWidth
            label="Mülk sahibi"
            value={owners.some(({ id }) => id === filter.owner) ? filter.owner : ''}
            options={[['', 'Tümü'], ...owners.map(({ id, name }) => [id, name] as const)]}
            onChoose={(owner) => onChange({ owner, page: 1 })}
          />
        )}
        <Choice
          fullWidth
          label="Göster"
          value={filter.state}
          options={[
            ['open', 'Bekleyenler'],
            ['done', 'Halledilenler'],
          ]}
          onChoose={(state) => onChange({ state, page: 1 })}
          sx={{ maxWidth: { sm: 220 } }}
        />
      </Stack>
      {(kinds.length > 1 || filter.kind !== 'all') && (
        <FilterChips
          label="Türe göre süz"
          options={[
            { value: 'all', label: 'Tümü' },
            ...kinds.map((kind) => ({ value: kind, label: deadlineRules[kind].label, count: found?.kinds[kind] })),
          ]}
          chosen={filter.kind}
          onChoose={(kind) => onChange({ kind, page: 1 })}
        />
      )}
    </Stack>
  )
}
