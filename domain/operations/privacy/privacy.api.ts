import { z } from 'zod'
import { endpoint, page, streamReply } from '#domain/kernel/endpoint.ts'
import { archiveRow } from '#domain/services/archives/archives.schema.ts'
import {
  adminDeletionRow,
  blocker,
  consentForm,
  consentRow,
  deletionFilter,
  deletionForm,
  deletionPlan,
  deletionRefusalForm,
  deletionRow,
  storedGroup,
} from './privacy.schema.ts'

export const privacyApi = {
  center: endpoint({
    path: 'GET /privacy',
    access: 'signed-in',
    summary: 'Gizlilik Merkezi: hakkımda ne tutuluyor, rıza geçmişi, veri arşivleri, silme talebi.',
    reply: z.strictObject({
      stored: z.array(storedGroup),
      consents: z.array(consentRow),
      archives: z.array(archiveRow),
      deletion: deletionRow.nullable(),
      blockers: z.array(blocker),
    }),
  }),
  consent: endpoint({
    path: 'POST /privacy/consents',
    access: 'signed-in',
    summary: 'Bir rızayı verir ya da geri alır; her değişiklik tarihiyle saklanır.',
    body: consentForm,
  }),
  askArchive: endpoint({
    path: 'POST /privacy/archives',
    access: 'signed-in',
    confirmed: true,
    limit: 'archivesByPerson',
    summary: 'Kişinin bütün verilerini ve dosyalarını bir arşivde toplatır; şifre yeniden sorulur.',
  }),
  archiveKey: endpoint({
    path: 'POST /privacy/archives/:id/key',
    access: 'signed-in',
    confirmed: true,
    summary: 'Hazır bir arşiv için kısa ömürlü indirme anahtarı; şifre yeniden sorulur.',
    reply: z.strictObject({ key: z.string() }),
  }),
  openArchive: endpoint({
    path: 'GET /privacy/archives/:id',
    access: 'signed-in',
    summary: 'Kişinin kendi veri arşivi (zip); yalnızca sahibinin anahtarıyla.',
    query: z.strictObject({ key: z.string().max(2000) }),
    reply: streamReply,
    download: true,
  }),
  askDeletion: endpoint({
    path: 'POST /privacy/deletion-requests',
    access: 'signed-in',
    confirmed: true,
    summary: 'Hesabın ve kişisel verilerin silinmesini ister; en geç 30 günde yanıtlanır.',
    body: deletionForm,
  }),
  withdrawDeletion: endpoint({
    path: 'POST /privacy/deletion-requests/:id/withdraw',
    access: 'signed-in',
    summary: 'Karar verilmemiş silme talebini geri alır.',
  }),
}

export const deletionsApi = {
  list: endpoint({
    path: 'GET /admin/deletion-requests',
    access: 'admin',
    summary: 'Silme talepleri, son günü en yakın olan önce.',
    query: deletionFilter,
    reply: page(adminDeletionRow),
  }),
  plan: endpoint({
    path: 'GET /admin/deletion-requests/:id/plan',
    access: 'admin',
    summary:
      'Önizleme: neyin silineceği, neyin adsızlaştırılacağı, neyin hangi gerekçeyle kalacağı. Hiçbir şey değişmez.',
    reply: deletionPlan,
  }),
  refuse: endpoint({
    path: 'POST /admin/deletion-requests/:id/refuse',
    access: 'admin',
    confirmed: true,
    summary: 'Talebi gerekçesiyle reddeder ve kişiye bildirir.',
    body: deletionRefusalForm,
  }),
  process: endpoint({
    path: 'POST /admin/deletion-requests/:id/process',
    access: 'admin',
    confirmed: true,
    summary: 'Talebi yerine getirir: kişisel veriler silinir ya da adsızlaştırılır, saklanması gerekenler kalır.',
  }),
}
