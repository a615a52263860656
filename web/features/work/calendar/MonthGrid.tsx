import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import type { IsoDate, IsoMonth } from '#domain/kernel/dates.ts'
import { dayAfterKey, shortWeekdays, weekdays, weeksOf } from '#domain/kernel/month-grid.ts'
import type { CalendarItem } from '#domain/work/calendar/calendar.schema.ts'
import { DayCell } from './DayCell.tsx'
import { withNames } from './month-size.ts'

interface Props {
  month: IsoMonth
  today: IsoDate
  chosen: IsoDate
  byDay: ReadonlyMap<IsoDate, readonly CalendarItem[]>
  onDay: (day: IsoDate) => void
  label: string
  busy: boolean
}

/** Monday first. A single tab stop: arrows, Home, End and Page keys move by days, weeks and months. */
export function MonthGrid({ month, today, chosen, byDay, onDay, label, busy }: Props) {
  const grid = useRef<HTMLTableElement>(null)
  const byKey = useRef(false)
  useEffect(() => {
    if (!byKey.current) return
    byKey.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus()
  }, [chosen])
  return (
    <Box
      component="table"
      ref={grid}
      role="grid"
      aria-label={label}
      aria-busy={busy}
      onKeyDown={(event) => {
        const next = dayAfterKey(chosen, event)
        if (!next) return
        event.preventDefault()
        byKey.current = true
        onDay(next)
      }}
      sx={{
        width: 1,
        tableLayout: 'fixed',
        borderCollapse: 'collapse',
        bgcolor: 'background.paper',
        '& td': { border: 1, borderColor: 'divider', p: 0, verticalAlign: 'top' },
        '& th': { typography: 'caption', color: 'text.secondary', fontWeight: 600, pb: 0.5 },
      }}
    >
      <thead>
        <tr>
          {weekdays.map((name, at) => (
            <th key={name} scope="col" abbr={name}>
              <Box component="span" sx={{ [withNames]: { display: 'none' } }}>
                {shortWeekdays[at]}
              </Box>
              <Box component="span" sx={{ display: 'none', [withNames]: { display: 'inline' } }}>
                {name}
              </Box>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <DayCell
                key={date}
                date={date}
                month={month}
                isToday={date === today}
                isChosen={date === chosen}
                items={byDay.get(date) ?? []}
                onDay={onDay}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}
