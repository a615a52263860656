import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type IsoDate, type IsoMonth, monthOf, showMonth } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import { speakDate } from '#domain/kernel/month-grid.ts'
import { holidayOn, knowsReligiousHolidays } from '#domain/kernel/public-holidays.ts'
import type { CalendarMonth } from './calendar.queries.ts'
import { DayItems } from './DayItems.tsx'
import { Legend } from './Legend.tsx'
import { MonthGrid } from './MonthGrid.tsx'

interface Props {
  found: CalendarMonth
  month: IsoMonth
  today: IsoDate
  /** From the address; empty means today, or the first day with an item. */
  day: IsoDate | ''
  busy: boolean
  onDay: (day: IsoDate) => void
}

/** The month as a grid, with the chosen day below it. */
export function MonthView({ found, month, today, day, busy, onDay }: Props) {
  const byDay = groupBy(found.items, ({ date }) => date)
  const firstFilled = found.items.find(({ date }) => monthOf(date) === month)?.date
  const usual = monthOf(today) === month ? today : (firstFilled ?? `${month}-01`)
  const chosen = day && monthOf(day) === month ? day : usual
  const items = byDay.get(chosen) ?? []
  const holiday = holidayOn(chosen)
  return (
    <Stack spacing={3}>
      <Box sx={{ containerType: 'inline-size', containerName: 'month' }}>
        <Legend items={found.items} />
        <MonthGrid
          month={month}
          today={today}
          chosen={chosen}
          byDay={byDay}
          onDay={onDay}
          busy={busy}
          label={`${showMonth(month)} takvimi; günler arasında ok tuşlarıyla gezilir`}
        />
        {!knowsReligiousHolidays(`${month}-01`) && (
          <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
            {month.slice(0, 4)} yılının dinî bayramları henüz girilmedi; yalnızca günü değişmeyen tatiller yazıyor.
          </Typography>
        )}
      </Box>
      <Box component="section" aria-labelledby="chosen-day">
        <Typography id="chosen-day" variant="h2" sx={{ mb: 1 }}>
          {speakDate(chosen)}
        </Typography>
        <Box aria-live="polite">
          {holiday && (
            <Typography variant="body2" sx={{ mb: 1, color: 'error.main' }}>
              Resmî tatil: {holiday}
            </Typography>
          )}
          {items.length > 0 ? (
            <DayItems items={items} label={speakDate(chosen)} />
          ) : (
            <Typography color="textSecondary">{busy ? 'Yükleniyor…' : 'Bu günde bir tarih yok.'}</Typography>
          )}
        </Box>
      </Box>
    </Stack>
  )
}
