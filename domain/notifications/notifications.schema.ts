import { z } from 'zod'

export const audiences = ['owner', 'tenant', 'authorised', 'general'] as const
export type Audience = (typeof audiences)[number]

/** What a notification is about; people choose per kind how they hear of it. */
export const notificationKinds = ['request', 'contract', 'payment', 'property', 'message', 'system'] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const notificationView = z.strictObject({
  id: z.uuid(),
  kind: z.enum(notificationKinds),
  event: z.string(),
  property: z.strictObject({ id: z.uuid(), baslik: z.string() }).nullable(),
  link: z.string().nullable(),
  is_read: z.boolean(),
  target_audience: z.enum(audiences),
  sender_type: z.string(),
  created_by: z.uuid().nullable(),
  created_at: z.iso.datetime(),
})
export type NotificationView = z.output<typeof notificationView>
