import { refuser } from '#domain/kernel/refusal.ts'

export const blogRefusals = {
  article_missing: { status: 404, message: 'Yazı bulunamadı' },
  cover_missing: { status: 404, message: 'Kapak resmi bulunamadı' },
  slug_taken: { status: 409, message: 'Bu adreste başka bir yazı var.' },
  slug_public: { status: 409, message: 'Yayımlanmış bir yazının adresi değişmez; bağlantılar boşa çıkar.' },
  article_changed: { status: 409, message: 'Bu yazı siz açtıktan sonra değişti. Sayfayı yenileyip tekrar deneyin.' },
} as const
export const refuseBlog = refuser(blogRefusals)

export const blogMessages = {
  created: 'Yazı kaydedildi.',
  changed: 'Değişiklikler kaydedildi.',
  coverSaved: 'Kapak resmi kaydedildi.',
  coverRemoved: 'Kapak resmi kaldırıldı.',
} as const
