import { z } from 'zod'
import { endpoint } from '#domain/kernel/endpoint.ts'
import { notificationKinds } from './notification-kinds.rules.ts'
import { audiences, channels, notificationView, subscription } from './notifications.schema.ts'

const count = z.number().int()
const changed = z.strictObject({ success: z.literal(true), unread: count })

export const notificationsApi = {
  list: endpoint({
    path: 'GET /notifications',
    access: 'signed-in',
    summary: 'Kendi bildirimleri, en yenisi önce: zil için limit 5, pencere için sayfa sayfa 20; varsayılan 50.',
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      offset: z.coerce.number().int().min(0).max(100_000).default(0),
    }),
    reply: z.strictObject({ documents: z.array(notificationView), hasMore: z.boolean(), unread: count }),
  }),
  read: endpoint({
    path: 'POST /notifications/:id/read',
    access: 'signed-in',
    summary: 'Bir bildirimi okundu sayar.',
    reply: changed,
  }),
  readAll: endpoint({
    path: 'POST /notifications/read-all',
    access: 'signed-in',
    summary: 'Bütün bildirimlerini okundu sayar.',
    reply: changed,
  }),
  remove: endpoint({
    path: 'DELETE /notifications/:id',
    access: 'signed-in',
    summary: 'Bir bildirimini siler; bir gün içinde geri alınabilir.',
    reply: changed,
  }),
  restore: endpoint({
    path: 'POST /notifications/:id/restore',
    access: 'signed-in',
    summary: 'Silinen bir bildirimi geri alır.',
    reply: changed,
  }),
  create: endpoint({
    path: 'POST /notifications',
    access: 'signed-in',
    limit: 'notificationsByPerson',
    summary:
      'Bir mülkün tarafına bildirim yazar; yalnızca o mülkte iş görenler, herkese (general) yalnızca yöneticiler.',
    body: z.strictObject({
      event: z.string().trim().max(500).optional(),
      property: z.uuid().optional(),
      target_audience: z.enum(audiences).optional(),
      sender_type: z.string().trim().max(40).optional(),
      created_by: z.uuid().optional(),
    }),
    reply: z.strictObject({ success: z.literal(true), recipients: count }),
  }),
  preferences: endpoint({
    path: 'GET /notifications/preferences',
    access: 'signed-in',
    summary: 'Hangi konuda nasıl haber almak istediği ve tarayıcı bildirimi için açık anahtar.',
    reply: z.strictObject({
      kinds: z.record(z.enum(notificationKinds), channels),
      /** Empty when this installation sends no push notifications. */
      pushKey: z.string(),
      /** True when the calling browser has push notifications turned on. */
      here: z.boolean(),
    }),
  }),
  prefer: endpoint({
    path: 'PUT /notifications/preferences',
    access: 'signed-in',
    summary: 'Bir konudaki haber alma yollarını seçer.',
    body: z.strictObject({ kind: z.enum(notificationKinds), ...channels.shape }),
    reply: channels,
  }),
  subscribe: endpoint({
    path: 'POST /notifications/push',
    access: 'signed-in',
    summary: 'Bu tarayıcıya bildirim gönderilmesine izin verir.',
    body: subscription,
  }),
  unsubscribe: endpoint({
    path: 'DELETE /notifications/push',
    access: 'signed-in',
    summary: 'Bu tarayıcının iznini geri alır.',
    body: z.strictObject({ endpoint: z.string().max(1000) }),
  }),
}
