import { conflict, forbidden, invalid, missing, refuser } from '#domain/kernel/refusal.ts'
import { maxPhotos, maxRemarkPhotos, maxRoomPhotos } from './handovers.schema.ts'

export const handoversRefusals = {
  handover_missing: missing('Teslim tutanağı bulunamadı.'),
  handover_changed: conflict(
    'Tutanak bu arada başka bir cihazda değiştirildi. Güncel hâli açıldı; yazdıklarınızı kontrol edin.',
  ),
  handover_sent: conflict('Tutanak onaya gönderilmiş. Değiştirmek için önce geri alın.'),
  handover_confirmed: conflict('Tutanak kesinleşti; artık değiştirilemez.'),
  handover_not_sent: conflict('Tutanak henüz gönderilmemiş.'),
  handover_incomplete: invalid('Tutanak henüz gönderilemez; eksikleri tamamlayın.'),
  handover_is_asked: conflict(
    'Tutanak sizin onayınızı bekliyor. Yanlış bir şey varsa itiraz edin; gönderen taraf düzeltir.',
  ),
  tenancy_ended: conflict('Bu kiracılık sona ermiş; giriş teslim tutanağı artık başlatılamaz.'),
  not_begun: conflict('Kiracılık henüz başlamadı; çıkış teslim tutanağı daha sonra hazırlanır.'),
  remarks_not_open: conflict('Sonradan not, yalnızca onaylanmış giriş teslim tutanağına ve kiracı tarafından eklenir.'),
  remarks_closed: conflict(
    'Onaydan sonraki yedi günlük not süresi doldu. Yeni bir sorun için talep oluşturabilirsiniz.',
  ),
  too_many_remarks: conflict('En fazla 30 not eklenebilir.'),
  photo_missing: missing('Fotoğraf bulunamadı.'),
  photo_not_yours: forbidden('Karşı tarafın eklediği fotoğrafı kaldıramazsınız.'),
  too_many_photos: conflict(
    `Fotoğraf sınırına ulaşıldı: odada ${maxRoomPhotos}, notta ${maxRemarkPhotos}, tutanakta en fazla ${maxPhotos}.`,
  ),
} as const
export const refuseHandover = refuser(handoversRefusals)

export const handoversMessages = {
  sent: 'Tutanak onaya gönderildi.',
  reopened: 'Tutanak geri alındı; düzeltip yeniden gönderebilirsiniz.',
  photoRemoved: 'Fotoğraf kaldırıldı.',
} as const
