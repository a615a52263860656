import { conflict, invalid, missing, refuser } from '#domain/kernel/refusal.ts'
import { objectionDays } from './paper-signatures.rules.ts'

export const paperSignaturesRefusals = {
  paper_way_closed: conflict(
    'Bu kişinin e-postası ya da telefonu kayıtlı; onun yerine kâğıtta imza kaydedilemez. Kararını kendisine giden bağlantı, kod ya da hesabıyla kendisi verir; bağlantıyı yeniden gönderebilirsiniz.',
  ),
  no_contact: conflict(
    'Bu kişinin e-postası ve telefonu yok; ona bağlantı gönderilemez. İmzası kâğıtta alınır ya da önce e-posta adresi eklenir.',
  ),
  contact_known: conflict(
    'Bu adla kayıtlı birine bu mülkte e-posta, telefon ya da hesapla ulaşılabiliyor; onun imzası kâğıtta alınamaz. Aynı kişiyse e-posta adresini yazın; başka biriyse adını ayırt edilecek biçimde, örneğin ikinci adıyla yazın.',
  ),
  contact_replaced: conflict(
    'Bu değişiklikle, kendisine e-postayla ya da telefonla ulaşılan biri kontrattan çıkıyor; aynı kontratta kâğıtta imzalayan biri onun yerini alamaz. Taraf gerçekten değiştiyse kontratı iptal edip yenisini hazırlayın.',
  ),
  scan_missing: conflict('Kâğıtla yapılan bildirim, taramasıyla birlikte kaydedilir. Bildirimin taramasını yükleyin.'),
  scan_type: invalid('İmzalı kâğıdın taramasını PDF, JPEG, PNG ya da WebP olarak yükleyin.'),
  scan_broken: invalid('Bu PDF açılamadı ya da sayfası yok. Kâğıdı yeniden tarayıp yükleyin.'),
  scan_locked: invalid('Bu PDF korumalı; kısıtlamasız kaydedin ya da kâğıdın fotoğrafını yükleyin.'),
  scan_too_small: invalid(
    'Bu resim okunamayacak kadar küçük. Kâğıdın tamamını, yazıları okunacak büyüklükte çekip yeniden yükleyin.',
  ),
  scan_blank: invalid('Bu taramada yazı ya da imza görünmüyor. Kâğıdı yeniden tarayıp yükleyin.'),
  signature_missing: missing('İmza kaydı bulunamadı.'),
  already_objected: conflict('Bu imzaya itirazınız zaten kayıtlı.'),
  objection_late: conflict(
    `İtiraz süresi doldu: kayıt size gösterildikten sonra ${objectionDays} gün içinde itiraz edilebilir. Mülk sahibine yazabilir ya da hukuki yollara başvurabilirsiniz.`,
  ),
} as const
export const refusePaperSignature = refuser(paperSignaturesRefusals)

export const paperSignaturesMessages = {
  objected: 'İtirazınız kaydedildi; mülk sahibine bildirildi ve kanıt sayfasına yazıldı.',
} as const
