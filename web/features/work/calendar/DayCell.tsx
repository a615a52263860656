import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type IsoDate, type IsoMonth, monthOf } from '#domain/kernel/dates.ts'
import { speakDate } from '#domain/kernel/month-grid.ts'
import { holidayOn } from '#domain/kernel/public-holidays.ts'
import type { CalendarItem } from '#domain/work/calendar/calendar.schema.ts'
import { calendarRules } from '#domain/work/calendar/calendar-kinds.rules.ts'
import { colorOf, mostUrgentFirst } from './group-colors.ts'
import { ItemLink } from './ItemLink.tsx'
import { withNames } from './month-size.ts'

/** As many lines as fit a day; the rest is one tap away. */
const shownItems = 3
const shownMarks = 3

interface Props {
  date: IsoDate
  month: IsoMonth
  isToday: boolean
  isChosen: boolean
  items: readonly CalendarItem[]
  onDay: (day: IsoDate) => void
}

export function DayCell({ date, month, isToday, isChosen, items: all, onDay }: Props) {
  const items = mostUrgentFirst(all)
  const number = Number(date.slice(8))
  if (monthOf(date) !== month)
    return <Box component="td" sx={{ bgcolor: 'action.hover', height: 56, [withNames]: { height: 112 } }} />
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
        height: 56,
        [withNames]: { height: 112 },
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
          minHeight: 56,
          p: 0.5,
          display: 'flex',
          flexDirection: 'column',
          [withNames]: { minHeight: 0, flexDirection: 'row' },
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
            width: '1.625rem',
            height: '1.625rem',
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
            sx={{ display: 'none', [withNames]: { display: 'block' }, color: 'error.main', minWidth: 0 }}
          >
            {holiday}
          </Typography>
        )}
        <Marks items={items} />
      </ButtonBase>
      <Lines items={items} onMore={() => onDay(date)} />
    </Box>
  )
}

/** Filled bars rather than dots, which a thumb's distance from the eye makes too small to tell apart. */
const Marks = ({ items }: { items: readonly CalendarItem[] }) => (
  <Stack
    component="span"
    aria-hidden
    sx={{ [withNames]: { display: 'none' }, gap: '3px', width: 1, px: 0.25, minHeight: 6 }}
  >
    {items.slice(0, shownMarks).map((item) => (
      <Box
        key={item.key}
        component="span"
        sx={{ height: 6, borderRadius: 3, bgcolor: colorOf(item), opacity: item.done ? 0.45 : 1 }}
      />
    ))}
  </Stack>
)

const Lines = ({ items, onMore }: { items: readonly CalendarItem[]; onMore: () => void }) => (
  <Box sx={{ display: 'none', [withNames]: { display: 'block' }, px: 0.5, pb: 0.5 }}>
    {items.slice(0, shownItems).map((item) => (
      <Stack
        key={item.key}
        direction="row"
        title={`${calendarRules[item.kind].title}: ${item.property_title}`}
        sx={{
          alignItems: 'center',
          minHeight: 24,
          mb: '2px',
          px: 0.75,
          borderRadius: '5px',
          borderLeft: '4px solid',
          borderColor: colorOf(item),
          bgcolor: `color-mix(in srgb, ${colorOf(item)} ${item.done ? 6 : 18}%, var(--mui-palette-background-paper))`,
        }}
      >
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
