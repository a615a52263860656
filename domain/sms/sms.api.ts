import { z } from 'zod'
import { mailStates } from '#domain/admin/admin.api.ts'
import { done, endpoint, page, pageQuery } from '#domain/kernel/endpoint.ts'

const instant = z.iso.datetime()

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
    query: z.strictObject({ ...pageQuery, state: z.enum(['all', ...mailStates]).default('all') }),
    reply: page(smsRow),
  }),
  resend: endpoint({
    path: 'POST /admin/sms/:id/resend',
    access: 'admin',
    summary: 'Bir SMS’i yeniden kuyruğa koyar.',
    params: z.strictObject({ id: z.uuid() }),
    reply: done,
  }),
}
