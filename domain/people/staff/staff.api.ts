import { z } from 'zod'
import { done, endpoint, page } from '#domain/kernel/endpoint.ts'
import { removedReply } from '#domain/services/bin/bin.schema.ts'
import { selectedIds, skippedRecord } from '#domain/services/bulk/bulk.schema.ts'
import {
  listLimits,
  newStaff,
  relatedPerson,
  staffChange,
  staffFilter,
  staffRow,
  staffTypes,
  staffView,
  visibleStaff,
  visibleStaffFilter,
} from './staff.schema.ts'

const byId = z.strictObject({ id: z.uuid() })
const change = (verb: string, summary: string) =>
  endpoint({ path: `POST /staff/:id/${verb}`, access: 'host', summary, params: byId, reply: done })

const assignAnswer = z.strictObject({
  message: z.string(),
  /** Properties whose assignment changed; the others were already assigned, or not assigned. */
  changed: z.array(z.uuid()),
  refused: z.array(skippedRecord),
})
export type AssignAnswer = z.output<typeof assignAnswer>

export const staffApi = {
  list: endpoint({
    path: 'GET /staff',
    access: 'host',
    summary: 'Sizin adınıza işlem yapan kişiler: rol, arama, sayfalama.',
    query: staffFilter,
    reply: page(staffRow).extend({ counts: z.record(z.enum(staffTypes), z.number().int()) }),
  }),
  properties: endpoint({
    path: 'GET /staff/properties',
    access: 'host',
    summary: 'Kişilere verebileceğiniz kendi mülkleriniz.',
    query: z.strictObject({ q: z.string().trim().max(100).default('') }),
    reply: z.strictObject({
      documents: z.array(z.strictObject({ id: z.uuid(), baslik: z.string(), adres: z.string() })),
      total: z.number().int(),
    }),
  }),
  visible: endpoint({
    path: 'GET /staff/visible',
    access: 'signed-in',
    summary: 'Görebileceğiniz yetkililer ya da emlakçılar: ad, telefon, mülk.',
    query: visibleStaffFilter,
    reply: page(visibleStaff),
  }),
  one: endpoint({
    path: 'GET /staff/:id',
    access: 'host',
    summary: 'Bir kişi, bütün mülkleri ve hisseleriyle.',
    params: byId,
    reply: staffView,
  }),
  create: endpoint({
    path: 'POST /staff',
    access: 'host',
    limit: 'invitationsByPerson',
    summary: 'Kişiyi davet eder; kişi daveti kabul edene dek hiçbir yetki geçerli olmaz.',
    body: newStaff,
    reply: staffView,
  }),
  change: endpoint({
    path: 'PATCH /staff/:id',
    access: 'host',
    summary:
      'Yetkilerini, mülklerini, hisselerini ve süresini değiştirir; davet kabul edilene dek adını ve telefonunu da.',
    params: byId,
    body: staffChange,
    reply: staffView,
  }),
  assign: endpoint({
    path: 'PATCH /staff/:id/properties',
    access: 'host',
    summary: 'Seçilen mülkleri kişiye verir ya da kişiden geri alır; öteki mülklerine dokunmaz.',
    params: byId,
    body: z.strictObject({ ids: selectedIds, assigned: z.boolean() }),
    reply: assignAnswer,
  }),
  revoke: endpoint({
    path: 'POST /staff/:id/revoke',
    access: 'host',
    summary: 'Verdiğiniz bütün yetkileri ve mülkleri geri alır. 30 gün içinde geri verilebilir.',
    params: byId,
    reply: removedReply,
  }),
  suspend: change(
    'suspend',
    'Kişinin sizin mülklerinizdeki bütün yetkilerini askıya alır; hesabı ve öteki işleri sürer.',
  ),
  resume: change('resume', 'Askıya alınan yetkileri yeniden geçerli kılar.'),
  invite: endpoint({
    path: 'POST /staff/:id/invite',
    access: 'host',
    limit: 'invitationsByPerson',
    summary: 'Daveti yeniden gönderir; önceki bağlantı geçersiz olur.',
    params: byId,
    reply: done,
  }),
  remove: endpoint({
    path: 'DELETE /staff/:id',
    access: 'host',
    summary: 'Kişiyle ilişkinizi bitirir; kişinin hesabı ve başkalarıyla işleri sürer.',
    params: byId,
    reply: done,
  }),
  related: endpoint({
    path: 'GET /people/related',
    access: 'signed-in',
    summary: 'Sizinle ortak mülkü olan kişiler.',
    reply: z.strictObject({ documents: z.array(relatedPerson) }),
  }),
  people: endpoint({
    path: 'POST /people/batch',
    access: 'signed-in',
    summary: 'Kimlikleri verilen ilgili kişiler; ilgisiz olanlar yanıtta yer almaz.',
    body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(listLimits.related) }),
    reply: z.strictObject({ documents: z.array(relatedPerson) }),
  }),
}
