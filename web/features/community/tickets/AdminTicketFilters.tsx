import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import {
  type AdminTicketFilter,
  type TicketStatus,
  ticketCategories,
  ticketPriorities,
  ticketStatuses,
} from '#domain/community/tickets/tickets.schema.ts'
import { useDebouncedText } from '#web/list/debounced-text.ts'
import { FilterChips } from '#web/list/FilterChips.tsx'
import { SearchField } from '#web/list/SearchField.tsx'

interface Props {
  filter: AdminTicketFilter
  counts: Record<TicketStatus, number> | undefined
  /** The number of tickets waiting for an administrator. */
  waiting: number | undefined
  onChange: (change: Partial<AdminTicketFilter>, options?: { replace: boolean }) => unknown
}

const keepers = { all: 'Herkes', me: 'Bana verilen', nobody: 'Kimseye verilmeyen' } as const

export function AdminTicketFilters({ filter, counts, waiting, onChange }: Props) {
  const [text, setText] = useDebouncedText(filter.q, (q) => onChange({ q, page: 1 }, { replace: true }))
  return (
    <Stack spacing={1.5}>
      <SearchField label="Konu, metin, yanıt ya da kişi ara" text={text} onText={setText} fullWidth />
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Chosen
          label="Öncelik"
          value={filter.priority}
          options={[['all', 'Tümü'], ...ticketPriorities.map((each) => [each, each] as const)]}
          onChoose={(priority) => onChange({ priority, page: 1 })}
        />
        <Chosen
          label="Talep türü"
          value={filter.category}
          options={[['all', 'Tümü'], ...ticketCategories.map((each) => [each, each] as const)]}
          onChoose={(category) => onChange({ category, page: 1 })}
        />
        <Chosen
          label="Görevli"
          value={filter.assigned}
          options={Object.entries(keepers) as [AdminTicketFilter['assigned'], string][]}
          onChoose={(assigned) => onChange({ assigned, page: 1 })}
        />
      </Stack>
      <FilterChips
        label="Duruma göre süz"
        options={[
          { value: 'all', label: 'Tümü' },
          { value: 'waiting', label: 'Yanıt bekleyen', count: waiting },
          ...ticketStatuses.map((status) => ({ value: status, label: status, count: counts?.[status] })),
        ]}
        chosen={filter.status}
        onChoose={(status) => onChange({ status, page: 1 })}
      />
    </Stack>
  )
}

interface ChosenProps<Value extends string> {
  label: string
  value: Value
  options: readonly (readonly [value: Value, label: string])[]
  onChoose: (value: Value) => void
}

const Chosen = <Value extends string>({ label, value, options, onChoose }: ChosenProps<Value>) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={(event) => onChoose(event.target.value as Value)}
    sx={{ flex: '1 1 140px', minWidth: 0 }}
  >
    {options.map(([each, name]) => (
      <MenuItem key={each} value={each}>
        {name}
      </MenuItem>
    ))}
  </TextField>
)
