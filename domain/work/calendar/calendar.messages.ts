import { forbidden, missing, refuser } from '#domain/kernel/refusal.ts'

export const calendarRefusals = {
  calendar_missing: missing('Bu takvim adresi geçerli değil. Anahtar’da yeni bir adres oluşturun.'),
  address_missing: missing('Takvim adresiniz yok. Kapatılmış olabilir; sayfayı yenileyin.'),
  address_not_for_admins: forbidden(
    'Yönetici hesabı herkesin tarihlerini görür; böyle bir hesaba takvim adresi verilmez.',
  ),
} as const

export const refuseCalendar = refuser(calendarRefusals)

export const calendarMessages = {
  created: 'Takvim adresiniz hazır.',
  changed: 'Kaydedildi. Telefonunuz bir sonraki güncellemesinde yeni hâlini gösterir.',
  renewed: 'Yeni adres hazır; eskisi artık çalışmıyor.',
  revoked: 'Takvim adresi kapatıldı.',
} as const
