import { missing, refuser } from '#domain/kernel/refusal.ts'

export const imagesRefusals = {
  image_missing: missing('Fotoğraf bulunamadı.'),
  cover_from_general: missing('Kapak olarak bu mülkün genel fotoğraflarından birini seçin.'),
} as const
export const refuseImage = refuser(imagesRefusals)

export const imagesMessages = {
  saved: 'Fotoğraf bilgileri kaydedildi.',
  removed: 'Fotoğraf silindi.',
  coverChosen: 'Kapak fotoğrafı değiştirildi.',
} as const
