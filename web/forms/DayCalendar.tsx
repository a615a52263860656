import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import NativeSelect from '@mui/material/NativeSelect'
import Stack from '@mui/material/Stack'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { addMonths, type IsoDate, isoDate, monthOf, showMonth } from '#domain/kernel/dates.ts'
import { dayAfterKey, shortWeekdays, speakDate, weekdays, weeksOf } from '#domain/kernel/month-grid.ts'

interface Props {
  value: IsoDate | null
  onPick: (date: IsoDate) => void
}

const monthNames = Array.from({ length: 12 }, (_, month) =>
  showMonth(`2026-${String(month + 1).padStart(2, '0')}`).replace(/ \d+$/, ''),
)
const numberOf = (date: IsoDate) => Number(date.slice(8))
const withMonth = (date: IsoDate, year: number, month: number) =>
  addMonths(date, (year - Number(date.slice(0, 4))) * 12 + month - (Number(date.slice(5, 7)) - 1))

/** One month, Monday first; the keyboard moves by days, weeks, months and years. */
export default function DayCalendar({ value, onPick }: Props) {
  const today = isoDate(new Date())
  const [day, setDay] = useState(value ?? today)
  const grid = useRef<HTMLTableElement>(null)
  const followFocus = useRef(true)
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1]
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: 141 }, (_, index) => thisYear + 30 - index)
  if (!years.includes(year)) years.push(year)

  useEffect(() => {
    if (followFocus.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day])
  /** The focus stays on the arrow or list that was used; it follows the date only for keys inside the grid. */
  const turn = (next: IsoDate, inGrid = false) => {
    followFocus.current = inGrid
    setDay(next)
  }

  return (
    <Box sx={{ p: 1.5, width: 316, maxWidth: '100%' }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <IconButton aria-label="Önceki ay" onClick={() => turn(addMonths(day, -1))}>
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <NativeSelect
          value={month}
          inputProps={{ 'aria-label': 'Ay' }}
          onChange={(event) => turn(withMonth(day, year, Number(event.target.value)))}
        >
          {monthNames.map((name, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          value={year}
          inputProps={{ 'aria-label': 'Yıl' }}
          onChange={(event) => turn(withMonth(day, Number(event.target.value), month))}
        >
          {years.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </NativeSelect>
        <IconButton aria-label="Sonraki ay" onClick={() => turn(addMonths(day, 1))}>
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </Stack>
      <Box
        component="table"
        ref={grid}
        role="grid"
        aria-label={showMonth(monthOf(day))}
        sx={{ width: '100%', borderCollapse: 'collapse', '& th, & td': { p: 0, textAlign: 'center' } }}
        onKeyDown={(event) => {
          const next = dayAfterKey(day, event)
          if (!next) return
          event.preventDefault()
          turn(next, true)
        }}
      >
        <thead>
          <tr>
            {weekdays.map((name, index) => (
              <Box
                component="th"
                key={name}
                scope="col"
                abbr={name}
                sx={{ typography: 'caption', color: 'text.secondary' }}
              >
                {shortWeekdays[index]}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(monthOf(day)).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date}>
                  {monthOf(date) === monthOf(day) && (
                    <ButtonBase
                      data-day={date}
                      tabIndex={date === day ? 0 : -1}
                      aria-pressed={date === value}
                      aria-label={speakDate(date)}
                      {...(date === today && { 'aria-current': 'date' as const })}
                      onClick={() => onPick(date)}
                      sx={{
                        width: 40,
                        height: 40,
                        borderRadius: '50%',
                        typography: 'body2',
                        fontVariantNumeric: 'tabular-nums',
                        ...(date === today && { fontWeight: 700, border: 1, borderColor: 'primary.main' }),
                        ...(date === value && { bgcolor: 'primary.main', color: 'primary.contrastText' }),
                        '&:hover': { bgcolor: date === value ? 'primary.dark' : 'action.hover' },
                        '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
                      }}
                    >
                      {numberOf(date)}
                    </ButtonBase>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      <Button onClick={() => onPick(today)} sx={{ mt: 0.5 }}>
        Bugün
      </Button>
    </Box>
  )
}
