import { z } from 'zod'
import { done, endpoint, page, pageQuery } from '#domain/kernel/endpoint.ts'
import { deliveryView, newWebhook, webhookView } from './webhooks.schema.ts'

export const webhooksApi = {
  list: endpoint({
    path: 'GET /webhooks',
    access: 'signed-in',
    scope: 'webhooks:read',
    summary: 'Kişinin olay gönderilen adresleri.',
    reply: z.strictObject({ documents: z.array(webhookView) }),
  }),
  create: endpoint({
    path: 'POST /webhooks',
    access: 'signed-in',
    limit: 'webhooksByPerson',
    scope: 'webhooks:write',
    summary:
      'Seçilen olayların gönderileceği bir https adresi kaydeder ve bir deneme gönderir. İmza anahtarı yalnızca bu yanıtta gösterilir. ' +
      'Bir program, yalnızca okuyabildiği olayları seçebilir.',
    body: newWebhook,
    reply: done.extend({ id: z.uuid(), secret: z.string() }),
  }),
  remove: endpoint({
    path: 'DELETE /webhooks/:id',
    access: 'signed-in',
    scope: 'webhooks:write',
    summary: 'Bir webhook adresini ve gönderimlerini siler.',
  }),
  resume: endpoint({
    path: 'POST /webhooks/:id/resume',
    access: 'signed-in',
    scope: 'webhooks:write',
    summary: 'Kendiliğinden durmuş bir webhook adresini yeniden başlatır; arada olanlar gönderilmez.',
  }),
  deliveries: endpoint({
    path: 'GET /webhooks/:id/deliveries',
    access: 'signed-in',
    scope: 'webhooks:read',
    summary: 'Bir adrese yapılan gönderimler, en yenisi önce; otuz gün saklanır.',
    query: z.strictObject(pageQuery),
    reply: page(deliveryView),
  }),
  replay: endpoint({
    path: 'POST /webhooks/:id/deliveries/:delivery/replay',
    access: 'signed-in',
    limit: 'webhooksByPerson',
    scope: 'webhooks:write',
    summary: 'Bir gönderimi aynı kimlikle yeniden gönderir.',
  }),
}
