import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { forumCategories, forumSorts, forumViews } from '#domain/community/forum/forum.schema.ts'
import { useDebouncedText } from '#web/list/debounced-text.ts'
import { FilterChips } from '#web/list/FilterChips.tsx'
import { SearchField } from '#web/list/SearchField.tsx'
import { Choice } from '#web/ui/Choice.tsx'
import { type ScreenFilter, shortestSearch, sortLabels, viewLabels } from './screen-filter.ts'

interface Props {
  filter: ScreenFilter
  onChange: (change: Partial<ScreenFilter>, options?: { replace: boolean }) => unknown
  isAdmin: boolean
}

/** A search covers all titles, so the other filters are hidden meanwhile. */
export function ForumFilters({ filter, onChange, isAdmin }: Props) {
  const [text, setText] = useDebouncedText(filter.q, (q) => void onChange({ q, page: 1 }, { replace: true }))
  const views = forumViews.filter((view) => view !== 'hidden' || isAdmin)
  return (
    <Stack spacing={1.5} sx={{ mb: 1 }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(240px, 2fr) 1fr 1fr' } }}>
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <SearchField label="Başlıklarda ara" text={text} onText={setText} fullWidth />
        </Box>
        {filter.q.length < shortestSearch && (
          <>
            <Choice
              label="Konu"
              value={filter.category}
              options={[['all', 'Bütün konular'], ...forumCategories]}
              onChoose={(category) => onChange({ category, page: 1 })}
            />
            <Choice
              label="Sıralama"
              value={filter.sort}
              options={forumSorts.map((sort) => [sort, sortLabels[sort]])}
              onChoose={(sort) => onChange({ sort, page: 1 })}
            />
          </>
        )}
      </Box>
      {filter.q.length < shortestSearch && (
        <FilterChips
          label="Hangi gönderiler"
          options={views.map((value) => ({ value, label: viewLabels[value] }))}
          chosen={filter.show}
          onChoose={(show) => onChange({ show, page: 1 })}
        />
      )}
      {filter.tag !== '' && (
        <Box>
          <Chip
            label={`Etiket: ${filter.tag}`}
            color="primary"
            onDelete={() => onChange({ tag: '', page: 1 })}
            sx={{ minHeight: { xs: 44, sm: 36 }, borderRadius: 22 }}
          />
        </Box>
      )}
    </Stack>
  )
}
