import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { figureTexts } from '#domain/services/figures/figures.messages.ts'
import { contractStates } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { contractStatusLabels } from '#domain/tenancy/contracts/contracts.schema.ts'
import { PropertyChoice } from '#web/features/property/documents/PropertyChoice.tsx'
import { OwnerFilter } from '#web/layout/OwnerFilter.tsx'
import { useDebouncedText } from '#web/list/debounced-text.ts'
import { FilterChips } from '#web/list/FilterChips.tsx'
import { SearchField } from '#web/list/SearchField.tsx'
import { Choice } from '#web/ui/Choice.tsx'
import { type ContractFilter, type ContractPage, propertiesWithContracts } from '../contracts.queries.ts'

interface Props {
  filter: ContractFilter
  counts: ContractPage['counts'] | undefined
  onChange: (change: Partial<ContractFilter>, options?: { replace: boolean }) => void
}

const labels: Record<ContractFilter['state'], string> = {
  all: 'Tümü',
  waiting: figureTexts.waitingContracts.label,
  ...contractStatusLabels,
  upcoming: 'Başlangıcı bekleyen',
  expiring: 'Bitişi yaklaşan',
  ended: 'Süresi dolan ve iptal edilen',
}

export function ContractFilters({ filter, counts, onChange }: Props) {
  const [text, setText] = useDebouncedText(filter.q, (q) => onChange({ q, page: 1 }, { replace: true }))
  // Empty states are hidden, unless one is chosen.
  const shown = contractStates.filter((state) => state === 'all' || state === filter.state || counts?.[state])
  return (
    <Stack spacing={1.5} sx={{ mb: 2 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <SearchField label="Mülk, kiracı ya da kontrat no ara" text={text} onText={setText} sx={{ flex: 1 }} />
        {/* Side by side even on a phone, to leave the room for the contracts. */}
        <Stack direction="row" sx={{ flex: 1.5, gap: 1.5, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
          <OwnerFilter
            value={filter.owner}
            onChange={(owner) => onChange({ owner, page: 1 })}
            sx={{ flex: { xs: '1 1 100%', sm: 1 } }}
          />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <PropertyChoice
              label="Mülk"
              placeholder="Tümü"
              source={propertiesWithContracts}
              value={filter.property}
              onChange={(property) => onChange({ property, page: 1 })}
            />
          </Box>
          <Choice
            label="Sıralama"
            value={filter.sort}
            options={[
              ['newest', 'Önce en yeni'],
              ['ending', 'Önce ilk bitecek'],
              ['title', 'Mülk adına göre'],
            ]}
            onChoose={(sort) => onChange({ sort, page: 1 })}
            sx={{ width: { xs: 166, sm: 190 }, flexShrink: 0 }}
          />
        </Stack>
      </Stack>
      <FilterChips
        label="Duruma göre süz"
        options={shown.map((state) => ({ value: state, label: labels[state], count: counts?.[state] }))}
        chosen={filter.state}
        onChoose={(state) => onChange({ state, page: 1 })}
      />
    </Stack>
  )
}
