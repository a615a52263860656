import { z } from 'zod'
import { endpoint, recordVersion } from '#domain/kernel/endpoint.ts'
import { maxFileBytes } from '#domain/services/files/files.schema.ts'
import { handoverData, handoverKinds, handoverPhoto, handoverView, photoPlace, remarkForm } from './handovers.schema.ts'

export const handoversApi = {
  begin: endpoint({
    path: 'POST /tenancies/:id/handovers',
    access: 'signed-in',
    summary: 'Giriş ya da çıkış teslim tutanağını başlatır; varsa olanı verir. Demirbaş ve sayaçlar mülkten gelir.',
    body: z.strictObject({ kind: z.enum(handoverKinds) }),
    reply: z.strictObject({ id: z.uuid() }),
  }),
  view: endpoint({
    path: 'GET /handovers/:id',
    access: 'signed-in',
    summary: 'Bir teslim tutanağı: taslağı ya da gönderilmiş hâli, kararlar, notlar; çıkışta giriş kaydıyla yan yana.',
    reply: handoverView,
  }),
  save: endpoint({
    path: 'PUT /handovers/:id',
    access: 'signed-in',
    summary: 'Taslağı kaydeder. Başka bir cihazda değişmişse üzerine yazmaz.',
    body: z.strictObject({ version: recordVersion, data: handoverData }),
    reply: z.strictObject({ version: recordVersion, updated_at: z.iso.datetime() }),
  }),
  addPhoto: endpoint({
    path: 'POST /handovers/:id/photos',
    access: 'signed-in',
    limit: 'filesByPerson',
    summary: 'Bir odaya, sayaca ya da nota fotoğraf ekler; tutanağı yalnızca kiracılığın tarafları açar.',
    query: z.strictObject({ place: photoPlace }),
    upload: { maxBytes: maxFileBytes },
    reply: handoverPhoto,
  }),
  removePhoto: endpoint({
    path: 'DELETE /handovers/:id/photos/:photo',
    access: 'signed-in',
    summary: 'Taslaktaki bir fotoğrafı kaldırır; gönderilmiş sürümlerde yeri değişmez.',
  }),
  send: endpoint({
    path: 'POST /handovers/:id/send',
    access: 'signed-in',
    summary: 'Tutanağı dondurur ve karşı tarafın onayına gönderir.',
    body: z.strictObject({ version: recordVersion }),
  }),
  reopen: endpoint({
    path: 'POST /handovers/:id/reopen',
    access: 'signed-in',
    summary: 'Gönderilmiş tutanağı düzeltmek için geri alır; gönderilmiş bağlantılar geçersiz olur.',
  }),
  remark: endpoint({
    path: 'POST /handovers/:id/remarks',
    access: 'signed-in',
    summary:
      'Kiracının, giriş onayından sonraki yedi gün içinde fark ettiği bir kusur; onaylı kaydın yanında saklanır.',
    body: remarkForm,
    reply: z.strictObject({ id: z.uuid() }),
  }),
}
