import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { isoDate, monthOf } from '#domain/kernel/dates.ts'
import { calendarGroupLabels, calendarGroups } from '#domain/work/calendar/calendar-kinds.rules.ts'
import { informsShortly } from '#domain/work/deadlines/deadline-kinds.rules.ts'
import { MonthHeader } from '#web/features/money/payments/MonthHeader.tsx'
import { DateViews } from '#web/features/work/deadlines/DateViews.tsx'
import { OwnerFilter } from '#web/layout/OwnerFilter.tsx'
import { FilterChips } from '#web/list/FilterChips.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { chartVariables } from '#web/ui/charts/chart-colours.ts'
import { Page } from '#web/ui/Page.tsx'
import { ErrorState, LoadingRows, StaleList } from '#web/ui/states.tsx'
import {
  type CalendarMonth,
  calendarQuery,
  noScreenFilter,
  type ScreenFilter,
  screenFilter,
} from './calendar.queries.ts'
import { DayList } from './DayList.tsx'
import { MonthView } from './MonthView.tsx'

const AddressDialog = lazy(() => import('./AddressDialog.tsx'))

export default function CalendarScreen() {
  const [filter, setFilter] = useUrlFilter(useSearch({ from: '/app/calendar' }), screenFilter, noScreenFilter)
  const found = useQuery(calendarQuery(filter))
  const [subscribing, setSubscribing] = useState(false)
  const today = isoDate(new Date())
  const present = monthOf(today)
  const month = filter.month || present
  return (
    <Page
      title="Takvim"
      subtitle="Ödeme, kontrat, bildirim, teslim ve belge günleri"
      actions={
        <Button
          variant="outlined"
          startIcon={<CalendarPlus size={18} aria-hidden />}
          onClick={() => setSubscribing(true)}
        >
          Telefonuma ekle
        </Button>
      }
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <MonthHeader
          month={month}
          present={present}
          backLabel="Bugün"
          onMonth={(next) => setFilter({ month: next === present ? '' : next, day: '' })}
        />
        <DateViews current={filter.view} owner={filter.owner} calendar={filter} />
      </Stack>
      <Stack spacing={1.5} sx={{ mb: 2 }}>
        <OwnerFilter value={filter.owner} onChange={(owner) => setFilter({ owner })} sx={{ maxWidth: 320 }} />
        <GroupChips filter={filter} found={found.data} onChange={setFilter} />
      </Stack>
      {found.isError && found.data && <StaleList onRetry={() => found.refetch()} />}
      {found.isError && !found.data && <ErrorState error={found.error} onRetry={() => found.refetch()} />}
      {found.isPending && <LoadingRows rows={6} height={80} />}
      {found.data && (
        <Box sx={chartVariables}>
          {filter.view === 'month' ? (
            <MonthView
              found={found.data}
              month={month}
              today={today}
              day={filter.day}
              busy={found.isPlaceholderData}
              onDay={(day) =>
                setFilter({ day, month: monthOf(day) === present ? '' : monthOf(day) }, { replace: true })
              }
            />
          ) : (
            <DayList found={found.data} month={month} today={today} isFiltered={filter.group !== 'all'} />
          )}
          <Notes found={found.data} />
        </Box>
      )}
      {subscribing && (
        <Suspense>
          <AddressDialog onClose={() => setSubscribing(false)} />
        </Suspense>
      )}
    </Page>
  )
}

interface ChipsProps {
  filter: ScreenFilter
  found: CalendarMonth | undefined
  onChange: (change: Partial<ScreenFilter>) => unknown
}

/** Groups without any item in the month are hidden, unless chosen. */
function GroupChips({ filter, found, onChange }: ChipsProps) {
  const offered = calendarGroups.filter((group) => group === filter.group || found?.counts[group])
  if (offered.length < 2 && filter.group === 'all') return null
  return (
    <FilterChips
      label="Türe göre süz"
      options={[
        { value: 'all', label: 'Tümü' },
        ...offered.map((group) => ({ value: group, label: calendarGroupLabels[group], count: found?.counts[group] })),
      ]}
      chosen={filter.group}
      onChoose={(group) => onChange({ group })}
    />
  )
}

const Notes = ({ found }: { found: CalendarMonth }) => (
  <Box sx={{ mt: 2 }}>
    {(found.total > found.items.length || found.truncated) && (
      <Alert severity="info" sx={{ mb: 1 }}>
        {found.truncated
          ? 'Çok sayıda kayıt olduğu için hepsi okunmadı.'
          : `Bu ayda ${found.total} tarih var; ilk ${found.items.length} tanesi görünüyor. Türe göre süzerek hepsini görebilirsiniz.`}
      </Alert>
    )}
    <Typography variant="body2" color="textSecondary">
      {informsShortly}
    </Typography>
  </Box>
)
