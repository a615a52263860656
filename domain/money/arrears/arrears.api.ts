import { z } from 'zod'
import { done, endpoint, fileReply, page, pageQuery, streamReply } from '#domain/kernel/endpoint.ts'
import { archiveRow } from '#domain/services/archives/archives.schema.ts'
import {
  arrearsView,
  choosableMessage,
  chosenMessages,
  interestBooking,
  legalRateForm,
  legalRateRow,
  noticeArrival,
  noticeDraft,
  noticeEdit,
  noticeGiving,
  noticeReturn,
  pursuitForm,
  pursuitLift,
  takenBack,
} from './arrears.schema.ts'

export const arrearsApi = {
  view: endpoint({
    path: 'GET /tenancies/:id/arrears',
    access: 'signed-in',
    scope: 'money:read',
    summary:
      'Alacak dosyası: ödenmeyen aylar, yasal faiz satırları, ihtarlar, makbuzlar, kontratlar. Kiracıya kapalıdır.',
    reply: arrearsView,
  }),
  bookInterest: endpoint({
    path: 'POST /tenancies/:id/arrears/interest',
    access: 'signed-in',
    summary: 'Seçilen borçların o güne kadarki yasal faizini hesaba işler; kendiliğinden işlenmez.',
    body: interestBooking,
  }),
  reverseInterest: endpoint({
    path: 'POST /tenancies/:id/arrears/interest/:entry/reverse',
    access: 'signed-in',
    summary: 'İşlenmiş bir faizi nedeniyle geri alır.',
    body: takenBack,
  }),
  pursue: endpoint({
    path: 'PUT /tenancies/:id/arrears/pursuits',
    access: 'signed-in',
    summary: 'Borçları takipte olarak işaretler (icra dairesi, dosya no, gün); ödemeler önce onlara sayılır (TBK 102).',
    body: pursuitForm,
  }),
  liftPursuit: endpoint({
    path: 'POST /tenancies/:id/arrears/pursuits/lift',
    access: 'signed-in',
    summary: 'Borçların takip kaydını kaldırır.',
    body: pursuitLift,
  }),
  draft: endpoint({
    path: 'POST /tenancies/:id/arrears/notices',
    access: 'signed-in',
    summary: 'Seçilen borçlardan ihtar taslağı hazırlar (TBK 315 ya da 352/2).',
    body: noticeDraft,
    reply: done.extend({ id: z.uuid() }),
  }),
  edit: endpoint({
    path: 'PUT /arrears-notices/:id',
    access: 'signed-in',
    summary: 'Gönderilmemiş bir ihtarın metnini değiştirir.',
    body: noticeEdit,
  }),
  discard: endpoint({
    path: 'DELETE /arrears-notices/:id',
    access: 'signed-in',
    summary: 'Gönderilmemiş bir ihtar taslağını siler.',
  }),
  give: endpoint({
    path: 'POST /arrears-notices/:id/give',
    access: 'signed-in',
    summary: 'İhtarı gönderildi olarak kaydeder; metni özetiyle donar.',
    body: noticeGiving,
  }),
  arrive: endpoint({
    path: 'POST /arrears-notices/:id/arrival',
    access: 'signed-in',
    summary: 'İhtarın kiracıya ulaştığı günü kaydeder; o gün açık olan tutarlar birlikte saklanır.',
    body: noticeArrival,
  }),
  return: endpoint({
    path: 'POST /arrears-notices/:id/return',
    access: 'signed-in',
    summary: 'Gönderilen ihtarın tebliğ edilemeden döndüğünü günü ve nedeniyle kaydeder; ulaşmış sayılmaz.',
    body: noticeReturn,
  }),
  noticePdf: endpoint({
    path: 'GET /arrears-notices/:id/pdf',
    access: 'signed-in',
    summary: 'İhtarın yazdırılacak hâli.',
    download: true,
    limit: 'papersByPerson',
    reply: fileReply,
  }),
  messages: endpoint({
    path: 'GET /tenancies/:id/arrears/messages',
    access: 'signed-in',
    summary:
      'Dosyaya eklenebilecek mesajlar: soran kişinin bu kiracılığın kiracılarıyla kendi yazışmaları, yeniden eskiye.',
    query: z.strictObject({ ...pageQuery, size: z.coerce.number().int().min(1).max(100).default(30) }),
    reply: page(choosableMessage),
  }),
  choose: endpoint({
    path: 'PUT /tenancies/:id/arrears/messages',
    access: 'signed-in',
    summary: 'Mesajları dosyaya ekler ya da dosyadan çıkarır.',
    body: chosenMessages,
  }),
  pdf: endpoint({
    path: 'GET /tenancies/:id/arrears/pdf',
    access: 'signed-in',
    summary: 'Alacak dosyası tek PDF olarak: içindekiler, sayfa numaraları.',
    download: true,
    limit: 'papersByPerson',
    reply: fileReply,
  }),
  askArchive: endpoint({
    path: 'POST /tenancies/:id/arrears/archives',
    access: 'signed-in',
    limit: 'caseArchivesByPerson',
    summary:
      'Alacak dosyasının arşivini (.zip) arka planda hazırlatır: kontratlar, hesap dökümü, ihtarlar ve kanıtları, makbuzlar, seçilen mesajlar, SHA-256 dizini.',
  }),
  archives: endpoint({
    path: 'GET /tenancies/:id/arrears/archives',
    access: 'signed-in',
    summary: 'Soran kişinin bu dosya için istediği arşivler: hazırlanan yüzdesiyle, hazır olan son günüyle.',
    reply: z.strictObject({ archives: z.array(archiveRow) }),
  }),
  openArchive: endpoint({
    path: 'GET /arrears-archives/:id',
    access: 'signed-in',
    summary: 'Hazır bir alacak dosyası arşivi (.zip); yalnızca isteyene, dosyayı okuyabildiği sürece.',
    download: true,
    reply: streamReply,
  }),
}

export const legalInterestApi = {
  list: endpoint({
    path: 'GET /admin/legal-interest',
    access: 'admin',
    summary: 'Yasal faiz oranları (3095 sayılı Kanun m. 1), yeniden eskiye.',
    reply: z.strictObject({ rates: z.array(legalRateRow) }),
  }),
  save: endpoint({
    path: 'PUT /admin/legal-interest',
    access: 'admin',
    confirmed: true,
    summary: 'Bir günden itibaren geçerli oranı kaynağıyla girer ya da düzeltir.',
    body: legalRateForm,
  }),
}
