import { z } from 'zod'
import { done, endpoint, page } from '#domain/kernel/endpoint.ts'
import { fileName, maxFileBytes } from '#domain/services/files/files.schema.ts'
import {
  adminTicketFilter,
  cannedAnswer,
  newCannedAnswer,
  newTicket,
  newTicketReply,
  statusCounts,
  ticketDetail,
  ticketFilter,
  ticketRating,
  ticketReply,
  ticketRow,
  ticketStatistics,
} from './tickets.schema.ts'

/** `counts`: the number of tickets per status under the other filters. */
const ticketPage = page(ticketRow).extend({ counts: statusCounts })

export const ticketsApi = {
  own: endpoint({
    path: 'GET /tickets',
    access: 'signed-in',
    summary: 'Kişinin kendi destek talepleri, en yenisi önce, sayfada 20.',
    query: ticketFilter,
    reply: ticketPage,
  }),
  create: endpoint({
    path: 'POST /tickets',
    access: 'signed-in',
    limit: 'ticketsByPerson',
    summary: 'Destek talebi ya da geri bildirim gönderir; `situation` yalnızca kişi izin verdiyse gelir.',
    body: newTicket,
    reply: done.extend({ id: z.uuid() }),
  }),
  view: endpoint({
    path: 'GET /tickets/:id',
    access: 'signed-in',
    summary: 'Bir destek talebi, yanıtları ve dosyalarıyla; yalnızca sahibine ve yöneticilere.',
    reply: ticketDetail,
  }),
  reply: endpoint({
    path: 'POST /tickets/:id/replies',
    access: 'signed-in',
    limit: 'ticketRepliesByPerson',
    summary: 'Talebe yanıt yazar; yönetici yazınca durum `Güncellendi`, başkası yazınca `Yanıtlandı` olur.',
    body: newTicketReply,
    reply: ticketReply,
  }),
  addFile: endpoint({
    path: 'POST /tickets/:id/files',
    access: 'signed-in',
    limit: 'ticketFilesByPerson',
    summary: 'Kişinin talebine ya da yazdığı bir yanıta dosya ekler.',
    query: z.strictObject({ name: fileName.default('Dosya'), reply: z.uuid().optional() }),
    upload: { maxBytes: maxFileBytes },
    reply: done.extend({ file_id: z.uuid() }),
  }),
  close: endpoint({
    path: 'POST /tickets/:id/close',
    access: 'signed-in',
    summary: 'Talebi kapatır: sahibi ya da bir yönetici.',
  }),
  reopen: endpoint({
    path: 'POST /tickets/:id/reopen',
    access: 'signed-in',
    summary: 'Kapalı talebi yeniden açar: sahibi ya da bir yönetici.',
  }),
  rate: endpoint({
    path: 'POST /tickets/:id/rating',
    access: 'signed-in',
    summary: 'Kapanan talebin sahibi aldığı desteğe 1 ile 5 arasında puan verir.',
    body: ticketRating,
  }),
  all: endpoint({
    path: 'GET /admin/tickets',
    access: 'admin',
    summary: 'Bütün destek talepleri, en yenisi önce: durum, öncelik, konu ve görevliye göre, tam metin aramayla.',
    query: adminTicketFilter,
    reply: ticketPage,
  }),
  statistics: endpoint({
    path: 'GET /admin/tickets/statistics',
    access: 'admin',
    summary: 'En yeni 1000 talebin sayıları: durum, öncelik, konu, aylar, ilk yanıt süresi ve puan.',
    reply: ticketStatistics,
  }),
  assign: endpoint({
    path: 'POST /admin/tickets/:id/assign',
    access: 'admin',
    summary: 'Talebi bir yöneticiye verir; `null` kimseye vermez.',
    body: z.strictObject({ admin: z.uuid().nullable() }),
  }),
  answers: endpoint({
    path: 'GET /admin/canned-answers',
    access: 'admin',
    summary: 'Hazır yanıtlar, adlarına göre.',
    reply: z.strictObject({ documents: z.array(cannedAnswer) }),
  }),
  keepAnswer: endpoint({
    path: 'POST /admin/canned-answers',
    access: 'admin',
    summary: 'Hazır yanıt ekler ya da `id` ile verileni değiştirir.',
    body: newCannedAnswer,
    reply: done.extend({ id: z.uuid() }),
  }),
  removeAnswer: endpoint({
    path: 'DELETE /admin/canned-answers/:id',
    access: 'admin',
    summary: 'Bir hazır yanıtı siler; gönderilmiş yanıtlar değişmez.',
  }),
}
