import { refuser } from '#domain/kernel/refusal.ts'
import { maxPhotos, maxRemarkPhotos, maxRoomPhotos } from './handovers.schema.ts'

export const handoversRefusals = {
  handover_missing: { status: 404, message: 'Teslim tutanağı bulunamadı.' },
  handover_changed: {
    status: 409,
    message: 'Tutanak bu arada başka bir cihazda değiştirildi. Güncel hâli açıldı; yazdıklarınızı kontrol edin.',
  },
  handover_sent: { status: 409, message: 'Tutanak onaya gönderilmiş. Değiştirmek için önce geri alın.' },
  handover_confirmed: { status: 409, message: 'Tutanak kesinleşti; artık değiştirilemez.' },
  handover_not_sent: { status: 409, message: 'Tutanak henüz gönderilmemiş.' },
  handover_incomplete: { status: 400, message: 'Tutanak henüz gönderilemez; eksikleri tamamlayın.' },
  handover_is_asked: {
    status: 409,
    message: 'Tutanak sizin onayınızı bekliyor. Yanlış bir şey varsa itiraz edin; gönderen taraf düzeltir.',
  },
  tenancy_ended: { status: 409, message: 'Bu kiracılık sona ermiş; giriş teslim tutanağı artık başlatılamaz.' },
  not_begun: { status: 409, message: 'Kiracılık henüz başlamadı; çıkış teslim tutanağı daha sonra hazırlanır.' },
  remarks_not_open: {
    status: 409,
    message: 'Sonradan not, yalnızca onaylanmış giriş teslim tutanağına ve kiracı tarafından eklenir.',
  },
  remarks_closed: {
    status: 409,
    message: 'Onaydan sonraki yedi günlük not süresi doldu. Yeni bir sorun için talep oluşturabilirsiniz.',
  },
  too_many_remarks: { status: 409, message: 'En fazla 30 not eklenebilir.' },
  photo_missing: { status: 404, message: 'Fotoğraf bulunamadı.' },
  photo_not_yours: { status: 403, message: 'Karşı tarafın eklediği fotoğrafı kaldıramazsınız.' },
  too_many_photos: {
    status: 409,
    message: `Fotoğraf sınırına ulaşıldı: odada ${maxRoomPhotos}, notta ${maxRemarkPhotos}, tutanakta en fazla ${maxPhotos}.`,
  },
} as const
export const refuseHandover = refuser(handoversRefusals)

export const handoversMessages = {
  sent: 'Tutanak onaya gönderildi.',
  reopened: 'Tutanak geri alındı; düzeltip yeniden gönderebilirsiniz.',
  photoRemoved: 'Fotoğraf kaldırıldı.',
} as const
