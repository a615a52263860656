import type { ConditionForm } from './conditions.schema.ts'

export interface OfferedCondition extends ConditionForm {
  key: string
  /** The purpose in one sentence. */
  why: string
}

/** Suggested conditions for a new library: lawful, short and often useful. */
export const offeredConditions: readonly OfferedCondition[] = [
  {
    key: 'pets',
    title: 'Evcil hayvan',
    body: 'Kiracı, yönetim planına uymak ve komşuları rahatsız etmemek koşuluyla evcil hayvan besleyebilir.',
    why: 'Baştan yazılırsa sonradan izin tartışması çıkmaz.',
    uses: ['Mesken'],
  },
  {
    key: 'facade',
    title: 'Balkon ve dış cephe',
    body: 'Kiracı, kiraya verenin yazılı izni olmadan balkonu kapatamaz; dış cepheye klima dış ünitesi, çanak anten ve benzeri takamaz.',
    why: 'Cephe ortak alandır; değişiklik öbür kat maliklerini de ilgilendirir.',
    uses: ['Mesken', 'İş yeri'],
  },
  {
    key: 'paint',
    title: 'Boya ve temizlik',
    body: 'Kiralanan boyalı ve temiz teslim edilmiştir; kiracı, sözleşmeye uygun kullanmadan doğan eskime dışında aynı durumda geri verir.',
    why: 'Olağan eskime kiracıya yüklenemez (TBK 334); teslimdeki durum yazılı kalır.',
    uses: ['Mesken', 'İş yeri'],
  },
  {
    key: 'boiler',
    title: 'Kombi bakımı',
    body: 'Kombinin yıllık bakımını kiracı yaptırır; kiracının kusurundan doğmayan arıza ve parça değişimi kiraya verene aittir.',
    why: 'Küçük bakım kiracının (TBK 317), esaslı onarım kiraya verenindir (TBK 301).',
    uses: ['Mesken', 'İş yeri'],
  },
  {
    key: 'short_lets',
    title: 'Günlük kiralama yok',
    body: 'Kiralanan, günlük ya da kısa süreli konaklama amacıyla başkasına kullandırılamaz.',
    why: 'Turizm amaçlı kiralama ayrıca izin ister; alt kira da yazılı rızaya bağlıdır (TBK 322).',
    uses: ['Mesken'],
  },
  {
    key: 'subscriptions',
    title: 'Abonelikler',
    body: 'Kiracı, elektrik, su ve doğalgaz aboneliklerini teslimden sonra on beş gün içinde kendi adına yaptırır, kiralananı geri verirken kapattırır.',
    why: 'Faturalar eski kiracının ya da kiraya verenin adına kalmaz.',
    uses: ['Mesken', 'İş yeri', 'Depo'],
  },
  {
    key: 'sign',
    title: 'Tabela',
    body: 'Kiracı tabelayı, belediye izni ve gerekiyorsa kat maliklerinin onayı alındıktan sonra asar; giderini öder, çıkarken kaldırıp yüzeyi onarır.',
    why: 'İzin, gider ve söküm kimde sorusu baştan biter.',
    uses: ['İş yeri'],
  },
  {
    key: 'licence',
    title: 'İşyeri ruhsatı',
    body: 'İşyeri açma ve çalışma ruhsatını kiracı alır; kiraya veren bunun için gereken tapu ve yapı belgelerini verir.',
    why: 'Ruhsat alınamadığında kimin neyi eksik bıraktığı belli olur.',
    uses: ['İş yeri', 'Depo'],
  },
  {
    key: 'fit_out',
    title: 'Tadilat',
    body: 'Kiracı iç tadilatı kiraya verenin yazılı rızasıyla yapar; taşıyıcı sisteme, ortak tesisata ve cepheye dokunamaz.',
    why: 'Değişiklik yazılı rıza ister (TBK 321).',
    uses: ['İş yeri', 'Depo'],
  },
  {
    key: 'withholding',
    title: 'Stopaj',
    body: 'Kira brüt olarak kararlaştırılmıştır; stopajı kiracı keser ve süresinde beyan eder, net tutarı sözleşmedeki hesaba yatırır.',
    why: 'Şirket kiracılarda brüt ve net karışmaz.',
    uses: ['İş yeri', 'Depo'],
  },
  {
    key: 'transfer',
    title: 'İşyerinin devri',
    body: 'Kira ilişkisinin devri kiraya verenin yazılı rızasına bağlıdır; kiraya veren işyerinde haklı sebep olmadıkça rıza vermekten kaçınmaz.',
    why: 'Yasa işyerinde devri bu ölçüde korur (TBK 323).',
    uses: ['İş yeri'],
  },
  {
    key: 'dangerous_goods',
    title: 'Tehlikeli madde',
    body: 'Depoda yanıcı, parlayıcı, patlayıcı ve çevreyi rahatsız eden madde bulundurulamaz.',
    why: 'Sigorta ve yangın güvenliği bunu bekler.',
    uses: ['Depo'],
  },
  {
    key: 'loads',
    title: 'Zemin ve raf yükü',
    body: 'Depolanan yük, zeminin ve rafların taşıma sınırını aşamaz; yangın çıkışlarının önü boş tutulur.',
    why: 'Hasarın nedeni tartışmasız olur.',
    uses: ['Depo'],
  },
  {
    key: 'no_building',
    title: 'Sabit yapı yok',
    body: 'Kiralanana sabit yapı yapılamaz; konteyner, çit gibi sökülebilir eklentiler kira sonunda kiracı tarafından kaldırılır.',
    why: 'İzinsiz yapının sorumluluğu malike döner.',
    uses: ['Diğer'],
  },
  {
    key: 'ground',
    title: 'Sınır ve zemin',
    body: 'Arazinin sınırları ve zemini teslimdeki hâliyle korunur; hafriyat, moloz ve atık dökülemez.',
    why: 'Geri vermede zeminin ilk hâli ölçü olur.',
    uses: ['Diğer'],
  },
  {
    key: 'viewings',
    title: 'Kiralananın gezilmesi',
    body: 'Satış ya da yeniden kiralama hâlinde kiralanan, en az iki gün önce haber verilerek, kiracının uygun bulduğu saatlerde gezdirilir.',
    why: 'Gezme hakkını (TBK 319) iki taraf için ölçülü kılar.',
    uses: [],
  },
  {
    key: 'keys',
    title: 'Anahtarlar',
    body: 'Kiracı, teslim aldığı bütün anahtar ve kumandaları kiralananı geri verirken tutanakla iade eder.',
    why: 'Kira borcu çoğu kez anahtarın geri verildiği gün biter.',
    uses: [],
  },
  {
    key: 'deposit_return',
    title: 'Depozitonun iadesi',
    body: 'Depozitodan yapılacak kesintiler kalem kalem ve belgeleriyle yazılı bildirilir; kalan tutar yasada gösterilen şekilde iade edilir.',
    why: 'Kesinti tartışmasını belgeye bağlar (TBK 342).',
    uses: [],
  },
  {
    key: 'notices',
    title: 'Bildirim adresleri',
    body: 'Taraflar adres, telefon ve e-posta değişikliklerini yazılı bildirir; yasanın şekil aradığı bildirimler bu şekilde yapılır.',
    why: 'İhtarın doğru adrese gitmesini sağlar.',
    uses: [],
  },
]
