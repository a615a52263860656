import { z } from 'zod'
import { endpoint, instant, page } from '#domain/kernel/endpoint.ts'
import { mailStates, outboxFilter } from './admin.schema.ts'

export const smsRow = z.strictObject({
  id: z.uuid(),
  to: z.string(),
  text: z.string(),
  state: z.enum(mailStates),
  tries: z.number().int(),
  last_error: z.string().nullable(),
  created_at: instant,
  sent_at: instant.nullable(),
})
export type SmsRow = z.output<typeof smsRow>

export const smsApi = {
  outbox: endpoint({
    path: 'GET /admin/sms',
    access: 'admin',
    summary: 'Giden SMS’ler: durum, deneme sayısı, son hata.',
    query: outboxFilter,
    reply: page(smsRow),
  }),
  resend: endpoint({
    path: 'POST /admin/sms/:id/resend',
    access: 'admin',
    confirmed: true,
    summary: 'Bir SMS’i yeniden kuyruğa koyar.',
  }),
}
