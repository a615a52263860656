import type { ExpectedRefusals } from './expected-refusal.ts'

export const property: ExpectedRefusals = {
  documentsRefusals: {
    document_missing: [404, 'Belge bulunamadı.'],
    contract_exists: [
      409,
      'Bu mülkün “Sözleşmeler” bölümünde zaten bir belge var. Yenisini onun yerine yükleyin ya da önce onu silin.',
    ],
    contract_of_owner: [
      403,
      'Bu mülkün kontratını mülk sahibi yüklemiş. Yerine yenisini koymak için mülk sahibinden isteyin.',
    ],
  },
  fixturesRefusals: {
    fixture_missing: [404, 'Demirbaş bulunamadı.'],
    too_many_fixtures: [409, 'Bir mülkte en fazla 100 demirbaş tutulabilir. Önce birkaçını silin.'],
  },
  imagesRefusals: {
    image_missing: [404, 'Fotoğraf bulunamadı.'],
    cover_from_general: [404, 'Kapak olarak bu mülkün genel fotoğraflarından birini seçin.'],
  },
  propertiesRefusals: {
    property_missing: [404, 'Mülk bulunamadı'],
    property_id_missing: [400, 'Property ID gerekli'],
    property_or_user_missing: [404, 'Mülk veya kullanıcı bulunamadı'],
    property_not_saved: [500, 'Mülk oluşturulamadı'],
    deed_not_saved: [500, 'Tapu bilgileri kaydedilemedi'],
    features_not_saved: [500, 'Taşınmaz özellikleri kaydedilemedi'],
    tenant_not_saved: [500, 'Kiracı bilgileri kaydedilemedi'],
    tenant_already: [409, 'Bu kişi zaten bu mülkün kiracısı.'],
    tenant_asked: [409, 'Bu kişi bu mülke daha önce eklendi; onayı bekleniyor.'],
    tenancy_request_missing: [404, 'Bu kayıt artık yok: yanıtlanmış ya da geri alınmış. Sayfayı yenileyin.'],
    tenant_is_owner: [409, 'Mülk sahibi kendi mülküne kiracı olarak eklenemez.'],
    meters_not_allowed: [403, 'Sayaç bilgilerini güncelleme yetkiniz bulunmamaktadır'],
    changed_meanwhile: [
      409,
      'Bu bilgiler siz açtıktan sonra başka biri tarafından değiştirildi. Yazdıklarınız duruyor; güncel hâline bakıp yeniden kaydedin.',
    ],
    status_needs_no_tenant: [409, 'Bu mülkte kiracı var; durumu “Kiralanmış” kalır. Önce kiracıyı mülkten çıkarın.'],
    status_needs_tenant: [
      409,
      '“Kiralanmış” durumu kiracı eklenince kendiliğinden verilir. Önce mülke kiracı ekleyin.',
    ],
    payment_in_ledger: [
      409,
      'Bu mülkün ödeme durumu kiracının hesabından okunur. Gelen ödemeyi Ödemeler ekranında ya da bu mülkün Ödemeler sekmesinde kaydedin.',
    ],
    building_missing: [404, 'Seçtiğiniz bina bulunamadı.'],
    building_in_building: [409, 'Bir bina başka bir binanın bağımsız bölümü olamaz.'],
    building_of_another: [409, 'Bu mülk, seçtiğiniz binanın sahibine ait değil.'],
    building_has_units: [409, 'Bu binada bağımsız bölümler var. Önce onları ayırın ya da silin.'],
    live_contract: [409, 'Bu mülkün süren bir kontratı var. Mülkü silmek için önce kontratı sona erdirin.'],
    has_tenants: [409, 'Bu mülkte kayıtlı kiracı var. Silmek için bunu ayrıca onaylamanız gerekir.'],
  },
  sharesRefusals: {
    share_missing: [404, 'Hisse bulunamadı.'],
    share_too_much: [409, 'Hisseler bir günde bütünü aşamaz.'],
    share_twice: [409, 'Bu kişinin o günlerde başka bir hissesi var.'],
    holder_unknown: [409, 'Bu kişi hissedarlarınız arasında değil.'],
  },
  readingsRefusals: {
    reading_missing: [404, 'Sayaç okuması bulunamadı.'],
    reading_in_future: [400, 'Okuma tarihi bugünden ileri olamaz.'],
  },
  suggestionsRefusals: {
    property_id_missing: [400, 'Mülk ID eksik. Talep oluşturulamadı.'],
    tenant_id_missing: [400, 'Kiracı ID eksik. Talep oluşturulamadı.'],
    tenant_elsewhere: [409, 'Bu kişi mülkün kiracısı değil. Listeyi yenileyip yeniden seçin.'],
    suggestion_not_created: [500, 'Talep kaydı oluşturulamadı'],
    suggestion_missing: [404, 'Talep bulunamadı'],
    suggestion_changed: [409, 'Bu talebin durumu siz bakarken değişti. Güncel durumunu görüp yeniden karar verin.'],
    too_many_photos: [409, 'Bir talebe en fazla 10 fotoğraf eklenebilir. Önce birini silin.'],
    already_kept: [
      409,
      'Önceki gönderiminiz kaydedilmişti; son değişiklik kaydedilmedi. Sayfayı yenileyip kontrol edin.',
      /^\/api\/suggestions/,
    ],
    suggestion_not_saved: [500, 'Talep durumu güncellenemedi'],
  },
}
