import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { CalendarDays, CalendarPlus, List } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { isoDate, monthOf } from '#domain/kernel/dates.ts'
import { calendarGroupLabels, calendarGroups } from '#domain/work/calendar/calendar-kinds.rules.ts'
import { informsShortly } from '#domain/work/deadlines/deadline-kinds.rules.ts'
import { MonthHeader } from '#web/features/money/payments/MonthHeader.tsx'
import { OwnerFilter } from '#web/layout/OwnerFilter.tsx'
import { FilterChips } from '#web/list/FilterChips.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { LinkButton } from '#web/ui/link.tsx'
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
        <>
          <LinkButton to="/deadlines">Süreler ve tarihler</LinkButton>
          <Button
            variant="contained"
            startIcon={<CalendarPlus size={18} aria-hidden />}
            onClick={() => setSubscribing(true)}
          >
            Telefonuma ekle
          </Button>
        </>
      }
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <MonthHeader
          month={month}
          present={present}
          backLabel="Bugün"
          onMonth={(next) => setFilter({ month: next === present ? '' : next, day: '' })}
        />
        <ToggleButtonGroup
          exclusive
          value={filter.view}
          onChange={(_, view: ScreenFilter['view'] | null) => view && setFilter({ view })}
          aria-label="Görünüm"
          sx={{ mb: 1.5, '& .MuiToggleButton-root': { minHeight: 44, px: 2, gap: 1, textTransform: 'none' } }}
        >
          <ToggleButton value="month">
            <CalendarDays size={18} aria-hidden />
            Ay
          </ToggleButton>
          <ToggleButton value="list">
            <List size={18} aria-hidden />
            Liste
          </ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <Stack spacing={1.5} sx={{ mb: 2 }}>
        <OwnerFilter value={filter.owner} onChange={(owner) => setFilter({ owner })} sx={{ maxWidth: 320 }} />
        <GroupChips filter={filter} found={found.data} onChange={setFilter} />
      </Stack>
      {found.isError && found.data && <StaleList onRetry={() => found.refetch()} />}
      {found.isError && !found.data && <ErrorState error={found.error} onRetry={() => found.refetch()} />}
      {found.isPending && <LoadingRows rows={6} height={80} />}
      {found.data && (
        <>
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
        </>
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
