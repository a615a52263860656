import { conflict, failed, invalid, missing, refuser } from '#domain/kernel/refusal.ts'

export const notificationsRefusals = {
  fields_missing: invalid('Bildirim için gerekli alanlar eksik.'),
  notification_missing: missing('Bildirim bulunamadı'),
  not_listed: failed('Bildirimler yüklenemedi'),
  not_created: failed('Bildirim oluşturulamadı'),
  push_off: conflict('Tarayıcı bildirimleri bu sunucuda kapalı.'),
  push_address: invalid('Bu tarayıcının bildirim adresi kabul edilmiyor.'),
} as const

export const refuseNotification = refuser(notificationsRefusals)

export const notificationsMessages = {
  subscribed: 'Tarayıcı bildirimleri bu tarayıcıda açıldı.',
  unsubscribed: 'Tarayıcı bildirimleri bu tarayıcıda kapatıldı.',
} as const
