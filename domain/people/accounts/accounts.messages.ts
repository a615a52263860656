import { refuser } from '#domain/kernel/refusal.ts'

export const accountsRefusals = {
  login_failed: { status: 401, message: 'Giriş yapılamadı. Email veya şifre hatalı.' },
  code_wrong: { status: 400, message: 'Kod hatalı ya da süresi dolmuş. Lütfen yeni kodla tekrar deneyin.' },
  second_factor_expired: { status: 401, message: 'Doğrulama süresi doldu. Lütfen yeniden giriş yapın.' },
  registration_failed: { status: 500, message: 'Kayıt işlemi başarısız oldu. Lütfen tekrar deneyin.' },
  email_taken: {
    status: 409,
    message: 'Bu e-posta adresiyle kayıt oluşturulamadı. Hesabınız varsa giriş yapın veya şifrenizi sıfırlayın.',
  },
  national_id_taken: {
    status: 409,
    message:
      'Bu TC Kimlik No ile daha önce bir hesap açılmış. Giriş yapın; şifrenizi hatırlamıyorsanız yenileyin. Hesabı siz açmadıysanız bize yazın.',
  },
  address_key_invalid: {
    status: 400,
    message:
      'Bu doğrulama bağlantısı geçersiz, kullanılmış, süresi dolmuş ya da başka bir hesap için gönderilmiş. Yeni bir bağlantı isteyin.',
  },
  address_proven: { status: 409, message: 'E-posta adresiniz zaten doğrulanmış.' },
  email_unchanged: { status: 400, message: 'Bu adres zaten hesabınızın adresi.' },
  proof_missing: {
    status: 400,
    message: 'TC Kimlik doğrulamanızın süresi doldu. Lütfen bilgilerinizi yeniden doğrulayın.',
  },
  account_missing: { status: 404, message: 'Hesap bulunamadı' },
  user_missing: { status: 404, message: 'Kullanıcı bulunamadı' },
  session_missing: { status: 404, message: 'Oturum bulunamadı ya da zaten kapatılmış.' },
  logout_failed: { status: 500, message: 'Çıkış yapma işlemi başarısız oldu' },
  password_wrong: { status: 400, message: 'Mevcut şifreniz hatalı' },
  password_common: {
    status: 400,
    message: 'Bu şifre çok yaygın ve kolayca tahmin edilir. Lütfen başka bir şifre seçin.',
  },
  password_own: {
    status: 400,
    message: 'Şifreniz adınızdan, e-posta adresinizden ya da Anahtar adından oluşmamalı. Lütfen başka bir şifre seçin.',
  },
  reset_link_invalid: {
    status: 400,
    message: 'Bu sıfırlama bağlantısı geçersiz, kullanılmış ya da süresi dolmuş. Lütfen yeni bir bağlantı isteyin.',
  },
  second_factor_on: { status: 409, message: 'İki adımlı doğrulama zaten açık.' },
  second_factor_off: { status: 409, message: 'İki adımlı doğrulama açık değil.' },
  own_account: { status: 409, message: 'Kendi hesabınız üzerinde bu işlemi yapamazsınız.' },
  mail_keys_gone: {
    status: 409,
    message: 'Bu postadaki bağlantı, gönderildikten sonra güvenlik için silindi. Kişi yeni bir bağlantı istemelidir.',
  },
  not_an_admin: { status: 409, message: 'Bu kullanıcı yönetici değil. Listeyi yenileyin.' },
  approval_told: {
    status: 409,
    message: 'Onayı geri alma süresi geçti. Gerekirse hesabı pasifleştirebilirsiniz.',
  },
  approval_used: {
    status: 409,
    message: 'Bu kişi onaydan sonra işlem yaptı; onay geri alınamaz. Gerekirse hesabı pasifleştirebilirsiniz.',
  },
  already_decided: { status: 409, message: 'Bu kayıt için daha önce karar verilmiş. Listeyi yenileyin.' },
} as const

export const refuseAccount = refuser(accountsRefusals)

export const accountsMessages = {
  registered: 'Hesabınız oluşturuldu.',
  loggedOut: 'Tüm cihazlardaki oturumlarınız kapatıldı.',
  passwordChanged: 'Şifreniz başarıyla güncellendi',
  resetSent: 'Bu adresle bir hesap varsa, şifre sıfırlama bağlantısı gönderildi. Bağlantı bir saat geçerlidir.',
  resetDone: 'Şifreniz yenilendi. Yeni şifrenizle giriş yapabilirsiniz.',
  addressKeySent: 'Doğrulama bağlantısı gönderildi. Gelen kutunuza, gerekirse gereksiz posta klasörüne bakın.',
  addressProven: 'E-posta adresiniz doğrulandı.',
  emailChangeAsked:
    'Yeni adresinize doğrulama bağlantısı gönderildi. Bağlantı kullanılana dek eski adresiniz geçerlidir.',
  emailChangeDropped: 'E-posta değişikliğinden vazgeçildi.',
  profileSaved: 'Profiliniz kaydedildi.',
  pictureUnreadable: 'Bu dosya bir resim olarak okunamadı. JPEG, PNG veya WebP yükleyin.',
  avatarSaved: 'Profil resminiz güncellendi.',
  avatarRemoved: 'Profil resminiz kaldırıldı.',
  sessionClosed: 'Oturum kapatıldı.',
  secondFactorOn: 'İki adımlı doğrulama açıldı.',
  secondFactorOff: 'İki adımlı doğrulama kapatıldı.',
  approved: 'Hesap onaylandı. Kullanıcıya birazdan e-posta gider.',
  taken_back: 'Onay geri alındı. Kullanıcıya bir şey gönderilmedi.',
  refused: 'Kayıt reddedildi, kullanıcıya e-posta gönderiliyor.',
  activated: 'Hesap etkinleştirildi.',
  deactivated: 'Hesap pasifleştirildi.',
  promoted: 'Kullanıcı yönetici yapıldı.',
  demoted: 'Kullanıcının yöneticiliği kaldırıldı.',
  confirmed: 'Kimliğiniz doğrulandı.',
  networkDown: 'Sunucuya ulaşılamadı. Lütfen internet bağlantınızı kontrol edin.',
} as const
