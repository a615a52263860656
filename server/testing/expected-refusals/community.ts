import type { ExpectedRefusals } from './expected-refusal.ts'

export const community: ExpectedRefusals = {
  blogRefusals: {
    article_missing: [404, 'Yazı bulunamadı'],
    cover_missing: [404, 'Kapak resmi bulunamadı'],
    slug_taken: [409, 'Bu adreste başka bir yazı var.'],
    slug_public: [409, 'Yayımlanmış bir yazının adresi değişmez; bağlantılar boşa çıkar.'],
    article_changed: [409, 'Bu yazı siz açtıktan sonra değişti. Sayfayı yenileyip tekrar deneyin.'],
  },
  forumRefusals: {
    post_missing: [404, 'Gönderi bulunamadı; silinmiş ya da kaldırılmış olabilir.'],
    reply_missing: [404, 'Yanıt bulunamadı; silinmiş ya da kaldırılmış olabilir.'],
    report_missing: [404, 'Şikâyet bulunamadı; başka bir yönetici sonuçlandırmış olabilir.'],
    post_locked: [409, 'Bu gönderi kilitlendi; artık yanıt yazılamıyor ve değiştirilemiyor.'],
    already_kept: [
      409,
      'Önceki gönderiminiz kaydedilmişti; son değişiklik kaydedilmedi. Sayfayı yenileyip kontrol edin.',
      /^\/api\/forum\//,
    ],
    too_many_links: [409, 'Üyeliğinizin ilk üç gününde bir yazıda en fazla 1 bağlantı olabilir.'],
    too_many_pictures: [409, 'Bir gönderiye en fazla 5 görsel eklenebilir. Önce birini kaldırın.'],
  },
  ticketsRefusals: {
    ticket_missing: [404, 'Destek talebi bulunamadı'],
    ticket_closed: [409, 'Bu talep kapalı. Yazmak için önce yeniden açın.'],
    ticket_open: [409, 'Bu talep açık. Puan vermek için önce kapatın.'],
    ticket_long: [409, 'Bir talebe en fazla 200 yanıt yazılabilir. Lütfen yeni bir talep açın.'],
    too_many_ticket_files: [409, 'Bir iletiye en fazla 5 dosya eklenebilir.'],
    message_missing: [404, 'Dosyanın ekleneceği ileti bulunamadı.'],
    already_sent: [
      409,
      'Önceki gönderiminiz kaydedilmişti; son değişiklik kaydedilmedi. Sayfayı yenileyip kontrol edin.',
    ],
    no_such_admin: [409, 'Bu kişi şu an yönetici değil. Listeyi yenileyip yeniden seçin.'],
    too_many_answers: [409, 'En fazla 50 hazır yanıt tutulabilir. Önce birini silin.'],
    answer_title_taken: [409, 'Bu adla bir hazır yanıt var. Başka bir ad verin.'],
    answer_missing: [404, 'Hazır yanıt bulunamadı'],
  },
}
