/** What the product stores about a person, in words; every table of the catalogue belongs to one of these. */
export const dataGroups = {
  account: {
    title: 'Hesap ve profil',
    what: 'Ad, e-posta, telefon, adres, kimlik numarası (şifreli), doğum tarihi, profil fotoğrafı, hesap türü, kendi tercih ve işaretleriniz.',
    why: 'Hesabınızı açmak, sizi tanımak ve yetkinizi belirlemek için.',
    basis: 'Sözleşmenin kurulması ve ifası (KVKK m. 5/2-c)',
    kept: 'Hesap açık olduğu sürece; silme talebinizle çıkarılır.',
  },
  sessions: {
    title: 'Girişler ve cihazlar',
    what: 'Açık oturumlar, IP adresi ve tarayıcı bilgisi, şifre özeti, iki adımlı doğrulama ayarı.',
    why: 'Hesabınızı korumak için.',
    basis: 'Hukuki yükümlülük ve meşru menfaat (KVKK m. 5/2-ç, 5/2-f)',
    kept: 'Oturumlar süresi dolunca, diğerleri hesapla birlikte silinir.',
  },
  properties: {
    title: 'Mülkler',
    what: 'Adres, tapu ve malik bilgileri, özellikler, sayaçlar, demirbaş ve fotoğraflar.',
    why: 'Mülklerinizi yönetmeniz için.',
    basis: 'Sözleşmenin ifası (KVKK m. 5/2-c)',
    kept: 'Siz silene dek; bir kontratta adı geçen mülkün başlığı ve adresi kontratla birlikte kalır.',
  },
  contracts: {
    title: 'Kontratlar ve kiracılıklar',
    what: 'Tarafların ad, kimlik, iletişim ve adres bilgileri, kira şartları, kararlar, tutanaklar, ihtarlar.',
    why: 'Kontratı hazırlamak, onay almak ve kiracılığı yürütmek için.',
    basis: 'Sözleşmenin ifası; hakkın tesisi ve korunması (KVKK m. 5/2-c, 5/2-e)',
    kept: 'Kiracılık bittikten sonra 10 yıl: iki tarafın da delilidir.',
  },
  payments: {
    title: 'Ödemeler ve giderler',
    what: 'Borç, ödeme, dekont, IBAN, banka hareketleri, gider ve vergi bilgileri.',
    why: 'Kira hesabını tutmak ve vergi şablonunu doldurmak için.',
    basis: 'Sözleşmenin ifası; hakkın korunması (KVKK m. 5/2-c, 5/2-e)',
    kept: 'Kira hesabı 10 yıl; kendi gider, banka ve vergi kayıtlarınız hesapla birlikte silinir.',
  },
  documents: {
    title: 'Belgeler ve dosyalar',
    what: 'Yüklediğiniz ya da size açılan dosyalar ve adları.',
    why: 'Belgelerinizi bir arada tutmanız için.',
    basis: 'Sözleşmenin ifası (KVKK m. 5/2-c)',
    kept: 'Siz silene dek; kontratın delili olanlar 10 yıl.',
  },
  requests: {
    title: 'Talepler',
    what: 'Talep metinleri, yorumlar, fotoğraflar, kimin ne zaman gördüğü.',
    why: 'Bakım ve onarım taleplerini yürütmek için.',
    basis: 'Sözleşmenin ifası (KVKK m. 5/2-c)',
    kept: 'Mülk silinene dek; sizi tanıtan bilgiler talebinizle çıkarılır.',
  },
  messages: {
    title: 'Mesajlar',
    what: 'Yazışmalarınız, eklenen dosyalar, okunma zamanı.',
    why: 'Taraflar arasında iletişim için.',
    basis: 'Sözleşmenin ifası; meşru menfaat (KVKK m. 5/2-c, 5/2-f)',
    kept: 'Hesap açık olduğu sürece; yazdıklarınız hesapla birlikte silinir.',
  },
  notifications: {
    title: 'Bildirimler',
    what: 'Size gelen bildirimler, tercihleriniz, bildirim açtığınız tarayıcılar.',
    why: 'Olup biteni size haber vermek için.',
    basis: 'Sözleşmenin ifası (KVKK m. 5/2-c)',
    kept: 'Okunanlar bir süre sonra, hepsi hesapla birlikte silinir.',
  },
  mails: {
    title: 'Gönderilen e-posta ve SMS’ler',
    what: 'Size gönderilen iletilerin metni ve gönderim durumu.',
    why: 'İletinin ulaştığını izlemek ve gerekirse yeniden göndermek için.',
    basis: 'Sözleşmenin ifası (KVKK m. 5/2-c)',
    kept: '90 gün.',
  },
  work: {
    title: 'Yetki ve görevler',
    what: 'Kimin adına çalıştığınız, sizin adınıza çalışanlar, verilen yetkiler ve tarihleri.',
    why: 'Kimin neyi görebileceğini belirlemek için.',
    basis: 'Sözleşmenin ifası (KVKK m. 5/2-c)',
    kept: 'Görev ve hesap açık olduğu sürece.',
  },
  history: {
    title: 'İşlem geçmişi',
    what: 'Kayıtlarda yaptığınız değişiklikler, zamanı; kontrat kararlarında IP adresi ve tarayıcı.',
    why: 'Kimin neyi değiştirdiğinin bilinmesi ve kararların ispatı için.',
    basis: 'Hakkın korunması; meşru menfaat (KVKK m. 5/2-e, 5/2-f)',
    kept: 'Kontratla ilgili olanlar 10 yıl; diğerlerinde adınız talebinizle çıkarılır.',
  },
  consents: {
    title: 'Rızalar ve başvurular',
    what: 'Verdiğiniz ve geri aldığınız rızalar, veri indirme ve silme talepleriniz.',
    why: 'Rızanızı ve başvurunuzun yanıtlandığını ispatlamak için.',
    basis: 'Hukuki yükümlülük (KVKK m. 5/2-ç)',
    kept: 'Adınız olmadan 10 yıl.',
  },
} as const

export type DataGroup = keyof typeof dataGroups
export const dataGroupNames = Object.keys(dataGroups) as [DataGroup, ...DataGroup[]]
