import type { ExpectedRefusals } from './expected-refusal.ts'

export const work: ExpectedRefusals = {
  calendarRefusals: {
    calendar_missing: [404, 'Bu takvim adresi geçerli değil. Anahtar’da yeni bir adres oluşturun.'],
    address_missing: [404, 'Takvim adresiniz yok. Kapatılmış olabilir; sayfayı yenileyin.'],
    address_not_for_admins: [
      403,
      'Yönetici hesabı herkesin tarihlerini görür; böyle bir hesaba takvim adresi verilmez.',
    ],
  },
  deadlinesRefusals: {
    deadline_missing: [404, 'Bu tarih bulunamadı. Değişmiş ya da geçmiş olabilir; listeyi yenileyin.'],
  },
}
