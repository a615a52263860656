import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type IsoDate, type IsoMonth, monthOf } from '#domain/kernel/dates.ts'
import { speakDate } from '#domain/kernel/month-grid.ts'
import { holidayOn } from '#domain/kernel/public-holidays.ts'
import type { CalendarItem } from '#domain/work/calendar/calendar.schema.ts'
import { calendarRules } from '#domain/work/calendar/calendar-kinds.rules.ts'
import { colorOf } from './group-colors.ts'
import { ItemLink } from './ItemLink.tsx'

/** As many lines as fit a day; the rest is one tap away. */
const shownItems = 3
const shownDots = 4

interface Props {
  date: IsoDate
  month: IsoMonth
  isToday: boolean
  isChosen: boolean
  items: readonly CalendarItem[]
  onDay: (day: IsoDate) => void
}

export function DayCell({ date, month, isToday, isChosen, items, onDay }: Props) {
  const number = Number(date.slice(8))
  if (monthOf(date) !== month)
    return <Box component="td" sx={{ bgcolor: 'action.hover', height: { xs: 56, md: 112 } }} />
  const holiday = holidayOn(date)
  const spoken = [
    speakDate(date),
    ...(holiday ? [holiday] : []),
    items.length > 0 ? `${items.length} tarih` : 'tarih yok',
  ].join(', ')
  return (
    <Box
      component="td"
      aria-selected={isChosen}
      sx={{
        height: { xs: 56, md: 112 },
        ...(isChosen && { boxShadow: 'inset 0 0 0 2px var(--mui-palette-primary-main)' }),
      }}
    >
      <ButtonBase
        data-day={date}
        tabIndex={isChosen ? 0 : -1}
        aria-label={spoken}
        {...(isToday && { 'aria-current': 'date' as const })}
        onClick={() => onDay(date)}
        sx={{
          width: 1,
          minHeight: { xs: 56, md: 0 },
          p: 0.5,
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          justifyContent: 'flex-start',
          alignItems: 'center',
          gap: 0.5,
          '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
        }}
      >
        <Box
          component="span"
          sx={{
            display: 'grid',
            placeItems: 'center',
            flexShrink: 0,
            width: 26,
            height: 26,
            borderRadius: '50%',
            typography: 'body2',
            fontVariantNumeric: 'tabular-nums',
            ...(holiday && { color: 'error.main', fontWeight: 700 }),
            ...(isToday && { bgcolor: 'primary.main', color: 'primary.contrastText', fontWeight: 700 }),
          }}
        >
          {number}
        </Box>
        {holiday && (
          <Typography
            component="span"
            variant="caption"
            noWrap
            title={holiday}
            sx={{ display: { xs: 'none', md: 'block' }, color: 'error.main', minWidth: 0 }}
          >
            {holiday}
          </Typography>
        )}
        <Dots items={items} />
      </ButtonBase>
      <Lines items={items} onMore={() => onDay(date)} />
    </Box>
  )
}

const Dots = ({ items }: { items: readonly CalendarItem[] }) => (
  <Stack component="span" direction="row" aria-hidden sx={{ display: { md: 'none' }, gap: '3px', minHeight: 6 }}>
    {items.slice(0, shownDots).map((item) => (
      <Box key={item.key} component="span" sx={{ width: 6, height: 6, borderRadius: '50%', bgcolor: colorOf(item) }} />
    ))}
  </Stack>
)

const Lines = ({ items, onMore }: { items: readonly CalendarItem[]; onMore: () => void }) => (
  <Box sx={{ display: { xs: 'none', md: 'block' }, px: 0.5, pb: 0.5 }}>
    {items.slice(0, shownItems).map((item) => (
      <Stack
        key={item.key}
        direction="row"
        title={`${calendarRules[item.kind].title}: ${item.property_title}`}
        sx={{ alignItems: 'center', gap: 0.75, minHeight: 24 }}
      >
        <Box aria-hidden sx={{ width: 8, height: 8, borderRadius: '50%', flexShrink: 0, bgcolor: colorOf(item) }} />
        <ItemLink
          item={item}
          skipped
          sx={{
            typography: 'caption',
            display: 'block',
            minWidth: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            textDecoration: item.done ? 'line-through' : 'none',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          {calendarRules[item.kind].short}: {item.property_title}
        </ItemLink>
      </Stack>
    ))}
    {items.length > shownItems && (
      <ButtonBase
        tabIndex={-1}
        onClick={onMore}
        sx={{ typography: 'caption', fontWeight: 600, color: 'primary.main', minHeight: 24, px: 0.5, borderRadius: 1 }}
      >
        +{items.length - shownItems} daha
      </ButtonBase>
    )}
  </Box>
)
