import { z } from 'zod'
import { endpoint, maxInteger, page } from '#domain/kernel/endpoint.ts'
import { removedReply } from '#domain/services/bin/bin.schema.ts'
import { fileName, maxFileBytes } from '#domain/services/files/files.schema.ts'
import {
  documentCategories,
  documentChange,
  documentFilter,
  documentProperty,
  documentView,
  newDocument,
  propertyChoiceFilter,
} from './documents.schema.ts'

const upload = { maxBytes: maxFileBytes }

export const documentsApi = {
  list: endpoint({
    path: 'GET /documents',
    access: 'signed-in',
    scope: 'documents:read',
    summary: 'Görebildiğiniz bütün belgeler: mülk ve tür süzgeci, arama, sıralama; tür başına sayılarla.',
    query: documentFilter,
    reply: z.strictObject({
      ...page(documentView).shape,
      /** Counts under the same search and property, across all categories. */
      counts: z.record(z.enum(documentCategories), z.number().int()),
    }),
  }),
  properties: endpoint({
    path: 'GET /documents/properties',
    access: 'signed-in',
    summary: 'Belge süzmek ya da yüklemek için seçilebilecek mülkler; en çok 50.',
    query: propertyChoiceFilter,
    reply: z.array(documentProperty),
  }),
  add: endpoint({
    path: 'POST /documents',
    access: 'signed-in',
    scope: 'documents:write',
    limit: 'filesByPerson',
    summary:
      'Bir mülke belge yükler; en çok 20 MB, türüne içeriğinden bakılır. “Sözleşmeler” türünde önceki belgenin yerine geçer.',
    query: newDocument,
    upload,
    reply: documentView,
  }),
  change: endpoint({
    path: 'PATCH /documents/:id',
    access: 'signed-in',
    scope: 'documents:write',
    summary: 'Belgenin adını, türünü, geçerlilik tarihini ve kimlerle paylaşıldığını değiştirir.',
    body: documentChange,
    reply: documentView,
  }),
  replace: endpoint({
    path: 'PUT /documents/:id/file',
    access: 'signed-in',
    limit: 'filesByPerson',
    summary: 'Belgenin dosyasını yenisiyle değiştirir; kaydı, adı ve paylaşımı kalır.',
    query: z.strictObject({ name: fileName, version: z.coerce.number().int().min(1).max(maxInteger) }),
    upload,
    reply: documentView,
  }),
  remove: endpoint({
    path: 'DELETE /documents/:id',
    access: 'signed-in',
    summary: 'Belgeyi çöp kutusuna taşır; 30 gün içinde geri alınabilir.',
    reply: removedReply,
  }),
}
