import { endpoint } from '#domain/kernel/endpoint.ts'
import { auditEntry, auditQuery, cursorPage, ownEntry, ownHistoryQuery } from '#domain/services/audit/audit.schema.ts'

export const auditApi = {
  own: endpoint({
    path: 'GET /history',
    access: 'signed-in',
    summary: 'Kişinin kendi geçmişi: girişleri, değişiklikleri, kararları ve belgelerine bakanlar; yeniden eskiye.',
    query: ownHistoryQuery,
    reply: cursorPage(ownEntry),
  }),
  search: endpoint({
    path: 'GET /admin/audit',
    access: 'admin',
    summary: 'Denetim kaydı: kişi, kayıt, tür ve tarihe göre; yeniden eskiye.',
    query: auditQuery,
    reply: cursorPage(auditEntry),
  }),
}
