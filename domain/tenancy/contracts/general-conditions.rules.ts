import { extensionArticle, hasRoof } from './contract-period.rules.ts'

const roofed = [
  'Kira bedelinin artışı, sözleşmede yazılı şekilde ve her hâlde yasal üst sınır içinde yapılır (TBK 344).',
  'Güvence bedeli üç aylık kirayı aşamaz ve yasada gösterilen şekilde saklanır (TBK 342).',
]
/** The limits of TBK 342 and 344 are for dwellings and roofed workplaces (TBK 339). */
const roofless = [
  'Kira bedelinin artışı, sözleşmede yazılı şekilde yapılır.',
  'Güvence bedeli, sözleşmenin sonunda kiracının borcu ve verdiği zarar düşülerek geri verilir.',
]
const afterTheTerm = {
  'TBK 347':
    'Kiracı, sürenin bitiminden en az on beş gün önce bildirimde bulunmadıkça sözleşme aynı koşullarla bir yıl uzar (TBK 347).',
  'TBK 367':
    'Süre dolduktan sonra kullanım, kiraya verenin bilgisi içinde ve karşı çıkılmadan sürerse sözleşme yıldan yıla yenilenmiş sayılır; taraflardan her biri, en az altı ay önceden bildirerek bir kira yılının sonu için sona erdirebilir (TBK 367, 368).',
  'TBK 327':
    'Sözleşme, sürenin dolmasıyla bildirim gerekmeden sona erer; kullanım açık bir anlaşma olmadan sürerse belirsiz süreli sözleşmeye dönüşür (TBK 327).',
} as const

/** The general conditions of the printed contract, in modern Turkish and within the Code of Obligations. */
export const generalConditions = (tasinmazCinsi: string): readonly string[] => [
  'Kiracı, kiralananı özenle kullanır; bina sakinlerine ve komşulara gerekli saygıyı gösterir (TBK 316).',
  'Kiracı, kiralananı yalnızca kararlaştırılan amaçla kullanır; kiraya verenin yazılı rızası olmadan kullanım amacını değiştiremez.',
  'Kiracı, kiraya verenin yazılı rızası olmadan kiralananı tamamen ya da kısmen başkasına kiralayamaz, kullanım hakkını devredemez (TBK 322, 323).',
  'Kira, yazılı ödeme gününde, sözleşmede belirtilen hesaba banka ya da PTT aracılığıyla ödenir.',
  'Gider paylaşımında ayrıca kararlaştırılmadıkça olağan kullanım giderleri (elektrik, su, doğalgaz, iletişim, aidatın kullanıma ilişkin kısmı) kiracıya, zorunlu sigorta, vergi ve esaslı onarım giderleri kiraya verene aittir (TBK 301–303, 317).',
  'Kiracı, kendisinin gidermekle yükümlü olmadığı ayıpları gecikmeden kiraya verene bildirir (TBK 318).',
  'Kiracı, ayıpların giderilmesi, satış ya da sonraki kiralama için gerekli olduğu ölçüde, önceden haber verilerek kiralananın gezilmesine izin verir (TBK 319).',
  'Kiracı, kiraya verenin yazılı rızasıyla kiralananda yenilik ve değişiklik yapabilir (TBK 321).',
  'Demirbaşlar, ekteki listede yazılı durumlarıyla teslim alınmıştır; olağan yıpranma dışında aynı durumda geri verilir.',
  ...(hasRoof(tasinmazCinsi) ? roofed : roofless),
  afterTheTerm[extensionArticle(tasinmazCinsi) ?? 'TBK 327'],
  'Kiracı, kiralananı ne durumda teslim aldıysa sözleşme sonunda o durumda geri verir; sözleşmeye uygun kullanma dolayısıyla meydana gelen eskime ve bozulmalardan sorumlu değildir (TBK 334).',
  'Bu sözleşmede hüküm bulunmayan hâllerde Türk Borçlar Kanunu uygulanır.',
]
