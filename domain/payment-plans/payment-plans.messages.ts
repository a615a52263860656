import { refuser } from '#domain/kernel/refusal.ts'

export const paymentPlansRefusals = {
  plan_before_account: {
    status: 409,
    message: 'Ödeme planı hesabın açıldığı günden önce başlayamaz. Önce hesabın başlangıcını geriye alın.',
  },
  opening_outside: {
    status: 409,
    message: 'Hesabın başlangıcı kiracılığın ilk gününden önce, şimdiki başlangıcından sonra olamaz.',
  },
  balance_outside: {
    status: 409,
    message:
      'Devreden bakiyenin günü, kiracılığın başlangıcı ile hesabın başlangıcı arasında olmalı; gelecekte olamaz.',
  },
} as const

export const refusePaymentPlan = refuser(paymentPlansRefusals)

export const paymentPlansMessages = {
  changed: 'Ödeme planı kaydedildi; tahakkuklar buna göre düzenlendi.',
  opened: 'Geçmiş kaydedildi.',
  remindersOn: 'Kiracıya ödeme hatırlatmaları gönderilecek.',
  remindersOff: 'Bu kiracılık için ödeme hatırlatmaları kapatıldı.',
} as const
