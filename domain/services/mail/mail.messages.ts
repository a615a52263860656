import { refuser } from '#domain/kernel/refusal.ts'

/** Explanations of sending errors for the administrator who has to fix them. */
export const mailErrorTexts: Readonly<Record<number, string>> = {
  400: 'Email template parametreleri hatalı',
  401: 'Kimlik doğrulama hatası - API anahtarını (public key) kontrol edin',
  403: 'Erişim hatası - Servis kimliğini (service id) kontrol edin',
  404: 'Email şablonu bulunamadı - Şablon kimliğini (template id) kontrol edin',
  429: 'Email gönderim limiti aşıldı - Lütfen daha sonra tekrar deneyin',
  500: 'Email sunucusunda bir hata oluştu - Lütfen daha sonra tekrar deneyin',
}
export const mailNotSent = 'Email gönderimi başarısız oldu'
export const mailErrorUnknown = 'Bilinmeyen bir hata oluştu'

export const mailErrorText = (status: number) => mailErrorTexts[status] ?? mailNotSent

/** Errors for a mail without required data. */
export const senderTexts = {
  tenantAddress: 'Kiracı email adresi zorunludur',
  ownerAddress: 'Mülk sahibi email adresi zorunludur',
  guarantorAddress: 'Kefil email adresi zorunludur',
  contractId: 'Contract ID zorunludur',
  token: 'Token oluşturulamadı',
  guarantorWaits: 'Kefil henüz onaylamadı, email gönderilmeyecek',
} as const
export const mailQueued = 'E-posta gönderim kuyruğuna alındı'

export const mailRefusals = {
  tenant_address_missing: { status: 400, message: senderTexts.tenantAddress },
  tenant_mismatch: { status: 409, message: 'Bu kontratta bu ad ve adresle onayı beklenen bir kiracı yok.' },
  mail_not_sent: { status: 500, message: mailNotSent },
} as const
export const refuseMail = refuser(mailRefusals)
