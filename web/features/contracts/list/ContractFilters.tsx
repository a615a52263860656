import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { Search } from 'lucide-react'
import { contractStates } from '#domain/contracts/contracts.api.ts'
import { contractStatusLabels } from '#domain/contracts/contracts.schema.ts'
import { useDebouncedText } from '#web/features/admin/debounced-text.ts'
import { PlacePicker } from '#web/features/documents/PlacePicker.tsx'
import { type ContractFilter, type ContractPage, placesWithContracts } from '../contracts.queries.ts'

interface Props {
  filter: ContractFilter
  counts: ContractPage['counts'] | undefined
  onChange: (change: Partial<ContractFilter>, options?: { replace: boolean }) => void
}

const labels: Record<ContractFilter['state'], string> = {
  all: 'Tümü',
  ...contractStatusLabels,
  expiring: 'Bitişi yaklaşan',
  ended: 'Süresi dolan ve iptal edilen',
}

const searchInput = {
  htmlInput: { maxLength: 100 },
  input: {
    startAdornment: (
      <InputAdornment position="start">
        <Search size={18} aria-hidden />
      </InputAdornment>
    ),
  },
}

export function ContractFilters({ filter, counts, onChange }: Props) {
  const [text, setText] = useDebouncedText(filter.q, (q) => onChange({ q, page: 1 }, { replace: true }))
  // A state that nothing is in helps nobody to choose, unless it is the chosen one.
  const shown = contractStates.filter((state) => state === 'all' || state === filter.state || counts?.[state])
  return (
    <Stack spacing={1.5} sx={{ mb: 2 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <TextField
          type="search"
          label="Mülk, kiracı ya da kontrat no ara"
          value={text}
          onChange={(event) => setText(event.target.value)}
          sx={{ flex: 1 }}
          slotProps={searchInput}
        />
        {/* Side by side on a phone too: the contracts are what the screen is for. */}
        <Stack direction="row" spacing={1.5} sx={{ flex: 1.5 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <PlacePicker
              label="Mülk"
              source={placesWithContracts}
              value={filter.property}
              onChange={(property) => onChange({ property, page: 1 })}
            />
          </Box>
          <TextField
            select
            label="Sıralama"
            value={filter.sort}
            onChange={(event) => onChange({ sort: event.target.value as ContractFilter['sort'], page: 1 })}
            sx={{ width: { xs: 166, sm: 190 }, flexShrink: 0 }}
          >
            <MenuItem value="newest">Önce en yeni</MenuItem>
            <MenuItem value="ending">Önce ilk bitecek</MenuItem>
            <MenuItem value="title">Mülk adına göre</MenuItem>
          </TextField>
        </Stack>
      </Stack>
      <Stack
        direction="row"
        role="group"
        aria-label="Duruma göre süz"
        sx={{
          gap: 1,
          overflowX: 'auto',
          flexWrap: { sm: 'wrap' },
          mx: { xs: -2, sm: 0 },
          px: { xs: 2, sm: 0 },
          py: 0.5,
        }}
      >
        {shown.map((state) => (
          <Chip
            key={state}
            clickable
            component="button"
            aria-pressed={filter.state === state}
            color={filter.state === state ? 'primary' : 'default'}
            variant={filter.state === state ? 'filled' : 'outlined'}
            label={counts ? `${labels[state]} (${counts[state]})` : labels[state]}
            onClick={() => onChange({ state: filter.state === state ? 'all' : state, page: 1 })}
            sx={{ minHeight: { xs: 44, sm: 36 }, borderRadius: 22, flexShrink: 0 }}
          />
        ))}
      </Stack>
    </Stack>
  )
}
