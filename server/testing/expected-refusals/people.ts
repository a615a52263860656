import type { ExpectedRefusals } from './expected-refusal.ts'

export const people: ExpectedRefusals = {
  webhooksRefusals: {
    webhook_address_refused: [
      400,
      'Bu adrese gönderilemez. İnternetten ulaşılan, https ile başlayan bir adres yazın; ağın içindeki adresler kabul edilmez.',
    ],
    webhook_missing: [404, 'Webhook bulunamadı ya da silinmiş.'],
    delivery_missing: [404, 'Gönderim bulunamadı ya da silinmiş.'],
    too_many_webhooks: [409, 'En fazla 5 webhook kaydedebilirsiniz. Önce kullanmadığınızı silin.'],
    webhook_stopped: [409, 'Bu webhook durmuş. Önce yeniden başlatın.'],
  },
  accessTokensRefusals: {
    access_token_invalid: [401, 'Erişim anahtarı geçersiz, süresi dolmuş ya da iptal edilmiş.'],
    scope_missing: [403, 'Bu erişim anahtarının bu işlem için yetkisi yok.'],
    access_token_missing: [404, 'Erişim anahtarı bulunamadı ya da zaten iptal edilmiş.'],
    too_many_access_tokens: [409, 'En fazla 20 erişim anahtarınız olabilir. Önce kullanmadıklarınızı iptal edin.'],
    access_tokens_not_for_admins: [
      403,
      'Yönetici hesapları için erişim anahtarı oluşturulmaz; bütün kayıtları gösterirdi.',
    ],
  },
  accountsRefusals: {
    login_failed: [401, 'Giriş yapılamadı. Email veya şifre hatalı.'],
    code_wrong: [400, 'Kod hatalı ya da süresi dolmuş. Lütfen yeni kodla tekrar deneyin.'],
    second_factor_expired: [401, 'Doğrulama süresi doldu. Lütfen yeniden giriş yapın.'],
    registration_failed: [500, 'Kayıt işlemi başarısız oldu. Lütfen tekrar deneyin.'],
    email_taken: [
      409,
      'Bu e-posta adresiyle kayıt oluşturulamadı. Hesabınız varsa giriş yapın veya şifrenizi sıfırlayın.',
    ],
    national_id_taken: [
      409,
      'Bu TC Kimlik No ile daha önce bir hesap açılmış. Giriş yapın; şifrenizi hatırlamıyorsanız yenileyin. Hesabı siz açmadıysanız bize yazın.',
    ],
    address_key_invalid: [
      400,
      'Bu doğrulama bağlantısı geçersiz, kullanılmış, süresi dolmuş ya da başka bir hesap için gönderilmiş. Yeni bir bağlantı isteyin.',
    ],
    address_proven: [409, 'E-posta adresiniz zaten doğrulanmış.'],
    email_unchanged: [400, 'Bu adres zaten hesabınızın adresi.'],
    proof_missing: [400, 'TC Kimlik doğrulamanızın süresi doldu. Lütfen bilgilerinizi yeniden doğrulayın.'],
    account_missing: [404, 'Hesap bulunamadı'],
    user_missing: [404, 'Kullanıcı bulunamadı'],
    session_missing: [404, 'Oturum bulunamadı ya da zaten kapatılmış.'],
    logout_failed: [500, 'Çıkış yapma işlemi başarısız oldu'],
    password_wrong: [400, 'Mevcut şifreniz hatalı'],
    password_common: [400, 'Bu şifre çok yaygın ve kolayca tahmin edilir. Lütfen başka bir şifre seçin.'],
    password_own: [
      400,
      'Şifreniz adınızdan, e-posta adresinizden ya da Anahtar adından oluşmamalı. Lütfen başka bir şifre seçin.',
    ],
    reset_link_invalid: [
      400,
      'Bu sıfırlama bağlantısı geçersiz, kullanılmış ya da süresi dolmuş. Lütfen yeni bir bağlantı isteyin.',
    ],
    second_factor_on: [409, 'İki adımlı doğrulama zaten açık.'],
    second_factor_off: [409, 'İki adımlı doğrulama açık değil.'],
    own_account: [409, 'Kendi hesabınız üzerinde bu işlemi yapamazsınız.'],
    mail_keys_gone: [
      409,
      'Bu postadaki bağlantı, gönderildikten sonra güvenlik için silindi. Kişi yeni bir bağlantı istemelidir.',
    ],
    not_an_admin: [409, 'Bu kullanıcı yönetici değil. Listeyi yenileyin.'],
    approval_told: [409, 'Onayı geri alma süresi geçti. Gerekirse hesabı pasifleştirebilirsiniz.'],
    approval_used: [
      409,
      'Bu kişi onaydan sonra işlem yaptı; onay geri alınamaz. Gerekirse hesabı pasifleştirebilirsiniz.',
    ],
    already_decided: [409, 'Bu kayıt için daha önce karar verilmiş. Listeyi yenileyin.'],
  },
  chatRefusals: {
    user_id_missing: [400, 'User ID gerekli'],
    chat_missing: [404, 'Yazışma bulunamadı.'],
    partner_missing: [404, 'Bu kişiyle yazışamazsınız: ortak bir mülkünüz bulunmuyor.'],
    chat_closed: [
      403,
      'Bu kişiyle artık ortak bir mülkünüz yok. Eski mesajları okuyabilirsiniz, yenisini yazamazsınız.',
    ],
    message_empty: [400, 'Bir mesaj yazın ya da dosya ekleyin.'],
    message_id_taken: [409, 'Mesaj gönderilemedi. Lütfen sayfayı yenileyip tekrar deneyin.'],
    files_missing: [409, 'Eklenen dosya bulunamadı. Lütfen yeniden yükleyin.'],
  },
  engagementsRefusals: {
    engagement_missing: [404, 'Davet ya da görev bulunamadı. Mülk sahibi geri çekmiş olabilir.'],
    already_answered: [409, 'Bu daveti daha önce yanıtladınız. Sayfayı yenileyin.'],
    not_accepted: [409, 'Bu daveti henüz kabul etmediniz; dilerseniz reddedebilirsiniz.'],
    invitation_over: [409, 'Bu davetin süresi doldu. Mülk sahibinden daveti yeniden göndermesini isteyin.'],
    owner_not_chosen: [
      403,
      'Üstte başka bir mülk sahibi seçili. Bunları görmek için üstteki listeden "Tüm mülk sahipleri"ni seçin.',
    ],
    owner_unknown: [404, 'Seçtiğiniz mülk sahibi adına çalışmıyorsunuz. Sayfayı yenileyin.'],
  },
  notificationsRefusals: {
    fields_missing: [400, 'Bildirim için gerekli alanlar eksik.'],
    notification_missing: [404, 'Bildirim bulunamadı'],
    not_listed: [500, 'Bildirimler yüklenemedi'],
    not_created: [500, 'Bildirim oluşturulamadı'],
    push_off: [409, 'Tarayıcı bildirimleri bu sunucuda kapalı.'],
    push_address: [400, 'Bu tarayıcının bildirim adresi kabul edilmiyor.'],
  },
  staffRefusals: {
    user_not_created: [500, 'Kullanıcı oluşturulamadı'],
    shareholder_not_created: [500, 'Hissedar kullanıcısı oluşturulamadı'],
    address_unusable: [
      409,
      'Bu e-posta adresiyle yeni bir hesap açılamıyor. Adresi kontrol edin ya da başka bir adres kullanın.',
    ],
    own_address: [409, 'Kendi e-posta adresinizi davet edemezsiniz.'],
    already_invited: [
      409,
      'Bu adrese gönderdiğiniz bir davet ya da bu kişiyle süren bir ilişkiniz var. Listeden düzenleyebilirsiniz.',
    ],
    person_missing: [404, 'Kullanıcı bulunamadı'],
    owners_only: [403, 'Kullanıcıları yalnızca mülk sahibi yönetebilir. Değişiklik için mülk sahibine başvurun.'],
    properties_foreign: [404, 'Seçtiğiniz mülklerden biri bulunamadı. Listeyi yenileyip tekrar seçin.'],
    shares_too_many: [409, 'Hisselerin toplamı mülkün tamamını aşıyor. Hissedarların paylarını kontrol edin.'],
    changed_meanwhile: [
      409,
      'Bu kişi siz açtıktan sonra değiştirildi. Yazdıklarınız duruyor; güncel hâline bakıp yeniden kaydedin.',
    ],
    acts_on_all: [
      409,
      'Bu kişi bütün mülklerinizde yetkili. Mülk mülk vermek ya da almak için önce Kullanıcı Yönetimi’nde “Bütün mülkler” seçimini kaldırın.',
    ],
    shares_by_form: [409, 'Hissedarlara mülk, payıyla birlikte Kullanıcı Yönetimi’nden verilir.'],
    already_joined: [409, 'Bu kişi davetini kabul etmiş; yeni davet gerekmiyor.'],
    already_suspended: [409, 'Bu kişinin yetkileri zaten askıda. Listeyi yenileyin.'],
    not_suspended: [409, 'Bu kişinin yetkileri askıda değil. Listeyi yenileyin.'],
  },
  surveyRefusals: {
    question_missing: [404, 'Soru bulunamadı'],
    answer_misfit: [400, 'Yanıt, sorunun seçenekleriyle uyuşmuyor.'],
  },
}
