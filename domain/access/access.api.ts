import { z } from 'zod'
import { endpoint } from '#domain/kernel/endpoint.ts'

export const accessApi = {
  /** The server's answer, asked when the roles that the browser holds refuse a route. */
  check: endpoint({
    path: 'GET /access/check',
    access: 'account',
    summary: 'Oturumdaki kullanıcı bu korumadan geçer mi?',
    query: z.strictObject({
      guard: z.enum(['signed-in', 'host', 'contract-maker', 'tax-sheet', 'lawyer-or-host', 'admin']),
    }),
    reply: z.strictObject({ allowed: z.boolean() }),
  }),
}
