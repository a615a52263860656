import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useInfiniteQuery } from '@tanstack/react-query'
import { RefreshCw, Settings2 } from 'lucide-react'
import { useId } from 'react'
import { refreshNotifications } from '#web/cache/notifications.keys.ts'
import { goTo } from '#web/lib/navigation.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { notify } from '#web/ui/toast.tsx'
import { useNarrow } from '#web/ui/use-width.ts'
import { NotificationList } from './NotificationList.tsx'
import { allQuery } from './notifications.queries.ts'
import { useNotificationActions } from './use-notification-actions.ts'

export default function AllNotifications({ open, onClose }: { open: boolean; onClose: () => void }) {
  const all = useInfiniteQuery({ ...allQuery, enabled: open })
  const title = useId()
  const fullScreen = useNarrow()
  const actions = useNotificationActions(onClose)
  const documents = once(all.data?.pages.flatMap((page) => page.documents) ?? [])
  const unread = all.data?.pages[0]?.unread ?? 0
  const more = async () => {
    const { isError, error } = await all.fetchNextPage()
    if (isError) notify.error(messageOf(error))
  }
  return (
    <Dialog open={open} onClose={onClose} fullScreen={fullScreen} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title} sx={{ px: 2, pb: 1 }}>
        Bildirimler
      </DialogTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 1, pb: 1 }}>
        <Button
          startIcon={<RefreshCw size={18} aria-hidden />}
          loading={all.isRefetching && !all.isFetchingNextPage}
          loadingPosition="start"
          onClick={() => void refreshNotifications()}
        >
          Yenile
        </Button>
        <Button onClick={actions.readAll} disabled={unread === 0}>
          Tümünü okundu say
        </Button>
      </Box>
      <DialogContent dividers sx={{ p: 0 }}>
        <NotificationList query={all} documents={documents} actions={actions} />
        {all.hasNextPage && (
          <Box sx={{ p: 2, textAlign: 'center' }}>
            <Button variant="outlined" onClick={more} loading={all.isFetchingNextPage}>
              Daha Fazla Yükle
            </Button>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button
          sx={{ mr: 'auto' }}
          startIcon={<Settings2 size={18} aria-hidden />}
          onClick={() => {
            onClose()
            goTo('/profile#bildirimler')
          }}
        >
          Bildirim ayarları
        </Button>
        <Button onClick={onClose}>Kapat</Button>
      </DialogActions>
    </Dialog>
  )
}

/** New notifications move the pages while they are read, so the next page may repeat the last items. */
function once<Item extends { id: string }>(list: Item[]): Item[] {
  return [...new Map(list.map((each) => [each.id, each])).values()]
}
