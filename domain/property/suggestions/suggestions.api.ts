import { z } from 'zod'
import { done, endpoint, page } from '#domain/kernel/endpoint.ts'
import { fileName, maxFileBytes } from '#domain/services/files/files.schema.ts'
import {
  commentView,
  newComment,
  newSuggestion,
  stateChange,
  stateGroups,
  suggestionCard,
  suggestionDetail,
  suggestionFilter,
} from './suggestions.schema.ts'

const property = z.strictObject({ id: z.uuid(), title: z.string() })

export const suggestionPage = page(suggestionCard).extend({
  counts: z.record(z.enum(stateGroups), z.number().int()),
  /** The properties of these requests, for the filter. */
  places: z.array(property),
})

export const suggestionsApi = {
  list: endpoint({
    path: 'GET /suggestions',
    access: 'signed-in',
    scope: 'requests:read',
    summary: 'Talepler, en yenisi önce: bir mülkünkiler (en fazla 100) ya da bütün mülklerdekiler (varsayılan 50).',
    query: suggestionFilter,
    reply: suggestionPage,
  }),
  form: endpoint({
    path: 'GET /suggestions/form',
    access: 'signed-in',
    summary: 'Talep oluşturma penceresi: kişinin talep açabileceği mülkler, seçilen mülkün kiracıları ve demirbaşları.',
    query: z.strictObject({ property_id: z.uuid().optional(), q: z.string().trim().max(100).default('') }),
    reply: z.strictObject({
      places: z.array(property),
      /** The requested property, else the only one. */
      chosen: property
        .extend({
          /** The caller is a tenant there, so the request is for themselves. */
          own: z.boolean(),
          tenants: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
          fixtures: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
        })
        .nullable(),
    }),
  }),
  create: endpoint({
    path: 'POST /suggestions',
    access: 'signed-in',
    scope: 'requests:write',
    summary: 'Talep oluşturur: kiracı kendisi için, mülk sahibi ve yetkilileri o mülkün bir kiracısı için.',
    body: newSuggestion,
    reply: done.extend({ id: z.uuid() }),
  }),
  view: endpoint({
    path: 'GET /suggestions/:id',
    access: 'signed-in',
    scope: 'requests:read',
    summary: 'Bir talep; yorumları, fotoğrafları ve kimlerin gördüğüyle. İlk bakış kaydedilir.',
    reply: suggestionDetail,
  }),
  decide: endpoint({
    path: 'POST /suggestions/:id/decide',
    access: 'signed-in',
    summary:
      'Bir talebin durumunu değiştirir: onaylar, nedeniyle reddeder, bedeliyle tamamlar, geri çeker ya da kararı geri alır. ' +
      '`onceki`, karar verenin ekranda gördüğü durumdur.',
    body: stateChange,
  }),
  comment: endpoint({
    path: 'POST /suggestions/:id/comments',
    access: 'signed-in',
    scope: 'requests:write',
    summary: 'Talebe yorum yazar.',
    body: newComment,
    reply: commentView,
  }),
  addFile: endpoint({
    path: 'POST /suggestions/:id/files',
    access: 'signed-in',
    limit: 'filesByPerson',
    summary: 'Talebe fotoğraf ekler.',
    query: z.strictObject({ name: fileName.default('Fotoğraf') }),
    upload: { maxBytes: maxFileBytes },
    reply: done.extend({ file_id: z.uuid() }),
  }),
  removeFile: endpoint({
    path: 'DELETE /suggestions/:id/files/:file',
    access: 'signed-in',
    summary: 'Kişinin talebe eklediği bir fotoğrafı siler.',
  }),
}
