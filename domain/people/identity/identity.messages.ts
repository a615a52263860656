export const identityMessages = {
  unreachable: 'TC Kimlik doğrulama servisine erişilemedi. Lütfen tekrar deneyin.',
  service_error: 'TC Kimlik doğrulama servisinde bir hata oluştu. Lütfen tekrar deneyin.',
  not_verified: 'TC Kimlik bilgileri doğrulanamadı. Lütfen bilgilerinizi kontrol edip tekrar deneyin.',
  failed: 'TC Kimlik doğrulaması başarısız oldu. Lütfen tekrar deneyin.',
} as const
