import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '#domain/kernel/endpoint.ts'
import type { NotificationKind } from '#domain/people/notifications/notification-kinds.rules.ts'
import { notificationsApi } from '#domain/people/notifications/notifications.api.ts'
import { dialogSize, dropdownSize } from '#domain/people/notifications/notifications.rules.ts'
import type { Channels, NotificationView } from '#domain/people/notifications/notifications.schema.ts'
import {
  notificationKeys,
  refreshLatestNotifications,
  refreshNotifications,
  refreshPreferences,
} from '#web/cache/notifications.keys.ts'
import { queryClient } from '#web/cache/query-client.ts'
import { queryOf } from '#web/cache/query-of.ts'
import { call } from '#web/lib/call.ts'
import { useWrite } from '#web/writes/use-write.ts'
import { subscribeHere, subscriptionHere } from './push.ts'

type Listed = ReplyOf<typeof notificationsApi.list>

/** The list of the bell, with its unread count. */
export const latestQuery = queryOptions({
  queryKey: notificationKeys.latest,
  queryFn: ({ signal }) => call(notificationsApi.list, { query: { limit: dropdownSize } }, { signal }),
})

export const allQuery = infiniteQueryOptions({
  queryKey: notificationKeys.list,
  // Must include what arrived since the dialog was last open.
  staleTime: 0,
  initialPageParam: 0,
  queryFn: ({ pageParam, signal }) =>
    call(notificationsApi.list, { query: { limit: dialogSize, offset: pageParam } }, { signal }),
  // The offset is counted, not multiplied, because arrivals and deletions change the length of the pages.
  getNextPageParam: (last, pages) => (last.hasMore ? pages.flatMap((page) => page.documents).length : undefined),
})

/** Applies the same change to every list on the screen; `unread` is the server's count, if known. */
function change(documents: (list: NotificationView[]) => NotificationView[], unread?: number) {
  const patch = (listed: Listed): Listed => {
    const next = documents(listed.documents)
    const counted =
      next.filter((each) => !each.is_read).length - listed.documents.filter((each) => !each.is_read).length
    return { ...listed, documents: next, unread: unread ?? Math.max(0, listed.unread + counted) }
  }
  queryClient.setQueryData(latestQuery.queryKey, (old) => old && patch(old))
  queryClient.setQueryData(allQuery.queryKey, (old) => old && { ...old, pages: old.pages.map(patch) })
}

export const setUnread = (unread: number) => change((list) => list, unread)

/** A notification received twice is kept once. */
export function arrived(notification: NotificationView, unread: number) {
  const first = (list: NotificationView[]) => [notification, ...list.filter((each) => each.id !== notification.id)]
  queryClient.setQueryData(
    latestQuery.queryKey,
    (old) =>
      old && {
        ...old,
        unread,
        hasMore: old.hasMore || old.documents.length >= dropdownSize,
        documents: first(old.documents).slice(0, dropdownSize),
      },
  )
  queryClient.setQueryData(
    allQuery.queryKey,
    (old) =>
      old && {
        ...old,
        pages: old.pages.map((page, index) => (index === 0 ? { ...page, documents: first(page.documents) } : page)),
      },
  )
}

/** Shown at once; a failure is corrected by a refetch. */
async function atOnce(
  documents: (list: NotificationView[]) => NotificationView[],
  send: () => Promise<{ unread: number }>,
) {
  await queryClient.cancelQueries({ queryKey: notificationKeys.all })
  change(documents)
  try {
    setUnread((await send()).unread)
  } catch (error) {
    void refreshNotifications()
    throw error
  }
}

export const readOne = (id: string) =>
  atOnce(
    (list) => list.map((each) => (each.id === id ? { ...each, is_read: true } : each)),
    () => call(notificationsApi.read, { params: { id } }),
  )

export const readAll = () =>
  atOnce(
    (list) => list.map((each) => ({ ...each, is_read: true })),
    () => call(notificationsApi.readAll),
  )

async function removeOne(id: string) {
  await atOnce(
    (list) => list.filter((each) => each.id !== id),
    () => call(notificationsApi.remove, { params: { id } }),
  )
  // The next notification for the dropdown is not known here.
  void refreshLatestNotifications()
}

async function restoreOne(id: string) {
  await call(notificationsApi.restore, { params: { id } })
  await refreshNotifications()
}

/** Marking runs in the background, and a failure is not reported. */
export const useReadOne = () => useWrite({ write: readOne, failure: 'form', parallel: true })
export const useReadAll = () => useWrite({ write: readAll })
export const useRemoveOne = () => useWrite({ write: removeOne, parallel: true, retry: false })
export const useRestoreOne = () => useWrite({ write: restoreOne, parallel: true, retry: false })

export const preferencesQuery = queryOf(notificationsApi.preferences, {
  key: notificationKeys.preferences,
  staleTime: 0,
})

/** Shown at once; the server's reply then replaces it. */
async function setPreference({ kind, ...channels }: Channels & { kind: NotificationKind }) {
  const show = (shown: Channels) =>
    queryClient.setQueryData(
      preferencesQuery.queryKey,
      (old) => old && { ...old, kinds: { ...old.kinds, [kind]: shown } },
    )
  await queryClient.cancelQueries({ queryKey: preferencesQuery.queryKey })
  show(channels)
  try {
    show(await call(notificationsApi.prefer, { body: { kind, ...channels } }))
  } catch (error) {
    void refreshPreferences()
    throw error
  }
}

/** Each switch is saved independently. */
export const useSetPreference = () => useWrite({ write: setPreference, parallel: true })

/** The browser's own errors have no readable text; the screen provides one. */
const onThisBrowser = {
  stale: refreshPreferences,
  failure: 'form',
  staleAfterRefusal: true,
  retry: false,
  success: () => null,
} as const

/** Returns whether push is now allowed in this browser. */
export const useAllowPush = (publicKey: string) =>
  useWrite({
    write: async () => {
      const subscription = await subscribeHere(publicKey)
      if (!subscription) return { allowed: false }
      const { endpoint = '', keys = {} } = subscription.toJSON()
      const body = { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
      await call(notificationsApi.subscribe, { body })
      return { allowed: true }
    },
    ...onThisBrowser,
  })

export const useForbidPush = () =>
  useWrite({
    write: async () => {
      const subscription = await subscriptionHere()
      if (!subscription) return
      await call(notificationsApi.unsubscribe, { body: { endpoint: subscription.endpoint } })
      await subscription.unsubscribe()
    },
    ...onThisBrowser,
  })
