import { conflict, failed, invalid, missing, refuser } from '#domain/kernel/refusal.ts'

export const suggestionsRefusals = {
  property_id_missing: invalid('Mülk ID eksik. Talep oluşturulamadı.'),
  tenant_id_missing: invalid('Kiracı ID eksik. Talep oluşturulamadı.'),
  tenant_elsewhere: conflict('Bu kişi mülkün kiracısı değil. Listeyi yenileyip yeniden seçin.'),
  suggestion_not_created: failed('Talep kaydı oluşturulamadı'),
  suggestion_missing: missing('Talep bulunamadı'),
  suggestion_changed: conflict('Bu talebin durumu siz bakarken değişti. Güncel durumunu görüp yeniden karar verin.'),
  too_many_photos: conflict('Bir talebe en fazla 10 fotoğraf eklenebilir. Önce birini silin.'),
  already_kept: conflict(
    'Önceki gönderiminiz kaydedilmişti; son değişiklik kaydedilmedi. Sayfayı yenileyip kontrol edin.',
  ),
  suggestion_not_saved: failed('Talep durumu güncellenemedi'),
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
