import { conflict, failed, forbidden, invalid, missing, refuser } from '#domain/kernel/refusal.ts'

export const propertiesRefusals = {
  property_missing: missing('Mülk bulunamadı'),
  property_id_missing: invalid('Property ID gerekli'),
  property_or_user_missing: missing('Mülk veya kullanıcı bulunamadı'),
  property_not_saved: failed('Mülk oluşturulamadı'),
  deed_not_saved: failed('Tapu bilgileri kaydedilemedi'),
  features_not_saved: failed('Taşınmaz özellikleri kaydedilemedi'),
  tenant_not_saved: failed('Kiracı bilgileri kaydedilemedi'),
  tenant_already: conflict('Bu kişi zaten bu mülkün kiracısı.'),
  tenant_asked: conflict('Bu kişi bu mülke daha önce eklendi; onayı bekleniyor.'),
  tenancy_request_missing: missing('Bu kayıt artık yok: yanıtlanmış ya da geri alınmış. Sayfayı yenileyin.'),
  tenant_is_owner: conflict('Mülk sahibi kendi mülküne kiracı olarak eklenemez.'),
  meters_not_allowed: forbidden('Sayaç bilgilerini güncelleme yetkiniz bulunmamaktadır'),
  changed_meanwhile: conflict(
    'Bu bilgiler siz açtıktan sonra başka biri tarafından değiştirildi. Yazdıklarınız duruyor; güncel hâline bakıp yeniden kaydedin.',
  ),
  status_needs_no_tenant: conflict('Bu mülkte kiracı var; durumu “Kiralanmış” kalır. Önce kiracıyı mülkten çıkarın.'),
  status_needs_tenant: conflict(
    '“Kiralanmış” durumu kiracı eklenince kendiliğinden verilir. Önce mülke kiracı ekleyin.',
  ),
  payment_in_ledger: conflict(
    'Bu mülkün ödeme durumu kiracının hesabından okunur. Gelen ödemeyi Ödemeler ekranında ya da bu mülkün Ödemeler sekmesinde kaydedin.',
  ),
  building_missing: missing('Seçtiğiniz bina bulunamadı.'),
  building_in_building: conflict('Bir bina başka bir binanın bağımsız bölümü olamaz.'),
  building_of_another: conflict('Bu mülk, seçtiğiniz binanın sahibine ait değil.'),
  building_has_units: conflict('Bu binada bağımsız bölümler var. Önce onları ayırın ya da silin.'),
  live_contract: conflict('Bu mülkün süren bir kontratı var. Mülkü silmek için önce kontratı sona erdirin.'),
  has_tenants: conflict('Bu mülkte kayıtlı kiracı var. Silmek için bunu ayrıca onaylamanız gerekir.'),
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
