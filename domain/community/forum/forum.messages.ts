import { conflict, missing, refuser } from '#domain/kernel/refusal.ts'
import { newcomerLinks } from './forum.rules.ts'
import { maxPostPictures } from './forum.schema.ts'

export const forumRefusals = {
  post_missing: missing('Gönderi bulunamadı; silinmiş ya da kaldırılmış olabilir.'),
  reply_missing: missing('Yanıt bulunamadı; silinmiş ya da kaldırılmış olabilir.'),
  report_missing: missing('Şikâyet bulunamadı; başka bir yönetici sonuçlandırmış olabilir.'),
  post_locked: conflict('Bu gönderi kilitlendi; artık yanıt yazılamıyor ve değiştirilemiyor.'),
  already_kept: conflict(
    'Önceki gönderiminiz kaydedilmişti; son değişiklik kaydedilmedi. Sayfayı yenileyip kontrol edin.',
  ),
  too_many_links: conflict(`Üyeliğinizin ilk üç gününde bir yazıda en fazla ${newcomerLinks} bağlantı olabilir.`),
  too_many_pictures: conflict(`Bir gönderiye en fazla ${maxPostPictures} görsel eklenebilir. Önce birini kaldırın.`),
} as const

export const refuseForum = refuser(forumRefusals)

export const forumMessages = {
  posted: 'Gönderiniz yayımlandı.',
  changed: 'Değişiklik kaydedildi.',
  postRemoved: 'Gönderi silindi.',
  replied: 'Yanıtınız yayımlandı.',
  replyRemoved: 'Yanıt silindi.',
  pictureAdded: 'Görsel eklendi.',
  pictureRemoved: 'Görsel kaldırıldı.',
  moderated: 'Gönderi güncellendi.',
  hidden: 'Yayından kaldırıldı; yazarı nedenini görüyor.',
  shownAgain: 'Yeniden yayımlandı.',
  reported: 'Bildiriminiz yöneticilere ulaştı. Teşekkürler.',
  reportClosed: 'Şikâyet sonuçlandırıldı.',
}

/** Texts of forum notifications; titles are quoted as written. */
export const forumNotificationTexts = {
  replyToPost: (name: string, title: string) => `${name} “${title}” gönderinize yanıt yazdı.`,
  replyToReply: (name: string, title: string) => `${name} “${title}” gönderisindeki yanıtınıza yanıt yazdı.`,
  mention: (name: string, title: string) => `${name} “${title}” gönderisinde sizden söz etti.`,
  like: (name: string, title: string, ofReply: boolean) =>
    ofReply ? `${name} “${title}” gönderisindeki yanıtınızı beğendi.` : `${name} “${title}” gönderinizi beğendi.`,
  hidden: (title: string, ofReply: boolean, reason: string) =>
    `“${title}” ${ofReply ? 'gönderisindeki yanıtınız' : 'gönderiniz'} yayından kaldırıldı. Neden: ${reason}`,
  report: (title: string, reason: string) => `Forumda şikâyet: “${title}” (${reason}).`,
}
