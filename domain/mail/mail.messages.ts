/** What a refused sending means, for the person who has to mend it. */
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
