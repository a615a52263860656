import { refuser } from '#domain/kernel/refusal.ts'

export const propertiesRefusals = {
  property_missing: { status: 404, message: 'Mülk bulunamadı' },
  property_id_missing: { status: 400, message: 'Property ID gerekli' },
  property_or_user_missing: { status: 404, message: 'Mülk veya kullanıcı bulunamadı' },
  property_not_saved: { status: 500, message: 'Mülk oluşturulamadı' },
  deed_not_saved: { status: 500, message: 'Tapu bilgileri kaydedilemedi' },
  features_not_saved: { status: 500, message: 'Taşınmaz özellikleri kaydedilemedi' },
  tenant_not_saved: { status: 500, message: 'Kiracı bilgileri kaydedilemedi' },
  tenant_already: { status: 409, message: 'Bu kişi zaten bu mülkün kiracısı.' },
  tenant_asked: { status: 409, message: 'Bu kişi bu mülke daha önce eklendi; onayı bekleniyor.' },
  tenancy_request_missing: {
    status: 404,
    message: 'Bu kayıt artık yok: yanıtlanmış ya da geri alınmış. Sayfayı yenileyin.',
  },
  tenant_is_owner: { status: 409, message: 'Mülk sahibi kendi mülküne kiracı olarak eklenemez.' },
  meters_not_allowed: { status: 403, message: 'Sayaç bilgilerini güncelleme yetkiniz bulunmamaktadır' },
  changed_meanwhile: {
    status: 409,
    message:
      'Bu bilgiler siz açtıktan sonra başka biri tarafından değiştirildi. Yazdıklarınız duruyor; güncel hâline bakıp yeniden kaydedin.',
  },
  status_needs_no_tenant: {
    status: 409,
    message: 'Bu mülkte kiracı var; durumu “Kiralanmış” kalır. Önce kiracıyı mülkten çıkarın.',
  },
  status_needs_tenant: {
    status: 409,
    message: '“Kiralanmış” durumu kiracı eklenince kendiliğinden verilir. Önce mülke kiracı ekleyin.',
  },
  payment_in_ledger: {
    status: 409,
    message:
      'Bu mülkün ödeme durumu kiracının hesabından okunur. Gelen ödemeyi Ödemeler ekranında ya da bu mülkün Ödemeler sekmesinde kaydedin.',
  },
  building_missing: { status: 404, message: 'Seçtiğiniz bina bulunamadı.' },
  building_in_building: { status: 409, message: 'Bir bina başka bir binanın bağımsız bölümü olamaz.' },
  building_of_another: { status: 409, message: 'Bu mülk, seçtiğiniz binanın sahibine ait değil.' },
  building_has_units: { status: 409, message: 'Bu binada bağımsız bölümler var. Önce onları ayırın ya da silin.' },
  live_contract: {
    status: 409,
    message: 'Bu mülkün süren bir kontratı var. Mülkü silmek için önce kontratı sona erdirin.',
  },
  has_tenants: {
    status: 409,
    message: 'Bu mülkte kayıtlı kiracı var. Silmek için bunu ayrıca onaylamanız gerekir.',
  },
} as const

export const refuseProperty = refuser(propertiesRefusals)

export const propertiesMessages = {
  created: 'Mülk eklendi.',
  saved: 'Değişiklikler kaydedildi.',
  deleted: 'Mülk başarıyla silindi',
  // The same text for every address, so that it does not reveal who has an account.
  tenantAdded: 'Kiracı eklendi. Kendisine e-posta gönderildi; onayladığında mülkü hesabında görür.',
  tenancyAccepted: 'Onayladınız. Mülk artık hesabınızda.',
  tenancyDeclined: 'Bu mülkün kiracısı olmadığınız mülk sahibine bildirildi.',
  tenantRemoved: 'Kiracı mülkten çıkarıldı.',
} as const
