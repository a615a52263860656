import { z } from 'zod'
import { done, endpoint } from '#domain/kernel/endpoint.ts'
import { removedReply } from '#domain/services/bin/bin.schema.ts'
import { conditionChange, conditionView, maxConditions, newCondition } from './conditions.schema.ts'

const byId = z.strictObject({ id: z.uuid() })

export const conditionsApi = {
  list: endpoint({
    path: 'GET /special-conditions',
    access: 'contract-maker',
    summary: 'Kendi hususi şart kütüphaneniz; bir mülkle sorulursa o mülkün sahibininki. En fazla 50.',
    query: z.strictObject({ property_id: z.uuid().optional() }),
    reply: z.strictObject({
      documents: z.array(conditionView).max(maxConditions),
      /** True for the caller's own library; another owner's can only be used, not changed. */
      own: z.boolean(),
    }),
  }),
  create: endpoint({
    path: 'POST /special-conditions',
    access: 'contract-maker',
    summary: 'Kütüphanenize bir hususi şart ekler.',
    body: newCondition,
    reply: conditionView,
  }),
  order: endpoint({
    path: 'PUT /special-conditions/order',
    access: 'contract-maker',
    summary: 'Kütüphanenizdeki şartları sıralar.',
    body: z.strictObject({ ids: z.array(z.uuid()).max(maxConditions) }),
    reply: done,
  }),
  change: endpoint({
    path: 'PUT /special-conditions/:id',
    access: 'contract-maker',
    summary: 'Kütüphanenizdeki bir şartı değiştirir; kontratlara girmiş olan metin değişmez.',
    params: byId,
    body: conditionChange,
    reply: conditionView,
  }),
  remove: endpoint({
    path: 'DELETE /special-conditions/:id',
    access: 'contract-maker',
    summary: 'Şartı çöp kutusuna taşır; 30 gün içinde geri alınabilir. Kontratlara girmiş olan metin kalır.',
    params: byId,
    reply: removedReply,
  }),
}
