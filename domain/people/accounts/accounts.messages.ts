import { conflict, failed, invalid, missing, refuser } from '#domain/kernel/refusal.ts'

export const accountsRefusals = {
  login_failed: { status: 401, message: 'Giriş yapılamadı. Email veya şifre hatalı.' },
  code_wrong: invalid('Kod hatalı ya da süresi dolmuş. Lütfen yeni kodla tekrar deneyin.'),
  second_factor_expired: { status: 401, message: 'Doğrulama süresi doldu. Lütfen yeniden giriş yapın.' },
  registration_failed: failed('Kayıt işlemi başarısız oldu. Lütfen tekrar deneyin.'),
  email_taken: conflict(
    'Bu e-posta adresiyle kayıt oluşturulamadı. Hesabınız varsa giriş yapın veya şifrenizi sıfırlayın.',
  ),
  national_id_taken: conflict(
    'Bu TC Kimlik No ile daha önce bir hesap açılmış. Giriş yapın; şifrenizi hatırlamıyorsanız yenileyin. Hesabı siz açmadıysanız bize yazın.',
  ),
  address_key_invalid: invalid(
    'Bu doğrulama bağlantısı geçersiz, kullanılmış, süresi dolmuş ya da başka bir hesap için gönderilmiş. Yeni bir bağlantı isteyin.',
  ),
  address_proven: conflict('E-posta adresiniz zaten doğrulanmış.'),
  email_unchanged: invalid('Bu adres zaten hesabınızın adresi.'),
  proof_missing: invalid('TC Kimlik doğrulamanızın süresi doldu. Lütfen bilgilerinizi yeniden doğrulayın.'),
  account_missing: missing('Hesap bulunamadı'),
  user_missing: missing('Kullanıcı bulunamadı'),
  session_missing: missing('Oturum bulunamadı ya da zaten kapatılmış.'),
  logout_failed: failed('Çıkış yapma işlemi başarısız oldu'),
  password_wrong: invalid('Mevcut şifreniz hatalı'),
  password_common: invalid('Bu şifre çok yaygın ve kolayca tahmin edilir. Lütfen başka bir şifre seçin.'),
  password_own: invalid(
    'Şifreniz adınızdan, e-posta adresinizden ya da Anahtar adından oluşmamalı. Lütfen başka bir şifre seçin.',
  ),
  reset_link_invalid: invalid(
    'Bu sıfırlama bağlantısı geçersiz, kullanılmış ya da süresi dolmuş. Lütfen yeni bir bağlantı isteyin.',
  ),
  second_factor_on: conflict('İki adımlı doğrulama zaten açık.'),
  second_factor_off: conflict('İki adımlı doğrulama açık değil.'),
  own_account: conflict('Kendi hesabınız üzerinde bu işlemi yapamazsınız.'),
  mail_keys_gone: conflict(
    'Bu postadaki bağlantı, gönderildikten sonra güvenlik için silindi. Kişi yeni bir bağlantı istemelidir.',
  ),
  not_an_admin: conflict('Bu kullanıcı yönetici değil. Listeyi yenileyin.'),
  approval_told: conflict('Onayı geri alma süresi geçti. Gerekirse hesabı pasifleştirebilirsiniz.'),
  approval_used: conflict(
    'Bu kişi onaydan sonra işlem yaptı; onay geri alınamaz. Gerekirse hesabı pasifleştirebilirsiniz.',
  ),
  already_decided: conflict('Bu kayıt için daha önce karar verilmiş. Listeyi yenileyin.'),
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
