import { z } from 'zod'
import { notificationKinds } from './notification-kinds.rules.ts'

export const audiences = ['owner', 'tenant', 'authorised', 'general'] as const
export type Audience = (typeof audiences)[number]

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

/** The channels through which a user is notified. */
export const channels = z.strictObject({ in_app: z.boolean(), mail: z.boolean(), push: z.boolean() })
export type Channels = z.output<typeof channels>

const base64url = z.string().regex(/^[\w-]+={0,2}$/)

/** A push subscription as browsers create it; the keys have the lengths of a P-256 point and of 16 bytes. */
export const subscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.strictObject({ p256dh: base64url.min(87).max(88), auth: base64url.min(22).max(24) }),
})
export type Subscription = z.output<typeof subscription>
