import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { badgeText } from '#domain/people/notifications/notifications.rules.ts'
import { refreshNotifications } from '#web/cache/notifications.keys.ts'
import { useCatchUp, useServerEvent } from '#web/lib/socket.ts'
import { unreadColour } from '#web/ui/UnreadCount.tsx'
import { visuallyHidden } from '#web/ui/visually-hidden.ts'
import { NotificationList } from './NotificationList.tsx'
import { arrived, latestQuery, setUnread } from './notifications.queries.ts'
import { useNotificationActions } from './use-notification-actions.ts'

const AllNotifications = lazy(() => import('./AllNotifications.tsx'))

/** Keeps the bell current without a reload, and announces the latest notification to screen readers. */
function useArrivals(): string {
  const [said, setSaid] = useState('')
  useServerEvent('notification', ({ notification, unread }) => {
    arrived(notification, unread)
    setSaid(`Yeni bildirim: ${notification.event}`)
  })
  useServerEvent('notificationsChanged', ({ unread }) => {
    setUnread(unread)
    void refreshNotifications()
  })
  useCatchUp((first) => {
    if (!first) void refreshNotifications()
  })
  return said
}

export function BellButton() {
  const latest = useQuery(latestQuery)
  const said = useArrivals()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [showingAll, setShowingAll] = useState<boolean | null>(null)
  const close = () => setAnchor(null)
  const unread = latest.data?.unread ?? 0
  const actions = useNotificationActions(close)
  return (
    <>
      <IconButton
        aria-label={unread > 0 ? `Bildirimler, ${unread} okunmamış` : 'Bildirimler'}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge
          badgeContent={badgeText(unread)}
          invisible={unread === 0}
          color={unreadColour.palette}
          data-testid="unread"
        >
          <Bell size={20} aria-hidden="true" />
        </Badge>
      </IconButton>
      <Box role="status" aria-live="polite" sx={visuallyHidden}>
        {said}
      </Box>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Bildirimler',
            sx: { width: 380, maxWidth: 'calc(100vw - 32px)', display: 'flex', flexDirection: 'column' },
          },
        }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            pl: 2,
            pr: 1,
            minHeight: 52,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
            Bildirimler
          </Typography>
          {unread > 0 && (
            <Button size="small" onClick={actions.readAll} sx={{ minHeight: 44 }}>
              Tümünü okundu say
            </Button>
          )}
        </Box>
        <Box sx={{ overflowY: 'auto', flex: 1 }}>
          <NotificationList query={latest} documents={latest.data?.documents ?? []} actions={actions} />
        </Box>
        {latest.data && latest.data.documents.length > 0 && (
          <Button
            fullWidth
            onClick={() => {
              close()
              setShowingAll(true)
            }}
            sx={{ minHeight: 48, borderRadius: 0, borderTop: 1, borderColor: 'divider', flexShrink: 0 }}
          >
            Tümünü Göster
          </Button>
        )}
      </Popover>
      {showingAll !== null && (
        <Suspense fallback={null}>
          <AllNotifications open={showingAll} onClose={() => setShowingAll(false)} />
        </Suspense>
      )}
    </>
  )
}
