import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { badgeText } from '#domain/people/notifications/notifications.rules.ts'
import { refreshNotifications } from '#web/cache/notifications.keys.ts'
import { useCatchUp, useServerEvent } from '#web/lib/socket.ts'
import { unreadColour } from '#web/ui/UnreadCount.tsx'
import { useOpened } from '#web/ui/use-opened.ts'
import { visuallyHidden } from '#web/ui/visually-hidden.ts'
import { arrived, latestQuery, setUnread } from './notifications.queries.ts'

const LatestNotifications = lazy(() => import('./LatestNotifications.tsx'))
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
  const opened = useOpened(anchor !== null)
  const close = () => setAnchor(null)
  const unread = latest.data?.unread ?? 0
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
      <Suspense fallback={null}>
        {opened && (
          <LatestNotifications
            anchor={anchor}
            onClose={close}
            onShowAll={() => {
              close()
              setShowingAll(true)
            }}
          />
        )}
      </Suspense>
      {showingAll !== null && (
        <Suspense fallback={null}>
          <AllNotifications open={showingAll} onClose={() => setShowingAll(false)} />
        </Suspense>
      )}
    </>
  )
}
