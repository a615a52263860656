import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
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
  const narrowing = buildings.length > 0 || filter.building !== '' || filter.owner !== undefined
  // Behind a button, so that the list stands first; the search is there too where it has no room beside the chips.
  const [searching, setSearching] = useState(filter.q !== '' || filter.building !== '' || filter.owner !== undefined)
  const search = <SearchField label="Kiracı ya da mülk ara" compact text={text} onText={setText} fullWidth />
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', minWidth: 0, flexWrap: { md: 'wrap' } }}>
        <IconButton
          aria-label="Ara ve süz"
          aria-expanded={searching}
          onClick={() => setSearching(!searching)}
          sx={{ display: { md: narrowing ? 'inline-flex' : 'none' }, border: 1, borderColor: 'divider', flexShrink: 0 }}
        >
          <SlidersHorizontal size={20} aria-hidden />
        </IconButton>
        <Box sx={{ minWidth: 0, flex: { xs: 1, md: '1 1 540px' } }}>
          <FilterChips
            label="Duruma göre süz"
            options={[
              { value: 'all', label: 'Tümü' },
              ...monthStates.map((state) => ({ value: state, label: stateLabels[state], count: found?.counts[state] })),
            ]}
            chosen={filter.state}
            onChoose={(state) => onChange({ state, page: 1 })}
          />
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'block' }, width: 260, flexShrink: 0 }}>{search}</Box>
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, display: searching ? 'flex' : 'none' }}>
        <Box sx={{ display: { md: 'none' } }}>{search}</Box>
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
    </Stack>
  )
}
