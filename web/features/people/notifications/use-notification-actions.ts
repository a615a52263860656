import { targetOf } from '#domain/people/notifications/notifications.rules.ts'
import type { NotificationView } from '#domain/people/notifications/notifications.schema.ts'
import { goTo } from '#web/lib/navigation.ts'
import { notify } from '#web/ui/toast.tsx'
import { useReadAll, useReadOne, useRemoveOne, useRestoreOne } from './notifications.queries.ts'

/** Actions shared by the dropdown and the dialog; `leave` closes whichever of them is open. */
export function useNotificationActions(leave: () => void) {
  const read = useReadOne()
  const readAll = useReadAll()
  const removal = useRemoveOne()
  const restore = useRestoreOne()
  return {
    open(notification: NotificationView) {
      // Navigation does not wait for the read mark and happens even if marking fails (HDR-09).
      if (!notification.is_read) void read.run(notification.id)
      const target = targetOf(notification)
      if (!target) return
      leave()
      goTo(target)
    },
    readAll: () => void readAll.run(),
    remove: ({ id }: NotificationView) =>
      removal.run(id, { done: () => notify.undoable('Bildirim silindi', () => restore.run(id)) }),
  }
}
