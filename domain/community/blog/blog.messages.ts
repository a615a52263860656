import { conflict, missing, refuser } from '#domain/kernel/refusal.ts'

export const blogRefusals = {
  article_missing: missing('Yazı bulunamadı'),
  cover_missing: missing('Kapak resmi bulunamadı'),
  slug_taken: conflict('Bu adreste başka bir yazı var.'),
  slug_public: conflict('Yayımlanmış bir yazının adresi değişmez; bağlantılar boşa çıkar.'),
  article_changed: conflict('Bu yazı siz açtıktan sonra değişti. Sayfayı yenileyip tekrar deneyin.'),
} as const
export const refuseBlog = refuser(blogRefusals)

export const blogMessages = {
  created: 'Yazı kaydedildi.',
  changed: 'Değişiklikler kaydedildi.',
  coverSaved: 'Kapak resmi kaydedildi.',
  coverRemoved: 'Kapak resmi kaldırıldı.',
} as const
