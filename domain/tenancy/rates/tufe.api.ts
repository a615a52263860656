import { z } from 'zod'
import { endpoint, page } from '#domain/kernel/endpoint.ts'
import { month, tufeFilter, tufeForm, tufeRow, tufeTable } from './tufe.schema.ts'

export const tufeApi = {
  figures: endpoint({
    path: 'GET /rates/tufe',
    access: 'anyone',
    summary: 'Bilinen bütün TÜFE on iki aylık ortalamaları, aya göre; kira artışı hesabı için.',
    limit: 'figuresByAddress',
    reply: z.strictObject({ tufe: tufeTable }),
  }),
  list: endpoint({
    path: 'GET /admin/tufe',
    access: 'admin',
    summary: 'TÜFE on iki aylık ortalamaları, yeniden eskiye; girilmeyi bekleyen ay.',
    query: tufeFilter,
    reply: page(tufeRow).extend({
      /** The next month, and whether its figure may have been published. */
      next: z.strictObject({ month, due: z.boolean() }),
      /** All figures, whatever page of them is listed. */
      known: tufeTable,
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
