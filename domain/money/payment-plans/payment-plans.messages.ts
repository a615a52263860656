import { conflict, missing, refuser } from '#domain/kernel/refusal.ts'

export const paymentPlansRefusals = {
  plan_before_account: conflict(
    'Ödeme planı hesabın açıldığı günden önce başlayamaz. Önce hesabın başlangıcını geriye alın.',
  ),
  opening_outside: conflict('Hesabın başlangıcı kiracılığın ilk gününden önce, şimdiki başlangıcından sonra olamaz.'),
  rent_missing: missing('Bu kira kaydı bulunamadı.'),
  rent_taken_back: conflict('Bu kira kaydı geri alınmış.'),
  rent_in_future: conflict(
    'Yalnızca başlamış bir kira kaydedilebilir. Gelecekteki bir artışı kira artışı sayfasından önerin.',
  ),
  rent_before_tenancy: conflict('Kira, kiracılık başlamadan önceki bir günden kaydedilemez.'),
  rent_agreed_here: conflict(
    'O gün geçerli olan kira, kiracıya burada bildirilen bir artışla kararlaştırıldı; üzerine elle kira yazılamaz. Yeni bir kira için artış önerin.',
  ),
  rent_same: conflict('Kira o gün zaten bu kadar.'),
  nothing_late: conflict('Geciken bir ödeme yok; hatırlatma gönderilmedi.'),
  reminded_today: conflict('Bu kiracıya bugün hatırlatma gönderildi.'),
  no_payment_details: conflict('Geciken bir ödeme yok ve kontratta IBAN yazmıyor; iletilecek bir bilgi yok.'),
  nobody_to_remind: conflict('Kiracının hesabı yok; hatırlatmayı kendiniz iletmeniz gerekir.'),
  balance_outside: conflict(
    'Devreden bakiyenin günü, kiracılığın başlangıcı ile hesabın başlangıcı arasında olmalı; gelecekte olamaz.',
  ),
} as const

export const refusePaymentPlan = refuser(paymentPlansRefusals)

export const paymentPlansMessages = {
  changed: 'Ödeme planı kaydedildi; tahakkuklar buna göre düzenlendi.',
  opened: 'Geçmiş kaydedildi.',
  rentEntered: 'Kira kaydedildi; borçlar düzeltildi ve kiracıya haber verildi.',
  rentTakenBack: 'Kira kaydı geri alındı; borçlar onsuz hâline döndü.',
  remindedNow: 'Hatırlatma gönderildi.',
  remindersOn: 'Kiracıya ödeme hatırlatmaları gönderilecek.',
  remindersOff: 'Bu kiracılık için ödeme hatırlatmaları kapatıldı.',
} as const
