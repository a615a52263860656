import { z } from 'zod'
import { endpoint } from '#domain/kernel/endpoint.ts'
import { renewalToSend, renewalView } from './renewals.schema.ts'

export const renewalsApi = {
  view: endpoint({
    path: 'GET /tenancies/:id/renewal',
    access: 'signed-in',
    scope: 'contracts:read',
    summary: 'Yeni dönem için teklif: süren kontrat, artış şekline göre yeni kira, yasal üst sınır (yönetenler için).',
    reply: renewalView,
  }),
  send: endpoint({
    path: 'POST /tenancies/:id/renewal',
    access: 'signed-in',
    summary: 'Yenileme teklifini kontrat olarak oluşturur; kiracılara ve kefile bağlantı gönderir.',
    body: renewalToSend,
    reply: z.strictObject({ id: z.uuid(), message: z.string() }),
  }),
}
