import { refuser } from '#domain/kernel/refusal.ts'

export const papersRefusals = {
  token_missing: { status: 400, message: 'Bağlantı eksik.' },
  token_unreadable: { status: 400, message: 'Bağlantı okunamıyor.' },
  token_malformed: { status: 400, message: 'Bağlantının biçimi geçersiz.' },
  token_expired: {
    status: 410,
    message: 'Bağlantının süresi dolmuş. Hesabınıza girerek karar verebilir ya da yeni bağlantı isteyebilirsiniz.',
  },
  paper_missing: { status: 404, message: 'Belge bulunamadı.' },
  paper_changed: {
    status: 410,
    message: 'Bu belge geri alındı ya da değiştirildi. Yeni sürüm hazır olduğunda size yeniden gönderilir.',
  },
  paper_decided: { status: 409, message: 'Bu belge için kararınız zaten kayıtlı.' },
  paper_closed: { status: 409, message: 'Bu belgeye itiraz edildi; düzeltilmiş sürümü size yeniden gönderilir.' },
  paper_not_yours: { status: 403, message: 'Bu belge için sizden onay istenmiyor.' },
  note_missing: { status: 400, message: 'Neye itiraz ettiğinizi kısaca yazın.' },
  addendum_missing: { status: 404, message: 'Ek belge bulunamadı.' },
  addendum_agreed: { status: 409, message: 'Bu ek belge iki tarafça onaylandı; değiştirmek için yenisini hazırlayın.' },
  addendum_withdrawn: { status: 409, message: 'Bu ek belge geri alınmış. Gerekirse yenisini hazırlayın.' },
  addenda_waiting: {
    status: 409,
    message: 'Onay bekleyen beş ek belge var. Yenisini göndermeden önce yanıtlarını bekleyin ya da birini geri alın.',
  },
  resend_too_soon: { status: 429, message: 'Kısa süre önce gönderildi. Bir saat sonra yeniden gönderebilirsiniz.' },
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
