import { z } from 'zod'
import { endpoint } from '#domain/kernel/endpoint.ts'
import { enteredDay } from '#domain/kernel/entered-days.ts'
import { closeReason, increaseToSend, increaseView } from './rent-increases.schema.ts'

export const rentIncreasesApi = {
  view: endpoint({
    path: 'GET /tenancies/:id/rent-increase',
    access: 'signed-in',
    scope: 'contracts:read',
    summary: 'Sıradaki kira yılının artışı: üst sınır, dayandığı oran ve hesap; gönderilmiş öneri ve kararlar.',
    reply: increaseView,
  }),
  send: endpoint({
    path: 'POST /tenancies/:id/rent-increase',
    access: 'signed-in',
    summary: 'Kira artışını ek protokol olarak kiracının onayına sunar; itirazdan sonra yeni sürümünü.',
    body: increaseToSend,
    reply: z.strictObject({ id: z.uuid(), message: z.string() }),
  }),
  waive: endpoint({
    path: 'POST /tenancies/:id/rent-increase/waiver',
    access: 'signed-in',
    summary: 'Bu kira yılında artış istenmediğini kaydeder; geri alınabilir.',
    body: z.strictObject({ year_start: enteredDay() }),
  }),
  withdraw: endpoint({
    path: 'POST /rent-increases/:id/withdraw',
    access: 'signed-in',
    summary: 'Kesinleşmemiş öneriyi ya da artış istenmediği kaydını geri alır.',
    body: closeReason,
  }),
  apply: endpoint({
    path: 'POST /rent-increases/:id/apply',
    access: 'signed-in',
    summary: 'Cevaplanmayan artışı, kontrattaki artış şartını aşmıyorsa şarta göre uygular.',
  }),
}
