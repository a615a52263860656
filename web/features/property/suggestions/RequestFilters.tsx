import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { priorities, type StateGroup, stateGroups } from '#domain/property/suggestions/suggestions.schema.ts'
import { OwnerFilter } from '#web/layout/OwnerFilter.tsx'
import { useDebouncedText } from '#web/list/debounced-text.ts'
import { SearchField } from '#web/list/SearchField.tsx'
import { Choice } from '#web/ui/Choice.tsx'
import type { RequestFilter } from './suggestions.queries.ts'

interface Props {
  filter: RequestFilter
  counts: Record<StateGroup, number> | undefined
  properties: { id: string; title: string }[]
  /** So few requests that the state filter is enough. */
  few: boolean
  onChange: (change: Partial<RequestFilter>) => void
}

const labels: Record<StateGroup | 'all', string> = {
  all: 'Tümü',
  waiting: 'Bekleyen',
  approved: 'Onaylanan',
  rejected: 'Reddedilen',
  completed: 'Tamamlanan',
  other: 'Diğer',
}

export function RequestFilters({ filter, counts, properties, few, onChange }: Props) {
  const [text, setText] = useDebouncedText(filter.q ?? '', (q) => onChange({ q }))
  const chosen = filter.durum ?? 'all'
  const total = counts && Object.values(counts).reduce((sum, each) => sum + each, 0)
  const numberIn = (group: StateGroup | 'all') => (group === 'all' ? total : counts?.[group])
  // Empty states are hidden, unless one is chosen.
  const shown = (['all', ...stateGroups] as const).filter(
    (group) => group === 'all' || group === chosen || counts?.[group],
  )
  return (
    <Stack useFlexGap spacing={1.5} sx={{ mb: 2 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ display: few ? 'none' : undefined }}>
        <SearchField label="Talep, mülk ya da kiracı ara" text={text} onText={setText} sx={{ flexGrow: 1 }} />
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
          <OwnerFilter
            value={filter.owner}
            onChange={(owner) => onChange({ owner, property_id: undefined })}
            sx={{ flex: 1 }}
          />
          {properties.length > 1 && (
            <Choice
              label="Mülk"
              value={filter.property_id ?? ''}
              options={[['', 'Tüm mülkler'], ...properties.map(({ id, title }) => [id, title] as const)]}
              onChoose={(property_id) => onChange({ property_id: property_id || undefined })}
              sx={{ minWidth: { xs: 0, sm: 180 }, maxWidth: { sm: 240 }, flex: 1 }}
            />
          )}
          <Choice
            label="Öncelik"
            value={filter.oncelik ?? 'all'}
            options={[['all', 'Tümü'], ...priorities]}
            onChoose={(oncelik) => onChange({ oncelik })}
            sx={{ minWidth: 120, flex: 1 }}
          />
        </Stack>
      </Stack>
      <Stack
        direction="row"
        role="group"
        aria-label="Duruma göre süz"
        sx={{ gap: 1, overflowX: 'auto', flexWrap: { sm: 'wrap' }, py: 0.5, mx: -0.5, px: 0.5 }}
      >
        {shown.map((group) => (
          <Chip
            key={group}
            clickable
            component="button"
            aria-pressed={chosen === group}
            color={chosen === group ? 'primary' : 'default'}
            variant={chosen === group ? 'filled' : 'outlined'}
            label={counts ? `${labels[group]} (${numberIn(group)})` : labels[group]}
            onClick={() => onChange({ durum: chosen === group ? 'all' : group })}
            sx={{ minHeight: { xs: 44, sm: 36 }, borderRadius: 22, flexShrink: 0 }}
          />
        ))}
      </Stack>
    </Stack>
  )
}
