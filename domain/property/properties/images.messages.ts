import { refuser } from '#domain/kernel/refusal.ts'

export const imagesRefusals = {
  image_missing: { status: 404, message: 'Fotoğraf bulunamadı.' },
  cover_from_general: { status: 404, message: 'Kapak olarak bu mülkün genel fotoğraflarından birini seçin.' },
} as const
export const refuseImage = refuser(imagesRefusals)

export const imagesMessages = {
  saved: 'Fotoğraf bilgileri kaydedildi.',
  removed: 'Fotoğraf silindi.',
  coverChosen: 'Kapak fotoğrafı değiştirildi.',
} as const
