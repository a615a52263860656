import { refuser } from '#domain/kernel/refusal.ts'

export const staffRefusals = {
  user_not_created: { status: 500, message: 'Kullanıcı oluşturulamadı' },
  shareholder_not_created: { status: 500, message: 'Hissedar kullanıcısı oluşturulamadı' },
  // Deliberately vague: does not reveal whose account the address belongs to and what it is used for.
  address_unusable: {
    status: 409,
    message: 'Bu e-posta adresiyle yeni bir hesap açılamıyor. Adresi kontrol edin ya da başka bir adres kullanın.',
  },
  own_address: { status: 409, message: 'Kendi e-posta adresinizi davet edemezsiniz.' },
  already_invited: {
    status: 409,
    message:
      'Bu adrese gönderdiğiniz bir davet ya da bu kişiyle süren bir ilişkiniz var. Listeden düzenleyebilirsiniz.',
  },
  person_missing: { status: 404, message: 'Kullanıcı bulunamadı' },
  owners_only: {
    status: 403,
    message: 'Kullanıcıları yalnızca mülk sahibi yönetebilir. Değişiklik için mülk sahibine başvurun.',
  },
  properties_foreign: {
    status: 404,
    message: 'Seçtiğiniz mülklerden biri bulunamadı. Listeyi yenileyip tekrar seçin.',
  },
  shares_too_many: {
    status: 409,
    message: 'Hisselerin toplamı mülkün tamamını aşıyor. Hissedarların paylarını kontrol edin.',
  },
  changed_meanwhile: {
    status: 409,
    message: 'Bu kişi siz açtıktan sonra değiştirildi. Yazdıklarınız duruyor; güncel hâline bakıp yeniden kaydedin.',
  },
  acts_on_all: {
    status: 409,
    message:
      'Bu kişi bütün mülklerinizde yetkili. Mülk mülk vermek ya da almak için önce Kullanıcı Yönetimi’nde “Bütün mülkler” seçimini kaldırın.',
  },
  shares_by_form: {
    status: 409,
    message: 'Hissedarlara mülk, payıyla birlikte Kullanıcı Yönetimi’nden verilir.',
  },
  already_joined: { status: 409, message: 'Bu kişi davetini kabul etmiş; yeni davet gerekmiyor.' },
  already_suspended: { status: 409, message: 'Bu kişinin yetkileri zaten askıda. Listeyi yenileyin.' },
  not_suspended: { status: 409, message: 'Bu kişinin yetkileri askıda değil. Listeyi yenileyin.' },
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
