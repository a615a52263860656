import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { type Analytics, type AnalyticsFilter, propertyIdsIn } from '#domain/insight/analytics/analytics.schema.ts'
import type { Comparison } from '#domain/insight/analytics/periods.rules.ts'
import { mostPerQuery } from '#domain/insight/analytics/shares.rules.ts'
import { OwnerFilter } from '#web/layout/OwnerFilter.tsx'
import { FilterChips } from '#web/list/FilterChips.tsx'
import { Choice } from '#web/ui/Choice.tsx'
import { PeriodFields } from './PeriodFields.tsx'

interface Props {
  filter: AnalyticsFilter
  choices: Analytics['choices']
  today: string
  onChange: (change: Partial<AnalyticsFilter>) => unknown
}

const comparisonLabels: Record<Comparison, string> = {
  none: 'Karşılaştırma yok',
  year: 'Bir yıl önceyle',
  previous: 'Önceki dönemle',
  own: 'Seçeceğim dönemle',
}

const yearOf = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` })

/** The period, the comparison period, and the properties. */
export function AnalyticsFilters({ filter, choices, today, onChange }: Props) {
  const year = Number(today.slice(0, 4))
  const known = { all: { from: '', to: '' }, year: yearOf(year), last: yearOf(year - 1) }
  const named = (Object.keys(known) as (keyof typeof known)[]).find(
    (name) => known[name].from === filter.from && known[name].to === filter.to,
  )
  // The option being chosen, until both dates are there.
  const [choosing, setChoosing] = useState({ period: false, comparison: false })
  const period = choosing.period ? 'own' : (named ?? 'own')
  const comparison = choosing.comparison ? 'own' : filter.compare
  const chosen = propertyIdsIn(filter.properties)
  return (
    <Stack spacing={1.5} sx={{ '@media print': { display: 'none' } }}>
      <FilterChips
        label="Dönem"
        options={[
          { value: 'all', label: 'Son 12 ay' },
          { value: 'year', label: 'Bu yıl' },
          { value: 'last', label: 'Geçen yıl' },
          { value: 'own', label: 'Seçilen dönem' },
        ]}
        chosen={period}
        onChoose={(name) => {
          setChoosing({ ...choosing, period: name === 'own' })
          if (name !== 'own') onChange(known[name])
        }}
      />
      {period === 'own' && (
        <PeriodFields
          key={`${filter.from} ${filter.to}`}
          label="Dönem"
          period={filter}
          onChoose={(own) => {
            setChoosing({ ...choosing, period: false })
            onChange(own)
          }}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', sm: '240px 1fr auto' },
        }}
      >
        <Choice
          label="Karşılaştır"
          value={comparison}
          options={Object.entries(comparisonLabels) as [Comparison, string][]}
          onChoose={(compare) => {
            setChoosing({ ...choosing, comparison: compare === 'own' })
            if (compare !== 'own') onChange({ compare, compare_from: '', compare_to: '' })
          }}
        />
        <Autocomplete
          multiple
          options={choices}
          limitTags={3}
          value={choices.filter(({ id }) => chosen.includes(id))}
          onChange={(_, properties) => onChange({ properties: properties.map(({ id }) => id).join(',') })}
          // The most that one query may name (AST-01), and the most that can be compared side by side.
          getOptionDisabled={({ id }) => chosen.length >= mostPerQuery && !chosen.includes(id)}
          getOptionLabel={({ title }) => title}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          disableCloseOnSelect
          noOptionsText="Eşleşen mülk yok"
          renderInput={(params) => (
            <TextField {...params} label="Mülkler" placeholder={chosen.length === 0 ? 'Hepsi' : ''} />
          )}
        />
        <OwnerFilter value={filter.owner} onChange={(owner) => onChange({ owner, properties: '' })} />
      </Box>
      {comparison === 'own' && (
        <PeriodFields
          key={`${filter.compare_from} ${filter.compare_to}`}
          label="Karşılaştırılan dönem"
          period={{ from: filter.compare_from, to: filter.compare_to }}
          onChoose={({ from, to }) => {
            setChoosing({ ...choosing, comparison: false })
            onChange({ compare: 'own', compare_from: from, compare_to: to })
          }}
        />
      )}
    </Stack>
  )
}
