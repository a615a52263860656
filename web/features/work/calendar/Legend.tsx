import Box from '@mui/material/Box'
import type { CalendarItem } from '#domain/work/calendar/calendar.schema.ts'
import { calendarGroupLabels, calendarGroups, groupOfKind } from '#domain/work/calendar/calendar-kinds.rules.ts'
import { colorOf, groupColors, lateColor } from './group-colors.ts'

/** The meaning of this month's colours, the only thing a day shows on a phone. */
export function Legend({ items }: { items: CalendarItem[] }) {
  const shown = new Set(items.filter((item) => colorOf(item) !== lateColor).map(({ kind }) => groupOfKind(kind)))
  const entries = calendarGroups
    .filter((group) => shown.has(group))
    .map((group) => ({ label: calendarGroupLabels[group], color: groupColors[group] }))
  if (items.some((item) => colorOf(item) === lateColor)) entries.push({ label: 'Geciken ödeme', color: lateColor })
  if (entries.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label="Renklerin anlamı"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, listStyle: 'none', m: 0, mb: 1.5, p: 0 }}
    >
      {entries.map(({ label, color }) => (
        <Box
          key={label}
          component="li"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75, typography: 'caption', color: 'text.secondary' }}
        >
          <Box aria-hidden sx={{ width: 18, height: 8, borderRadius: 4, flexShrink: 0, bgcolor: color }} />
          {label}
        </Box>
      ))}
      {items.some(({ done }) => done) && (
        <Box component="li" sx={{ typography: 'caption', color: 'text.secondary' }}>
          <s>Üstü çizili</s> ve soluk: tamamlandı
        </Box>
      )}
    </Box>
  )
}
