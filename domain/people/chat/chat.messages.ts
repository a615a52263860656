import { refuser } from '#domain/kernel/refusal.ts'

export const chatRefusals = {
  user_id_missing: { status: 400, message: 'User ID gerekli' },
  chat_missing: { status: 404, message: 'Yazışma bulunamadı.' },
  partner_missing: { status: 404, message: 'Bu kişiyle yazışamazsınız: ortak bir mülkünüz bulunmuyor.' },
  chat_closed: {
    status: 403,
    message: 'Bu kişiyle artık ortak bir mülkünüz yok. Eski mesajları okuyabilirsiniz, yenisini yazamazsınız.',
  },
  message_empty: { status: 400, message: 'Bir mesaj yazın ya da dosya ekleyin.' },
  message_id_taken: { status: 409, message: 'Mesaj gönderilemedi. Lütfen sayfayı yenileyip tekrar deneyin.' },
  files_missing: { status: 409, message: 'Eklenen dosya bulunamadı. Lütfen yeniden yükleyin.' },
} as const

export const refuseChat = refuser(chatRefusals)

/** Chat data always belongs to a user, so an empty id is refused (CHAT-05). */
export function userChatKey(userId: string): string {
  if (!userId.trim()) throw refuseChat('user_id_missing')
  return userId
}

export const wroteYou = (name: string) => `${name} size mesaj gönderdi.`
export const sharedPropertyTitle = 'Ortak Mülk'
