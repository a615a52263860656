import { placeOf } from '#domain/people/notifications/notifications.rules.ts'
import type { NotificationView } from '#domain/people/notifications/notifications.schema.ts'
import { goTo } from '#web/lib/navigation.ts'
import { notify } from '#web/ui/toast.tsx'
import { useReadAll, useReadOne, useRemoveOne, useRestoreOne } from './notifications.queries.ts'

/** What a person does in the dropdown and in the dialog alike; `leave` closes whichever of them is open. */
export function useNotificationActions(leave: () => void) {
  const read = useReadOne()
  const readAll = useReadAll()
  const removal = useRemoveOne()
  const restore = useRestoreOne()
  return {
    open(notification: NotificationView) {
      // The way to the page does not wait for the mark, and a mark that fails is no reason to stay here (HDR-09).
      if (!notification.is_read) void read.run(notification.id)
      const place = placeOf(notification)
      if (!place) return
      leave()
      goTo(place)
    },
    readAll: () => void readAll.run(),
    remove: ({ id }: NotificationView) =>
      removal.run(id, { done: () => notify.undoable('Bildirim silindi', () => restore.run(id)) }),
  }
}
