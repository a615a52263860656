import { z } from 'zod'
import { endpoint } from '#domain/kernel/endpoint.ts'
import { dashboardView } from './dashboard.schema.ts'

export const dashboardApi = {
  view: endpoint({
    path: 'GET /dashboard',
    access: 'signed-in',
    summary:
      'Başlangıç ekranı, kişinin rolüne göre, tek çağrıda: yanıt bekleyenler, bu ayın ödemeleri, toplamlar, on iki ayın geliri ve gideri, yaklaşan tarihler. Okunamayan bölüm boş gelir ve `failed` içinde adı geçer.',
    query: z.strictObject({
      /** The side chosen by a user who is both landlord and tenant. */
      as: z.enum(['host', 'tenant']).optional(),
    }),
    reply: dashboardView,
  }),
}
