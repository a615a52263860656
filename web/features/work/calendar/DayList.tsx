import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { CalendarDays, SearchX } from 'lucide-react'
import type { IsoDate, IsoMonth } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import { speakDate } from '#domain/kernel/month-grid.ts'
import { holidayOn } from '#domain/kernel/public-holidays.ts'
import { EmptyState, LoadingRows } from '#web/ui/states.tsx'
import type { CalendarMonth } from './calendar.queries.ts'
import { DayItems } from './DayItems.tsx'

interface Props {
  found: CalendarMonth
  month: IsoMonth
  today: IsoDate
  isFiltered: boolean
}

/** The days of the month that have items, in order. */
export function DayList({ found, month, today, isFiltered }: Props) {
  if (found.month !== month) return <LoadingRows height={96} />
  const days = [...groupBy(found.items, ({ date }) => date)]
  if (days.length === 0)
    return isFiltered ? (
      <EmptyState icon={SearchX} title="Bu türden bir tarih yok" text="Başka bir türe ya da aya bakın." />
    ) : (
      <EmptyState
        icon={CalendarDays}
        title="Bu ayda bir tarih yok"
        text="Ödeme günleri, kontrat ve bildirim tarihleri, teslimler, DASK ve belge geçerlilikleri kendiliğinden buraya gelir."
      />
    )
  return (
    <Stack spacing={3}>
      {days.map(([date, items]) => (
        <Box key={date} component="section" aria-labelledby={`day-${date}`}>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mb: 1, flexWrap: 'wrap' }}>
            <Typography id={`day-${date}`} variant="h3" component="h2">
              <time dateTime={date}>{speakDate(date)}</time>
            </Typography>
            {date === today && <Chip size="small" color="primary" label="Bugün" />}
            {holidayOn(date) && <Chip size="small" variant="outlined" label={holidayOn(date)} />}
          </Stack>
          <DayItems items={items} label={speakDate(date)} />
        </Box>
      ))}
    </Stack>
  )
}
