import { conflict, refuser } from '#domain/kernel/refusal.ts'

export const renewalsRefusals = {
  renewal_early: conflict(
    'Yenileme teklifi sürenin bitmesine 90 gün kala gönderilir. Daha erken anlaşmak isterseniz kontrat sihirbazını kullanın.',
  ),
  renewal_sent: conflict(
    'Bu kiracılık için yanıt bekleyen bir yenileme teklifi var. Yanıtı bekleyin ya da yenisini göndermeden önce onu iptal edin.',
  ),
  renewal_increase_waits: conflict(
    'Kiracının cevabını bekleyen bir kira artışı önerisi var. Yenileme teklifinden önce onu geri çekin ya da cevabı bekleyin.',
  ),
  renewal_agreed: conflict('Yeni dönem için zaten anlaşıldı; kontratı “Kontratlar” bölümünde.'),
  renewal_changed: conflict(
    'Teklifin dayandığı kontrat ya da başlangıç günü siz bakarken değişti. Sayfayı yenileyip yeniden gönderin.',
  ),
  renewal_incomplete: conflict(
    'Önceki kontratın bilgilerinden biri bugünkü kurallara uymuyor; teklifi kontrat sihirbazıyla hazırlayıp gönderin.',
  ),
} as const
export const refuseRenewal = refuser(renewalsRefusals)

export const renewalsMessages = {
  sent: 'Yenileme teklifi gönderildi; taraflara bağlantıları iletiliyor.',
} as const
