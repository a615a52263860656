import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { Bell, CircleCheck, type LucideIcon, Trash2, TriangleAlert, Wallet, Wrench } from 'lucide-react'
import { relativeTime, showDateTime } from '#domain/kernel/dates.ts'
import { iconOf, type NotificationIcon } from '#domain/people/notifications/notifications.rules.ts'
import type { NotificationView } from '#domain/people/notifications/notifications.schema.ts'
import { unreadDot } from '#web/ui/UnreadCount.tsx'
import { visuallyHidden } from '#web/ui/visually-hidden.ts'

const icons: Record<NotificationIcon, { icon: LucideIcon; color: string }> = {
  error: { icon: Wrench, color: 'error.main' },
  payment: { icon: Wallet, color: 'primary.main' },
  success: { icon: CircleCheck, color: 'success.main' },
  warning: { icon: TriangleAlert, color: 'warning.main' },
  default: { icon: Bell, color: 'text.secondary' },
}

interface Props {
  notification: NotificationView
  onOpen: () => void
  onRemove: () => void
}

export function NotificationRow({ notification, onOpen, onRemove }: Props) {
  const { event, property, created_at, is_read } = notification
  const category = iconOf(notification)
  const { icon: Icon, color } = icons[category]
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'stretch',
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { border: 0 },
      }}
    >
      <ButtonBase
        onClick={onOpen}
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: 56,
          py: 1.25,
          pl: 2,
          pr: 0.5,
          gap: 1.5,
          justifyContent: 'flex-start',
          alignItems: 'flex-start',
          textAlign: 'start',
          '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
        }}
      >
        <Box data-icon={category} sx={{ color, display: 'flex', pt: 0.25 }}>
          <Icon size={20} aria-hidden />
        </Box>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography variant="body2" sx={{ fontWeight: is_read ? 400 : 650, overflowWrap: 'anywhere' }}>
            {!is_read && (
              <Box component="span" sx={visuallyHidden}>
                Okunmadı:{' '}
              </Box>
            )}
            {event}
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            <time dateTime={created_at} title={showDateTime(created_at)}>
              {relativeTime(created_at, new Date())}
            </time>
            {property && !event.includes(property.baslik) && ` · ${property.baslik}`}
          </Typography>
        </Box>
        {!is_read && <Box aria-hidden sx={{ ...unreadDot, mt: 0.75 }} />}
      </ButtonBase>
      <IconButton
        aria-label={`Sil: ${event}`}
        onClick={onRemove}
        sx={{ alignSelf: 'center', width: 44, height: 44, mr: 0.5, color: 'text.secondary' }}
      >
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </Box>
  )
}
