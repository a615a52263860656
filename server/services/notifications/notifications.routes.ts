import { notificationsApi } from '#domain/people/notifications/notifications.api.ts'
import { notificationsMessages, refuseNotification } from '#domain/people/notifications/notifications.messages.ts'
import { allChannels } from '#domain/people/notifications/notifications.rules.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { allowBrowser } from './allow-browser.ts'
import {
  deleteNotification,
  readAllNotifications,
  readNotification,
  restoreNotification,
} from './change-notification.ts'
import { createNotification } from './create-notification.ts'
import { notificationsOf } from './notifications.queries.ts'
import { prefer } from './prefer.ts'
import { forgetBrowser, preferencesOf } from './preferences.queries.ts'

export const notificationsRoutes: Route[] = [
  route(notificationsApi.list, ({ ctx, actor, query }) =>
    notificationsOf(ctx.db, actor.userId, query).catch((error) => {
      ctx.log.error({ err: error }, 'notifications not listed')
      throw refuseNotification('not_listed')
    }),
  ),
  route(notificationsApi.readAll, ({ ctx, actor }) => readAllNotifications(ctx, actor)),
  route(notificationsApi.read, ({ ctx, actor, params }) => readNotification(ctx, actor, params.id)),
  route(notificationsApi.restore, ({ ctx, actor, params }) => restoreNotification(ctx, actor, params.id)),
  route(notificationsApi.create, async ({ ctx, actor, body }) => ({
    success: true as const,
    recipients: await createNotification(ctx, actor, body),
  })),
  route(notificationsApi.preferences, async ({ ctx, actor }) => {
    const { chosen, here } = await preferencesOf(ctx.db, actor.userId, actor.sessionId)
    return { kinds: allChannels(chosen), pushKey: ctx.push?.publicKey ?? '', here }
  }),
  route(notificationsApi.prefer, ({ ctx, actor, body }) => prefer(ctx, actor, body)),
  action(notificationsApi.subscribe, notificationsMessages.subscribed, ({ ctx, actor, body, caller }) =>
    allowBrowser(ctx, actor, body, caller),
  ),
  action(notificationsApi.unsubscribe, notificationsMessages.unsubscribed, ({ ctx, actor, body }) =>
    forgetBrowser(ctx.db, actor.userId, body.endpoint),
  ),
  // Must come after the fixed paths below /notifications, which it would also match.
  route(notificationsApi.remove, ({ ctx, actor, params }) => deleteNotification(ctx, actor, params.id)),
]
