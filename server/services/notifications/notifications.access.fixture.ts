import { newId } from '#domain/kernel/ids.ts'
import { notificationsApi } from '#domain/people/notifications/notifications.api.ts'
import { type AccessRow, anywhere, onProperty } from '#server/testing/access-table.ts'
import { groups } from '#server/testing/access-world.ts'

/** Every signed-in user only has their own notifications; a foreign one answers 404. */
const missing = { through: 404, call: () => ({ params: { id: newId() } }) }
const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }

export const notificationsAccess: AccessRow[] = [
  anywhere(notificationsApi.list),
  anywhere(notificationsApi.read, missing),
  anywhere(notificationsApi.readAll),
  anywhere(notificationsApi.remove, missing),
  anywhere(notificationsApi.restore, missing),
  onProperty(notificationsApi.create, {
    may: groups.editors,
    call: ({ id }) => ({ body: { event: 'Yarın su kesilecek', target_audience: 'owner', property: id } }),
  }),
  anywhere(notificationsApi.preferences),
  anywhere(notificationsApi.prefer, {
    call: () => ({ body: { kind: 'request', in_app: true, mail: true, push: false } }),
  }),
  anywhere(notificationsApi.subscribe, {
    call: () => ({ body: { endpoint: `https://push.services.mozilla.com/${newId()}`, keys } }),
  }),
  anywhere(notificationsApi.unsubscribe, {
    call: () => ({ body: { endpoint: 'https://push.services.mozilla.com/' } }),
  }),
]
