import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase'
import Stack from '@mui/material/Stack'
import { createLink } from '@tanstack/react-router'
import { CalendarClock, CalendarDays, List, type LucideIcon } from 'lucide-react'
import type { Ref } from 'react'
import { textSizes } from '#web/ui/theme.ts'

interface Props {
  current: 'month' | 'list' | 'deadlines'
  /** What the views have in common. */
  owner: string | undefined
  /** The month and kind that the calendar's two views share. */
  calendar?: { month: string; group: string }
}

/** The calendar's two views and the list of what has to be done are three views of the same dates. */
export function DateViews({ current, owner, calendar }: Props) {
  const shared = { ...(owner && { owner }), ...(calendar?.month && { month: calendar.month }) }
  const ofKind = calendar && calendar.group !== 'all' ? { group: calendar.group as 'all' } : {}
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label="Görünüm"
      sx={{
        mb: 1.5,
        p: 0.5,
        gap: 0.5,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        width: 'fit-content',
        maxWidth: 1,
        flexWrap: 'wrap',
      }}
    >
      <View to="/calendar" search={{ ...shared, ...ofKind }} icon={CalendarDays} on={current === 'month'}>
        Ay
      </View>
      <View to="/calendar" search={{ ...shared, ...ofKind, view: 'list' }} icon={List} on={current === 'list'}>
        Liste
      </View>
      <View to="/deadlines" search={owner ? { owner } : {}} icon={CalendarClock} on={current === 'deadlines'}>
        Süreler
      </View>
    </Stack>
  )
}

interface ViewProps extends ButtonBaseProps<'a'> {
  icon: LucideIcon
  on: boolean
  ref?: Ref<HTMLAnchorElement>
}

const View = createLink(function ViewAnchor({ icon: Icon, on, children, ...anchor }: ViewProps) {
  return (
    <ButtonBase
      {...anchor}
      component="a"
      aria-current={on ? 'page' : undefined}
      sx={{
        minHeight: 44,
        px: 2,
        gap: 1,
        borderRadius: '7px',
        fontFamily: 'inherit',
        fontSize: textSizes.plain,
        fontWeight: 600,
        color: 'text.primary',
        '&:hover': { bgcolor: 'action.hover' },
        ...(on && { bgcolor: 'primary.main', color: 'primary.contrastText', '&:hover': { bgcolor: 'primary.dark' } }),
      }}
    >
      <Icon size={18} aria-hidden />
      {children}
    </ButtonBase>
  )
})
