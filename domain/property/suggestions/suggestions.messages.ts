import { refuser } from '#domain/kernel/refusal.ts'

export const suggestionsRefusals = {
  property_id_missing: { status: 400, message: 'Mülk ID eksik. Talep oluşturulamadı.' },
  tenant_id_missing: { status: 400, message: 'Kiracı ID eksik. Talep oluşturulamadı.' },
  tenant_elsewhere: { status: 409, message: 'Bu kişi mülkün kiracısı değil. Listeyi yenileyip yeniden seçin.' },
  suggestion_not_created: { status: 500, message: 'Talep kaydı oluşturulamadı' },
  suggestion_missing: { status: 404, message: 'Talep bulunamadı' },
  suggestion_changed: {
    status: 409,
    message: 'Bu talebin durumu siz bakarken değişti. Güncel durumunu görüp yeniden karar verin.',
  },
  too_many_photos: { status: 409, message: 'Bir talebe en fazla 10 fotoğraf eklenebilir. Önce birini silin.' },
  already_kept: {
    status: 409,
    message: 'Önceki gönderiminiz kaydedilmişti; son değişiklik kaydedilmedi. Sayfayı yenileyip kontrol edin.',
  },
  suggestion_not_saved: { status: 500, message: 'Talep durumu güncellenemedi' },
} as const

export const refuseSuggestion = refuser(suggestionsRefusals)

const outcomes: Readonly<Record<string, string>> = {
  onaylandi: 'Talep onaylandı.',
  reddedildi: 'Talep reddedildi.',
  tamamlandi: 'Talep tamamlandı.',
  geri_cekildi: 'Talebiniz geri çekildi.',
}

export const suggestionsMessages = {
  created: 'Talebiniz gönderildi.',
  moved: (durum: string) => outcomes[durum] ?? `Talebin durumu: ${durum}.`,
  photoAdded: 'Fotoğraf eklendi.',
  photoRemoved: 'Fotoğraf silindi.',
}
