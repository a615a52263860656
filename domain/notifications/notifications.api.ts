import { z } from 'zod'
import { done, endpoint } from '#domain/kernel/endpoint.ts'
import { audiences, notificationKinds, notificationView } from './notifications.schema.ts'

const count = z.number().int()
const channels = z.strictObject({ in_app: z.boolean(), mail: z.boolean(), push: z.boolean() })

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
    params: z.strictObject({ id: z.uuid() }),
    reply: z.strictObject({ success: z.literal(true), unread: count }),
  }),
  readAll: endpoint({
    path: 'POST /notifications/read-all',
    access: 'signed-in',
    summary: 'Bütün bildirimlerini okundu sayar.',
    reply: z.strictObject({ success: z.literal(true), unread: count }),
  }),
  remove: endpoint({
    path: 'DELETE /notifications/:id',
    access: 'signed-in',
    summary: 'Bir bildirimini siler.',
    params: z.strictObject({ id: z.uuid() }),
    reply: z.strictObject({ success: z.literal(true), unread: count }),
  }),
  create: endpoint({
    path: 'POST /notifications',
    access: 'signed-in',
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
      pushKey: z.string(),
    }),
  }),
  prefer: endpoint({
    path: 'PUT /notifications/preferences',
    access: 'signed-in',
    summary: 'Bir konudaki haber alma yollarını seçer.',
    body: z.strictObject({ kind: z.enum(notificationKinds), ...channels.shape }),
    reply: done,
  }),
  subscribe: endpoint({
    path: 'POST /notifications/push',
    access: 'signed-in',
    summary: 'Bu tarayıcıya bildirim gönderilmesine izin verir.',
    body: z.strictObject({
      endpoint: z.url({ protocol: /^https?$/ }).max(1000),
      keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
    }),
    reply: done,
  }),
  unsubscribe: endpoint({
    path: 'DELETE /notifications/push',
    access: 'signed-in',
    summary: 'Bu tarayıcının iznini geri alır.',
    body: z.strictObject({ endpoint: z.string().max(1000) }),
    reply: done,
  }),
}
