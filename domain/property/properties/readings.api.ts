import { z } from 'zod'
import { endpoint } from '#domain/kernel/endpoint.ts'
import { maxFileBytes } from '#domain/services/files/files.schema.ts'
import { readingForm, readingView } from './readings.schema.ts'

export const readingsApi = {
  add: endpoint({
    path: 'POST /properties/:id/readings',
    access: 'signed-in',
    scope: 'properties:write',
    summary: 'Sayaç okuması ekler. Tahliye endeksi teslimdekinden düşükse uyarı verir, kaydı engellemez.',
    body: readingForm,
    reply: z.strictObject({ reading: readingView, warning: z.string().nullable() }),
  }),
  addPhoto: endpoint({
    path: 'POST /properties/:id/readings/:reading/photo',
    access: 'signed-in',
    limit: 'filesByPerson',
    summary: 'Okumaya sayacın fotoğrafını ekler; öncekinin yerine geçer.',
    upload: { maxBytes: maxFileBytes },
    reply: readingView,
  }),
  remove: endpoint({
    path: 'DELETE /properties/:id/readings/:reading',
    access: 'signed-in',
    summary: 'Sayaç okumasını fotoğrafıyla birlikte siler.',
  }),
}
