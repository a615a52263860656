import { z } from 'zod'
import { instant } from '#domain/kernel/endpoint.ts'
import { pingEvent, webhookEvents } from './webhook-events.rules.ts'

export const newWebhook = z.strictObject({
  address: z
    .url({ protocol: /^https?$/, error: 'https:// ile başlayan tam bir adres yazın' })
    .max(500, 'Adres çok uzun'),
  events: z
    .array(z.enum(webhookEvents))
    .min(1, 'En az bir olay seçin')
    .max(webhookEvents.length)
    .transform((chosen) => webhookEvents.filter((event) => chosen.includes(event))),
})
export type NewWebhook = z.output<typeof newWebhook>

export const webhookView = z.strictObject({
  id: z.uuid(),
  address: z.string(),
  events: z.array(z.enum(webhookEvents)),
  created_at: instant,
  /** Set when it stopped by itself after days of failures. */
  stopped_at: instant.nullable(),
  /** Since when every delivery has failed. */
  failing_since: instant.nullable(),
  /** Made by a program; it ends with the token. */
  by_token: z.boolean(),
})
export type WebhookView = z.output<typeof webhookView>

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
/** Why the last try failed: fixed words, because an answer from outside is never shown. */
export const deliveryProblems = ['refused_address', 'unreachable', 'timeout', 'status', 'no_right'] as const
export type DeliveryProblem = (typeof deliveryProblems)[number]

export const deliveryView = z.strictObject({
  id: z.uuid(),
  event: z.enum([pingEvent, ...webhookEvents]),
  created_at: instant,
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  last_tried_at: instant.nullable(),
  status: z.number().int().nullable(),
  problem: z.enum(deliveryProblems).nullable(),
})
export type DeliveryView = z.output<typeof deliveryView>
