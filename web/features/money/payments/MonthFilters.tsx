import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { stateLabels } from '#domain/money/payments/payments.messages.ts'
import { type MonthFilter, monthStates } from '#domain/money/payments/payments.schema.ts'
import { OwnerFilter } from '#web/layout/OwnerFilter.tsx'
import { useDebouncedText } from '#web/list/debounced-text.ts'
import { FilterChips } from '#web/list/FilterChips.tsx'
import { SearchField } from '#web/list/SearchField.tsx'
import { Choice } from '#web/ui/Choice.tsx'
import type { MonthPage } from './payments.queries.ts'

interface Props {
  filter: MonthFilter
  found: MonthPage | undefined
  onChange: (change: Partial<MonthFilter>, options?: { replace: boolean }) => unknown
}

export function MonthFilters({ filter, found, onChange }: Props) {
  const [text, setText] = useDebouncedText(filter.q, (q) => onChange({ q, page: 1 }, { replace: true }))
  const buildings = found?.buildings ?? []
  const property = found?.property
  return (
    <Stack spacing={1.5}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
        <SearchField
          label="Kiracı ya da mülk ara"
          text={text}
          onText={setText}
          fullWidth
          sx={{ maxWidth: { sm: 420 } }}
        />
        {(buildings.length > 0 || filter.building !== '') && (
          <Choice
            label="Bina"
            value={buildings.some(({ id }) => id === filter.building) ? filter.building : ''}
            options={[['', 'Tümü'], ...buildings.map(({ id, name }) => [id, name] as const)]}
            onChoose={(building) => onChange({ building, page: 1 })}
            sx={{ minWidth: { sm: 200 } }}
          />
        )}
        <OwnerFilter value={filter.owner} onChange={(owner) => onChange({ owner, page: 1 })} />
      </Stack>
      {filter.property && (
        <Chip
          label={`Mülk: ${property?.name ?? 'seçilen'}`}
          onDelete={() => onChange({ property: '', page: 1 })}
          sx={{ alignSelf: 'flex-start' }}
        />
      )}
      <FilterChips
        label="Duruma göre süz"
        options={[
          { value: 'all', label: 'Tümü' },
          ...monthStates.map((state) => ({ value: state, label: stateLabels[state], count: found?.counts[state] })),
        ]}
        chosen={filter.state}
        onChoose={(state) => onChange({ state, page: 1 })}
      />
    </Stack>
  )
}
