import { z } from 'zod'
import { done, endpoint, page, pageQuery } from '#domain/kernel/endpoint.ts'
import { removedReply } from '#domain/services/bin/bin.schema.ts'
import { fileName, maxFileBytes } from '#domain/services/files/files.schema.ts'
import {
  earlierText,
  forumFilter,
  forumTarget,
  foundPost,
  hiding,
  moderation,
  newPost,
  newReply,
  newReport,
  postCard,
  postForm,
  postView,
  replyForm,
  replyView,
  reportView,
  wantedState,
} from './forum.schema.ts'

const withId = done.extend({ id: z.uuid() })

export const forumApi = {
  list: endpoint({
    path: 'GET /forum/posts',
    access: 'signed-in',
    mayLag: true,
    summary:
      'Forum gönderileri, sabitlenenler önce, sayfa başına 20; konu, etiket, kendi gönderileri ya da kaydettikleri.',
    query: forumFilter,
    reply: page(postCard).extend({ openReports: z.number().int().nullable() }),
  }),
  search: endpoint({
    path: 'GET /forum/search',
    access: 'signed-in',
    mayLag: true,
    limit: 'searchesByPerson',
    summary: 'Başlıkta arar, en fazla 20 gönderi; Türkçe harf ve ek gerekmez.',
    query: z.strictObject({ q: z.string().trim().min(2, 'En az 2 karakter yazın').max(140) }),
    reply: z.strictObject({ documents: z.array(foundPost) }),
  }),
  similar: endpoint({
    path: 'GET /forum/similar',
    access: 'signed-in',
    mayLag: true,
    limit: 'searchesByPerson',
    summary: 'Yazılmakta olan başlığa benzeyen en fazla 5 gönderi.',
    query: z.strictObject({ title: z.string().trim().max(140) }),
    reply: z.strictObject({ documents: z.array(foundPost) }),
  }),
  view: endpoint({
    path: 'GET /forum/posts/:id',
    access: 'signed-in',
    summary:
      'Bir gönderi ve yanıtlarının bir sayfası (50). Her okuma görüntülenme sayısını artırır; `again` açık ekranın yenilenmesidir ve sayılmaz. ' +
      '`reply` verilirse o yanıtın bulunduğu sayfa döner.',
    query: z.strictObject({
      page: pageQuery.page,
      reply: z.uuid().optional(),
      again: z.literal('1').optional(),
    }),
    reply: z.strictObject({
      post: postView,
      replies: page(replyView).extend({ page: z.number().int() }),
    }),
  }),
  create: endpoint({
    path: 'POST /forum/posts',
    access: 'signed-in',
    limit: 'forumWritesByPerson',
    summary: 'Gönderi yayımlar.',
    body: newPost,
    reply: withId,
  }),
  update: endpoint({
    path: 'PUT /forum/posts/:id',
    access: 'signed-in',
    limit: 'forumWritesByPerson',
    summary: 'Kendi gönderisini değiştirir; önceki metin saklanır.',
    body: postForm,
  }),
  remove: endpoint({
    path: 'DELETE /forum/posts/:id',
    access: 'signed-in',
    summary: 'Kendi gönderisini siler; 30 gün içinde geri alınabilir.',
    reply: removedReply,
  }),
  reply: endpoint({
    path: 'POST /forum/posts/:id/replies',
    access: 'signed-in',
    limit: 'forumWritesByPerson',
    summary: 'Gönderiye ya da bir yanıta yanıt yazar.',
    body: newReply,
    reply: withId,
  }),
  updateReply: endpoint({
    path: 'PUT /forum/replies/:id',
    access: 'signed-in',
    limit: 'forumWritesByPerson',
    summary: 'Kendi yanıtını değiştirir; önceki metin saklanır.',
    body: replyForm,
  }),
  removeReply: endpoint({
    path: 'DELETE /forum/replies/:id',
    access: 'signed-in',
    summary: 'Kendi yanıtını siler; 30 gün içinde geri alınabilir.',
    reply: removedReply,
  }),
  like: endpoint({
    path: 'POST /forum/likes',
    access: 'signed-in',
    limit: 'forumLikesByPerson',
    summary: 'Beğenir ya da beğenisini geri alır; `on` verilmezse tersine çevirir.',
    body: forumTarget.extend(wantedState),
    reply: z.strictObject({ success: z.literal(true), liked: z.boolean(), like_count: z.number().int().min(0) }),
  }),
  bookmark: endpoint({
    path: 'POST /forum/posts/:id/bookmark',
    access: 'signed-in',
    limit: 'forumLikesByPerson',
    summary: 'Gönderiyi kaydeder ya da kaydettiklerinden çıkarır; `on` verilmezse tersine çevirir.',
    body: z.strictObject(wantedState),
    reply: z.strictObject({ success: z.literal(true), bookmarked: z.boolean() }),
  }),
  history: endpoint({
    path: 'GET /forum/history/:target_type/:target_id',
    access: 'signed-in',
    summary: 'Değiştirilen bir yazının önceki metinleri; yazarı ve yöneticiler için.',
    params: forumTarget,
    reply: z.strictObject({ documents: z.array(earlierText) }),
  }),
  addPicture: endpoint({
    path: 'POST /forum/posts/:id/files',
    access: 'signed-in',
    limit: 'chatFilesByPerson',
    summary: 'Kendi gönderisine görsel ekler.',
    query: z.strictObject({ name: fileName.default('Görsel') }),
    upload: { maxBytes: maxFileBytes },
    reply: done.extend({ file_id: z.uuid() }),
  }),
  removePicture: endpoint({
    path: 'DELETE /forum/posts/:id/files/:file',
    access: 'signed-in',
    summary: 'Kendi gönderisindeki bir görseli kaldırır.',
  }),
  report: endpoint({
    path: 'POST /forum/reports',
    access: 'signed-in',
    limit: 'forumReportsByPerson',
    summary: 'Bir gönderiyi ya da yanıtı yöneticilere bildirir.',
    body: newReport,
  }),
  reports: endpoint({
    path: 'GET /forum/reports',
    access: 'admin',
    summary: 'Sonuçlandırılmamış şikâyetler, en eskisi önce.',
    query: z.strictObject(pageQuery),
    reply: page(reportView),
  }),
  closeReport: endpoint({
    path: 'POST /forum/reports/:id/close',
    access: 'admin',
    summary: 'Bir şikâyeti, yazıya dokunmadan sonuçlandırır.',
  }),
  moderate: endpoint({
    path: 'POST /forum/posts/:id/moderate',
    access: 'admin',
    summary: 'Gönderiyi sabitler, kilitler ya da başka konuya taşır.',
    body: moderation,
  }),
  hide: endpoint({
    path: 'POST /forum/hide',
    access: 'admin',
    summary: 'Bir gönderiyi ya da yanıtı nedeniyle yayından kaldırır; nedensiz çağrı yeniden yayımlar.',
    body: hiding,
  }),
}
