import { refuser } from '#domain/kernel/refusal.ts'

export const suggestionsRefusals = {
  suggestion_missing: { status: 404, message: 'Talep bulunamadı' },
  suggestion_changed: {
    status: 409,
    message: 'Bu talebin durumu siz bakarken değişti. Güncel durumunu görüp yeniden karar verin.',
  },
  suggestion_not_saved: { status: 500, message: 'Talep durumu güncellenemedi' },
} as const

export const refuseSuggestion = refuser(suggestionsRefusals)

export const suggestionsMessages = {
  onaylandi: 'Talep onaylandı.',
  reddedildi: 'Talep reddedildi.',
} as const
