import { z } from 'zod'
import { endpoint, page } from '#domain/kernel/endpoint.ts'
import { month, tufeFilter, tufeForm, tufeRow } from './tufe.schema.ts'

export const tufeApi = {
  list: endpoint({
    path: 'GET /admin/tufe',
    access: 'admin',
    summary: 'TÜFE on iki aylık ortalamaları, yeniden eskiye; girilmeyi bekleyen ay.',
    query: tufeFilter,
    reply: page(tufeRow).extend({
      /** The next month, and whether its figure may have been published. */
      next: z.strictObject({ month, due: z.boolean() }),
    }),
  }),
  save: endpoint({
    path: 'PUT /admin/tufe/:month',
    access: 'admin',
    confirmed: true,
    summary: 'Bir ayın oranını girer ya da düzeltir.',
    params: z.strictObject({ month }),
    body: tufeForm,
  }),
}
