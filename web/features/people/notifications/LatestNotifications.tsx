import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { NotificationList } from './NotificationList.tsx'
import { latestQuery } from './notifications.queries.ts'
import { useNotificationActions } from './use-notification-actions.ts'

interface Props {
  /** The button that opened it; null while it is closed. */
  anchor: HTMLElement | null
  onClose: () => void
  onShowAll: () => void
}

export default function LatestNotifications({ anchor, onClose, onShowAll }: Props) {
  const latest = useQuery(latestQuery)
  const unread = latest.data?.unread ?? 0
  const actions = useNotificationActions(onClose)
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
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
          onClick={onShowAll}
          sx={{ minHeight: 48, borderRadius: 0, borderTop: 1, borderColor: 'divider', flexShrink: 0 }}
        >
          Tümünü Göster
        </Button>
      )}
    </Popover>
  )
}
