import Stack from '@mui/material/Stack'
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
import { Choice } from '#web/ui/Choice.tsx'

interface Props {
  filter: AdminTicketFilter
  counts: Record<TicketStatus, number> | undefined
  /** The number of tickets waiting for an administrator. */
  waiting: number | undefined
  onChange: (change: Partial<AdminTicketFilter>, options?: { replace: boolean }) => unknown
}

const third = { flex: '1 1 140px', minWidth: 0 } as const

export function AdminTicketFilters({ filter, counts, waiting, onChange }: Props) {
  const [text, setText] = useDebouncedText(filter.q, (q) => onChange({ q, page: 1 }, { replace: true }))
  return (
    <Stack spacing={1.5}>
      <SearchField label="Konu, metin, yanıt ya da kişi ara" text={text} onText={setText} fullWidth />
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Choice
          label="Öncelik"
          value={filter.priority}
          options={[['all', 'Tümü'], ...ticketPriorities]}
          onChoose={(priority) => onChange({ priority, page: 1 })}
          sx={third}
        />
        <Choice
          label="Talep türü"
          value={filter.category}
          options={[['all', 'Tümü'], ...ticketCategories]}
          onChoose={(category) => onChange({ category, page: 1 })}
          sx={third}
        />
        <Choice
          label="Görevli"
          value={filter.assigned}
          options={[
            ['all', 'Herkes'],
            ['me', 'Bana verilen'],
            ['nobody', 'Kimseye verilmeyen'],
          ]}
          onChoose={(assigned) => onChange({ assigned, page: 1 })}
          sx={third}
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
