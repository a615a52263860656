import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Bell } from 'lucide-react'
import { notificationsRefusals } from '#domain/people/notifications/notifications.messages.ts'
import type { NotificationView } from '#domain/people/notifications/notifications.schema.ts'
import { EmptyState, RetryButton } from '#web/ui/states.tsx'
import { NotificationRow } from './NotificationRow.tsx'
import type { useNotificationActions } from './use-notification-actions.ts'

interface Props {
  query: { isPending: boolean; isError: boolean; refetch: () => unknown }
  documents: NotificationView[]
  actions: ReturnType<typeof useNotificationActions>
}

/** Loading, failed, empty or filled; shared by the dropdown and the dialog. */
export function NotificationList({ query, documents, actions }: Props) {
  if (query.isPending)
    return (
      <Typography role="status" color="textSecondary" sx={{ p: 4, textAlign: 'center' }}>
        Yükleniyor...
      </Typography>
    )
  if (query.isError && documents.length === 0)
    return (
      <Alert severity="error" sx={{ m: 2 }} action={<RetryButton onClick={() => query.refetch()} />}>
        {notificationsRefusals.not_listed.message}
      </Alert>
    )
  if (documents.length === 0)
    return <EmptyState icon={Bell} title="Henüz bildiriminiz yok" text="Yeni bildirimler burada görünecek" />
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {documents.map((notification) => (
        <NotificationRow
          key={notification.id}
          notification={notification}
          onOpen={() => actions.open(notification)}
          onRemove={() => actions.remove(notification)}
        />
      ))}
    </Box>
  )
}
