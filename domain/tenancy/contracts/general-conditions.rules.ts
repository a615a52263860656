/** The general conditions of the printed contract, in modern Turkish and within the Code of Obligations. */
export const generalConditions: readonly string[] = [
  'Kiracı, kiralananı özenle kullanır; bina sakinlerine ve komşulara gerekli saygıyı gösterir (TBK 316).',
  'Kiracı, kiralananı yalnızca kararlaştırılan amaçla kullanır; kiraya verenin yazılı rızası olmadan kullanım amacını değiştiremez.',
  'Kiracı, kiraya verenin yazılı rızası olmadan kiralananı tamamen ya da kısmen başkasına kiralayamaz, kullanım hakkını devredemez (TBK 322, 323).',
  'Kira, yazılı ödeme gününde, sözleşmede belirtilen hesaba banka ya da PTT aracılığıyla ödenir.',
  'Gider paylaşımında ayrıca kararlaştırılmadıkça olağan kullanım giderleri (elektrik, su, doğalgaz, iletişim, aidatın kullanıma ilişkin kısmı) kiracıya, zorunlu sigorta, vergi ve esaslı onarım giderleri kiraya verene aittir (TBK 301–303, 317).',
  'Kiracı, kendisinin gidermekle yükümlü olmadığı ayıpları gecikmeden kiraya verene bildirir (TBK 318).',
  'Kiracı, ayıpların giderilmesi, satış ya da sonraki kiralama için gerekli olduğu ölçüde, önceden haber verilerek kiralananın gezilmesine izin verir (TBK 319).',
  'Kiracı, kiraya verenin yazılı rızasıyla kiralananda yenilik ve değişiklik yapabilir (TBK 321).',
  'Demirbaşlar, ekteki listede yazılı durumlarıyla teslim alınmıştır; olağan yıpranma dışında aynı durumda geri verilir.',
  'Kira bedelinin artışı, sözleşmede yazılı şekilde ve her hâlde yasal üst sınır içinde yapılır (TBK 344).',
  'Güvence bedeli üç aylık kirayı aşamaz ve yasada gösterilen şekilde saklanır (TBK 342).',
  'Kiracı, sürenin bitiminden en az on beş gün önce bildirimde bulunmadıkça sözleşme aynı koşullarla bir yıl uzar (TBK 347).',
  'Kiracı, kiralananı ne durumda teslim aldıysa sözleşme sonunda o durumda geri verir; sözleşmeye uygun kullanma dolayısıyla meydana gelen eskime ve bozulmalardan sorumlu değildir (TBK 334).',
  'Bu sözleşmede hüküm bulunmayan hâllerde Türk Borçlar Kanunu uygulanır.',
]
