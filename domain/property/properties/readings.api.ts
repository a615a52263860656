import { z } from 'zod'
import { done, endpoint } from '#domain/kernel/endpoint.ts'
import { maxFileBytes } from '#domain/services/files/files.schema.ts'
import { readingForm, readingView } from './readings.schema.ts'

const ofProperty = z.strictObject({ id: z.uuid() })
const oneReading = z.strictObject({ id: z.uuid(), reading: z.uuid() })

export const readingsApi = {
  add: endpoint({
    path: 'POST /properties/:id/readings',
    access: 'signed-in',
    summary: 'Sayaç okuması ekler. Tahliye endeksi teslimdekinden düşükse uyarı verir, kaydı engellemez.',
    params: ofProperty,
    body: readingForm,
    reply: z.strictObject({ reading: readingView, warning: z.string().nullable() }),
  }),
  addPhoto: endpoint({
    path: 'POST /properties/:id/readings/:reading/photo',
    access: 'signed-in',
    limit: 'filesByPerson',
    summary: 'Okumaya sayacın fotoğrafını ekler; öncekinin yerine geçer.',
    params: oneReading,
    upload: { maxBytes: maxFileBytes },
    reply: readingView,
  }),
  remove: endpoint({
    path: 'DELETE /properties/:id/readings/:reading',
    access: 'signed-in',
    summary: 'Sayaç okumasını fotoğrafıyla birlikte siler.',
    params: oneReading,
    reply: done,
  }),
}
