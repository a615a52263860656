import { z } from 'zod'
import { endpoint } from '#domain/kernel/endpoint.ts'
import { ownEngagement } from './engagements.schema.ts'

export const engagementsApi = {
  list: endpoint({
    path: 'GET /engagements',
    access: 'signed-in',
    summary: 'Adına çalıştığınız mülk sahipleri ve yanıtınızı bekleyen davetler; davetler önce gelir.',
    reply: z.strictObject({ documents: z.array(ownEngagement) }),
  }),
  accept: endpoint({
    path: 'POST /engagements/:id/accept',
    access: 'signed-in',
    summary: 'Daveti kabul eder; verilen yetkiler o andan itibaren geçerlidir.',
  }),
  decline: endpoint({
    path: 'POST /engagements/:id/decline',
    access: 'signed-in',
    summary: 'Daveti reddeder; mülk sahibine bildirilir.',
  }),
  leave: endpoint({
    path: 'POST /engagements/:id/leave',
    access: 'signed-in',
    summary: 'Bir mülk sahibi adına çalışmayı bırakır; o mülk sahibinin mülkleri artık görünmez.',
  }),
}
