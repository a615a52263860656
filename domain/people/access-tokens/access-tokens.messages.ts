import { conflict, forbidden, missing, refuser } from '#domain/kernel/refusal.ts'

export const accessTokensRefusals = {
  access_token_invalid: {
    status: 401,
    message: 'Erişim anahtarı geçersiz, süresi dolmuş ya da iptal edilmiş.',
  },
  scope_missing: forbidden('Bu erişim anahtarının bu işlem için yetkisi yok.'),
  access_token_missing: missing('Erişim anahtarı bulunamadı ya da zaten iptal edilmiş.'),
  too_many_access_tokens: conflict('En fazla 20 erişim anahtarınız olabilir. Önce kullanmadıklarınızı iptal edin.'),
  access_tokens_not_for_admins: forbidden(
    'Yönetici hesapları için erişim anahtarı oluşturulmaz; bütün kayıtları gösterirdi.',
  ),
} as const

export const refuseAccessToken = refuser(accessTokensRefusals)

export const accessTokensMessages = {
  created: 'Erişim anahtarı oluşturuldu.',
  revoked: 'Erişim anahtarı iptal edildi.',
} as const
