import { refuser } from '#domain/kernel/refusal.ts'

export const notificationsRefusals = {
  fields_missing: { status: 400, message: 'Bildirim için gerekli alanlar eksik.' },
  notification_missing: { status: 404, message: 'Bildirim bulunamadı' },
  not_listed: { status: 500, message: 'Bildirimler yüklenemedi' },
  not_created: { status: 500, message: 'Bildirim oluşturulamadı' },
  push_off: { status: 409, message: 'Tarayıcı bildirimleri bu sunucuda kapalı.' },
  push_address: { status: 400, message: 'Bu tarayıcının bildirim adresi kabul edilmiyor.' },
} as const

export const refuseNotification = refuser(notificationsRefusals)

export const notificationsMessages = {
  subscribed: 'Tarayıcı bildirimleri bu tarayıcıda açıldı.',
  unsubscribed: 'Tarayıcı bildirimleri bu tarayıcıda kapatıldı.',
} as const
