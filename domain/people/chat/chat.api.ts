import { z } from 'zod'
import { endpoint, maxInteger } from '#domain/kernel/endpoint.ts'
import { fileName, maxFileBytes } from '#domain/services/files/files.schema.ts'
import { chatPartner, maxMessageFiles, maxMessageLength, messageFile, messageView } from './chat.schema.ts'

const count = z.number().int()

/** Newest last. `hasMore`: there are older messages; with `after`, newer ones. */
const conversation = z.strictObject({
  chat_id: z.uuid(),
  messages: z.array(messageView),
  hasMore: z.boolean(),
  /** `seq` of the last message that the other person has read. */
  read_seq: count,
})

export const chatApi = {
  page: endpoint({
    path: 'GET /chat',
    access: 'signed-in',
    summary: 'İletişim ekranı tek çağrıda: kişiler, okunmamış sayıları ve istenirse açılan yazışmanın son 20 mesajı.',
    query: z.strictObject({ chat: z.uuid().optional() }),
    reply: z.strictObject({
      partners: z.array(chatPartner),
      totalUnread: count,
      conversation: conversation.nullable(),
    }),
  }),
  /** Fallback of CHAT-06: related people without chat data. */
  people: endpoint({
    path: 'GET /chat/people',
    access: 'signed-in',
    summary: 'Yalnızca yazışılabilecek kişiler; iletişim ekranı yüklenemezse bununla açılır.',
    reply: z.strictObject({ partners: z.array(chatPartner) }),
  }),
  unread: endpoint({
    path: 'GET /chat/unread',
    access: 'signed-in',
    summary: 'Bütün yazışmalardaki okunmamış mesaj sayısı.',
    reply: z.strictObject({ totalUnread: count }),
  }),
  open: endpoint({
    path: 'POST /chat',
    access: 'signed-in',
    summary: 'Bir kişiyle yazışmayı bulur ya da başlatır.',
    body: z.strictObject({ user_id: z.uuid() }),
    reply: z.strictObject({ chat_id: z.uuid() }),
  }),
  messages: endpoint({
    path: 'GET /chat/:id/messages',
    access: 'signed-in',
    summary: 'Bir yazışmanın mesajları: `before` ile eskiye, `after` ile kaçırılanlara doğru; en fazla 100.',
    query: z.strictObject({
      before: z.coerce.number().int().min(1).max(maxInteger).optional(),
      after: z.coerce.number().int().min(0).max(maxInteger).optional(),
      size: z.coerce.number().int().min(1).max(100).default(20),
    }),
    reply: conversation,
  }),
  send: endpoint({
    path: 'POST /chat/:id/messages',
    access: 'signed-in',
    limit: 'messagesByPerson',
    summary: 'Mesaj gönderir. `id` gönderenin tarayıcısında üretilir; aynı mesaj ikinci kez gönderilirse çoğalmaz.',
    body: z.strictObject({
      id: z.uuid(),
      text: z.string().trim().max(maxMessageLength, `Mesaj en fazla ${maxMessageLength} karakter olabilir`),
      files: z
        .array(z.uuid())
        .max(maxMessageFiles, `Bir mesaja en fazla ${maxMessageFiles} dosya eklenebilir`)
        .default([]),
    }),
    reply: messageView,
  }),
  read: endpoint({
    path: 'POST /chat/:id/read',
    access: 'signed-in',
    summary: 'Karşı tarafın `seq` numarasına kadar olan mesajlarını okundu sayar.',
    body: z.strictObject({ seq: z.number().int().min(0).max(maxInteger) }),
    reply: z.strictObject({ totalUnread: count }),
  }),
  upload: endpoint({
    path: 'POST /chat/:id/files',
    access: 'signed-in',
    limit: 'chatFilesByPerson',
    summary: 'Mesaja eklenecek resim ya da belgeyi yükler; gönderilmeyen dosya sonradan silinir.',
    query: z.strictObject({ name: fileName }),
    reply: messageFile,
    upload: { maxBytes: maxFileBytes },
  }),
  search: endpoint({
    path: 'GET /chat/search',
    access: 'signed-in',
    summary: 'Kendi yazışmalarında, Türkçe harf gözetmeden arar; en yeni 50 sonuç.',
    query: z.strictObject({ q: z.string().trim().min(2).max(100) }),
    reply: z.strictObject({ messages: z.array(messageView) }),
  }),
}
