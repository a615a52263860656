import Box from '@mui/material/Box'
import Chip, { type ChipProps } from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Check } from 'lucide-react'
import { showMoney } from '#domain/kernel/money.ts'
import type { CalendarItem, DueState } from '#domain/work/calendar/calendar.schema.ts'
import { calendarRules, isDueKind } from '#domain/work/calendar/calendar-kinds.rules.ts'
import { thumbRoom } from '#web/ui/link.tsx'
import { colorOf } from './group-colors.ts'
import { ItemLink } from './ItemLink.tsx'

const dueStates: Record<DueState, { label: string; color: ChipProps['color'] }> = {
  planned: { label: 'Planlanan', color: 'default' },
  open: { label: 'Bekliyor', color: 'default' },
  late: { label: 'Gecikti', color: 'error' },
  paid: { label: 'Ödendi', color: 'success' },
}

/** The items of one day, each with a link. */
export const DayItems = ({ items, label }: { items: readonly CalendarItem[]; label: string }) => (
  <Paper variant="outlined">
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item) => (
        <Line key={item.key} item={item} />
      ))}
    </Box>
  </Paper>
)

function Line({ item }: { item: CalendarItem }) {
  const { kind, property_title, about, side, due } = item
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 1.5, p: 2, '& + &': { borderTop: 1, borderColor: 'divider' }, alignItems: 'flex-start' }}
    >
      <Box
        aria-hidden
        sx={{
          width: 6,
          alignSelf: 'stretch',
          borderRadius: 3,
          flexShrink: 0,
          bgcolor: colorOf(item),
        }}
      />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <ItemLink item={item} sx={{ ...thumbRoom, fontWeight: 600 }}>
          {calendarRules[kind].title}
        </ItemLink>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[property_title, about].filter(Boolean).join(' · ')}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, mt: 0.75, '&:empty': { display: 'none' } }}>
          {due && <Due due={due} />}
          {item.done && !isDueKind(kind) && (
            <Chip
              size="small"
              variant="outlined"
              icon={<Check size={14} aria-hidden />}
              label={item.handover ? 'Tamamlandı' : 'Halledildi'}
            />
          )}
          {side === 'tenant' && <Chip size="small" label="Kiracı olarak" />}
        </Stack>
      </Box>
    </Stack>
  )
}

function Due({ due: { state, amount, left, currency } }: { due: NonNullable<CalendarItem['due']> }) {
  const { label, color } = dueStates[state]
  const isPart = amount !== null && left !== null && left > 0 && left < amount
  return (
    <>
      {amount !== null && (
        <Chip
          size="small"
          variant="outlined"
          label={showMoney(amount, currency)}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        />
      )}
      <Chip size="small" color={color ?? 'default'} label={label} />
      {isPart && <Chip size="small" variant="outlined" label={`Kalan ${showMoney(left, currency)}`} />}
    </>
  )
}
