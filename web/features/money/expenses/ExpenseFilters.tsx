import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { expenseCategories, expenseCategoryLabels } from '#domain/money/expenses/expense-categories.rules.ts'
import { bearerLabels } from '#domain/money/expenses/expenses.rules.ts'
import { bearers, type ExpenseFilter } from '#domain/money/expenses/expenses.schema.ts'
import { useDebouncedText } from '#web/list/debounced-text.ts'
import { FilterChips } from '#web/list/FilterChips.tsx'
import { SearchField } from '#web/list/SearchField.tsx'
import { Choice } from '#web/ui/Choice.tsx'
import type { ExpensePage } from './expenses.queries.ts'
import { PeriodChoice } from './PeriodChoice.tsx'

interface Props {
  filter: ExpenseFilter
  found: ExpensePage | undefined
  onChange: (change: Partial<ExpenseFilter>, options?: { replace: boolean }) => void
}

export function ExpenseFilters({ filter, found, onChange }: Props) {
  const [text, setText] = useDebouncedText(filter.q, (q) => onChange({ q, page: 1 }, { replace: true }))
  const chosen = [filter.property, filter.bearer !== 'all', filter.state !== 'valid'].filter(Boolean).length
  const [open, setOpen] = useState(chosen > 0)
  const properties = found?.properties ?? []
  const years = found?.years ?? []
  const countOf = (category: string) => found?.totals.find((total) => total.category === category)?.count
  const categories = expenseCategories.filter((category) => category === filter.category || countOf(category))
  return (
    <Stack spacing={1.5} sx={{ mb: 2 }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'flex-end', '& > button': { height: 56 } }}>
        <SearchField label="Gider ara" text={text} onText={setText} fullWidth />
        <Button
          variant="outlined"
          onClick={() => setOpen(!open)}
          aria-expanded={open}
          startIcon={<SlidersHorizontal size={18} aria-hidden />}
          sx={{ flexShrink: 0 }}
        >
          {chosen > 0 ? `Süzgeç (${chosen})` : 'Süzgeç'}
        </Button>
      </Stack>
      <PeriodChoice period={filter} years={years} onChoose={(period) => onChange({ ...period, page: 1 })} />
      <Collapse in={open} unmountOnExit>
        <Box sx={{ display: 'grid', gap: 1.5, pt: 0.75, gridTemplateColumns: { xs: '1fr 1fr', sm: '2fr 1fr 1fr' } }}>
          <Autocomplete
            fullWidth
            options={properties}
            value={properties.find(({ id }) => id === filter.property) ?? null}
            onChange={(_, property) => onChange({ property: property?.id ?? '', page: 1 })}
            getOptionLabel={({ title }) => title}
            getOptionKey={({ id }) => id}
            isOptionEqualToValue={(one, other) => one.id === other.id}
            noOptionsText="Eşleşen mülk yok"
            renderInput={(params) => <TextField {...params} label="Mülk" placeholder="Tümü" />}
            sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
          />
          <Choice
            label="Karşılayan"
            value={filter.bearer}
            options={[['all', 'Tümü'], ...bearers.map((bearer) => [bearer, bearerLabels[bearer]] as const)]}
            onChoose={(bearer) => onChange({ bearer, page: 1 })}
          />
          <Choice
            label="Durum"
            value={filter.state}
            options={[
              ['valid', 'Geçerli'],
              ['unpaid', 'Ödenmeyen'],
              ['void', 'İptal edilen'],
            ]}
            onChoose={(state) => onChange({ state, page: 1 })}
          />
        </Box>
      </Collapse>
      {(categories.length > 1 || filter.category !== 'all') && (
        <FilterChips
          label="Türe göre süz"
          options={[
            { value: 'all', label: 'Tümü' },
            ...categories.map((category) => ({
              value: category,
              label: expenseCategoryLabels[category],
              count: countOf(category),
            })),
          ]}
          chosen={filter.category}
          onChoose={(category) => onChange({ category, page: 1 })}
        />
      )}
    </Stack>
  )
}
