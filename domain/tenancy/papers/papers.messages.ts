import { conflict, forbidden, gone, invalid, missing, refuser, tooMany } from '#domain/kernel/refusal.ts'

export const papersRefusals = {
  token_missing: invalid('Bağlantı eksik.'),
  token_unreadable: invalid('Bağlantı okunamıyor.'),
  token_malformed: invalid('Bağlantının biçimi geçersiz.'),
  token_expired: gone(
    'Bağlantının süresi dolmuş. Hesabınıza girerek karar verebilir ya da yeni bağlantı isteyebilirsiniz.',
  ),
  link_replaced: gone('Size daha sonra yeni bir bağlantı gönderildi; bu bağlantı artık açılmıyor.'),
  paper_missing: missing('Belge bulunamadı.'),
  paper_changed: gone('Bu belge geri alındı ya da değiştirildi. Yeni sürüm hazır olduğunda size yeniden gönderilir.'),
  paper_decided: conflict('Bu belge için kararınız zaten kayıtlı.'),
  paper_closed: conflict('Bu belgeye itiraz edildi; düzeltilmiş sürümü size yeniden gönderilir.'),
  paper_party_left: conflict('Bu kontratın tarafları değişti; bu belge için artık sizden onay istenmiyor.'),
  paper_not_yours: forbidden('Bu belge için sizden onay istenmiyor.'),
  note_missing: invalid('Neye itiraz ettiğinizi kısaca yazın.'),
  addendum_missing: missing('Ek belge bulunamadı.'),
  addendum_agreed: conflict('Bu ek belge iki tarafça onaylandı; değiştirmek için yenisini hazırlayın.'),
  addendum_withdrawn: conflict('Bu ek belge geri alınmış. Gerekirse yenisini hazırlayın.'),
  addenda_waiting: conflict(
    'Onay bekleyen beş ek belge var. Yenisini göndermeden önce yanıtlarını bekleyin ya da birini geri alın.',
  ),
  resend_too_soon: tooMany('Kısa süre önce gönderildi. Bir saat sonra yeniden gönderebilirsiniz.'),
} as const
export const refusePaper = refuser(papersRefusals)

export const papersMessages = {
  confirmed: 'Onayınız kaydedildi.',
  objected: 'İtirazınız kaydedildi ve karşı tarafa iletildi.',
  resent: 'Yeni bağlantı gönderildi.',
  addendumSent: 'Ek belge karşı tarafın onayına gönderildi.',
  addendumWithdrawn: 'Ek belge geri alındı.',
  paperRecorded: 'Kâğıttaki imza kaydedildi.',
} as const
