import { conflict, failed, forbidden, missing, refuser } from '#domain/kernel/refusal.ts'

export const staffRefusals = {
  user_not_created: failed('Kullanıcı oluşturulamadı'),
  shareholder_not_created: failed('Hissedar kullanıcısı oluşturulamadı'),
  // Deliberately vague: does not reveal whose account the address belongs to and what it is used for.
  address_unusable: conflict(
    'Bu e-posta adresiyle yeni bir hesap açılamıyor. Adresi kontrol edin ya da başka bir adres kullanın.',
  ),
  own_address: conflict('Kendi e-posta adresinizi davet edemezsiniz.'),
  already_invited: conflict(
    'Bu adrese gönderdiğiniz bir davet ya da bu kişiyle süren bir ilişkiniz var. Listeden düzenleyebilirsiniz.',
  ),
  person_missing: missing('Kullanıcı bulunamadı'),
  owners_only: forbidden('Kullanıcıları yalnızca mülk sahibi yönetebilir. Değişiklik için mülk sahibine başvurun.'),
  properties_foreign: missing('Seçtiğiniz mülklerden biri bulunamadı. Listeyi yenileyip tekrar seçin.'),
  shares_too_many: conflict('Hisselerin toplamı mülkün tamamını aşıyor. Hissedarların paylarını kontrol edin.'),
  changed_meanwhile: conflict(
    'Bu kişi siz açtıktan sonra değiştirildi. Yazdıklarınız duruyor; güncel hâline bakıp yeniden kaydedin.',
  ),
  acts_on_all: conflict(
    'Bu kişi bütün mülklerinizde yetkili. Mülk mülk vermek ya da almak için önce Kullanıcı Yönetimi’nde “Bütün mülkler” seçimini kaldırın.',
  ),
  shares_by_form: conflict('Hissedarlara mülk, payıyla birlikte Kullanıcı Yönetimi’nden verilir.'),
  already_joined: conflict('Bu kişi davetini kabul etmiş; yeni davet gerekmiyor.'),
  already_suspended: conflict('Bu kişinin yetkileri zaten askıda. Listeyi yenileyin.'),
  not_suspended: conflict('Bu kişinin yetkileri askıda değil. Listeyi yenileyin.'),
} as const

export const refuseStaff = refuser(staffRefusals)

export const staffMessages = {
  created: 'Davet gönderildi.',
  metersNotForLawyers: 'Avukata sayaç yönetimi yetkisi verilemez.',
  revoked: 'Yetkileri kaldırıldı; mülklerinize artık erişemez.',
  saved: 'Değişiklikler kaydedildi.',
  suspended: 'Yetkileri askıya alındı; mülklerinize erişemez.',
  resumed: 'Yetkileri yeniden geçerli.',
  invited: 'Yeni davet gönderildi; önceki bağlantı artık geçersiz.',
  deleted: 'Kişi çıkarıldı; mülklerinize artık erişemez.',
} as const
