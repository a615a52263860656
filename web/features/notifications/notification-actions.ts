import { placeOf } from '#domain/notifications/notifications.rules.ts'
import type { NotificationView } from '#domain/notifications/notifications.schema.ts'
import { goTo } from '#web/lib/navigation.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { notify } from '#web/ui/toast.tsx'
import { readAll, readOne, removeOne, restoreOne } from './notifications.queries.ts'

const say = (error: unknown) => notify.error(messageOf(error))

/** What a person does in the dropdown and in the dialog alike; `leave` closes whichever of them is open. */
export const notificationActions = (leave: () => void) => ({
  open(notification: NotificationView) {
    // The way to the page does not wait for the mark, and a mark that fails is no reason to stay here (HDR-09).
    if (!notification.is_read) void readOne(notification.id).catch(() => null)
    const place = placeOf(notification)
    if (!place) return
    leave()
    goTo(place)
  },
  readAll: () => void readAll().catch(say),
  remove: async ({ id }: NotificationView) => {
    try {
      await removeOne(id)
      notify.undoable('Bildirim silindi', () => restoreOne(id).catch(say))
    } catch (error) {
      say(error)
    }
  },
})
