import { refuser } from '#domain/kernel/refusal.ts'
import { objectionDays } from './paper-signatures.rules.ts'

export const paperSignaturesRefusals = {
  paper_way_closed: {
    status: 409,
    message:
      'Bu kişinin e-postası ya da telefonu kayıtlı; onun yerine kâğıtta imza kaydedilemez. Kararını kendisine giden bağlantı, kod ya da hesabıyla kendisi verir; bağlantıyı yeniden gönderebilirsiniz.',
  },
  no_contact: {
    status: 409,
    message:
      'Bu kişinin e-postası ve telefonu yok; ona bağlantı gönderilemez. İmzası kâğıtta alınır ya da önce e-posta adresi eklenir.',
  },
  contact_known: {
    status: 409,
    message:
      'Bu adla kayıtlı birine bu mülkte e-posta, telefon ya da hesapla ulaşılabiliyor; onun imzası kâğıtta alınamaz. Aynı kişiyse e-posta adresini yazın; başka biriyse adını ayırt edilecek biçimde, örneğin ikinci adıyla yazın.',
  },
  contact_replaced: {
    status: 409,
    message:
      'Bu değişiklikle, kendisine e-postayla ya da telefonla ulaşılan biri kontrattan çıkıyor; aynı kontratta kâğıtta imzalayan biri onun yerini alamaz. Taraf gerçekten değiştiyse kontratı iptal edip yenisini hazırlayın.',
  },
  scan_missing: {
    status: 409,
    message: 'Kâğıtla yapılan bildirim, taramasıyla birlikte kaydedilir. Bildirimin taramasını yükleyin.',
  },
  scan_type: { status: 400, message: 'İmzalı kâğıdın taramasını PDF, JPEG, PNG ya da WebP olarak yükleyin.' },
  scan_broken: { status: 400, message: 'Bu PDF açılamadı ya da sayfası yok. Kâğıdı yeniden tarayıp yükleyin.' },
  scan_locked: {
    status: 400,
    message: 'Bu PDF korumalı; kısıtlamasız kaydedin ya da kâğıdın fotoğrafını yükleyin.',
  },
  scan_too_small: {
    status: 400,
    message:
      'Bu resim okunamayacak kadar küçük. Kâğıdın tamamını, yazıları okunacak büyüklükte çekip yeniden yükleyin.',
  },
  scan_blank: {
    status: 400,
    message: 'Bu taramada yazı ya da imza görünmüyor. Kâğıdı yeniden tarayıp yükleyin.',
  },
  signature_missing: { status: 404, message: 'İmza kaydı bulunamadı.' },
  already_objected: { status: 409, message: 'Bu imzaya itirazınız zaten kayıtlı.' },
  objection_late: {
    status: 409,
    message: `İtiraz süresi doldu: kayıt size gösterildikten sonra ${objectionDays} gün içinde itiraz edilebilir. Mülk sahibine yazabilir ya da hukuki yollara başvurabilirsiniz.`,
  },
} as const
export const refusePaperSignature = refuser(paperSignaturesRefusals)

export const paperSignaturesMessages = {
  objected: 'İtirazınız kaydedildi; mülk sahibine bildirildi ve kanıt sayfasına yazıldı.',
} as const
