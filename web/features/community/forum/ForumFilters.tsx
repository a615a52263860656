import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { type ForumFilter, forumCategories, forumSorts, forumViews } from '#domain/community/forum/forum.schema.ts'
import { useDebouncedText } from '#web/list/debounced-text.ts'
import { FilterChips } from '#web/list/FilterChips.tsx'
import { SearchField } from '#web/list/SearchField.tsx'
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
            <TextField
              select
              label="Konu"
              value={filter.category}
              onChange={(event) => onChange({ category: event.target.value as ForumFilter['category'], page: 1 })}
            >
              <MenuItem value="all">Bütün konular</MenuItem>
              {forumCategories.map((category) => (
                <MenuItem key={category} value={category}>
                  {category}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              label="Sıralama"
              value={filter.sort}
              onChange={(event) => onChange({ sort: event.target.value as ForumFilter['sort'], page: 1 })}
            >
              {forumSorts.map((sort) => (
                <MenuItem key={sort} value={sort}>
                  {sortLabels[sort]}
                </MenuItem>
              ))}
            </TextField>
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
