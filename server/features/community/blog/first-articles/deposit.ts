import type { FirstArticle } from './first-article.ts'

export const deposit: FirstArticle = {
  slug: 'depozito-ne-kadar-ne-zaman-geri-alinir',
  title: 'Depozito: ne kadar alınır, nerede durur, ne zaman geri verilir?',
  summary:
    'Depozito en çok üç aylık kiradır ve vadeli hesapta durmalıdır. Çıkarken hangi kesinti yapılabilir, üç aylık süre neyin süresidir?',
  publish_on: '2026-11-16',
  body: `Depozito (kanundaki adıyla *güvence bedeli*), kiracı borcunu ödemezse ya da evde hasar bırakırsa diye verilen paradır. Kira değildir, son ayın kirası da değildir.

## Sınır: üç aylık kira

Konut ve çatılı işyerinde depozito **en çok üç aylık kira** olabilir. Kira 20.000 TL ise depozito en çok 60.000 TL’dir. Kontrata daha fazlası yazılsa da fazlası istenemez.

## Para nerede durmalı?

Kanun, para olarak verilen depozitonun kiracı adına **vadeli bir hesaba** yatırılmasını, kıymetli evrakın bankaya bırakılmasını öngörür. Hesaptan çekmek için iki tarafın rızası, kesinleşmiş bir icra takibi ya da kesinleşmiş bir mahkeme kararı gerekir. Uygulamada depozito çoğu zaman elden ya da ev sahibinin hesabına verilir; bu durumda en azından şunlar yazılı olsun:

- tutar ve para birimi,
- hangi gün, hangi hesaba ödendiği,
- kontratta depozito maddesi,
- banka açıklamasında “depozito” sözü.

## Geri alma ve üç ay kuralı

Kira sona erdikten sonra kiracı parayı bankadan isteyebilir. Kiraya veren, sona ermeden itibaren **üç ay içinde** kiracıya karşı dava açtığını ya da icra takibi başlattığını bankaya bildirmemişse banka, kiracının isteği üzerine depozitoyu geri verir.

Depozito bankada değilse de aynı düşünceyle hareket etmek iki tarafı korur: hesabı çıkıştan hemen sonra çıkarın, kesintileri belgesiyle gösterin, kalanı gecikmeden ödeyin.

## Neler kesilebilir?

- Ödenmemiş kira ve aidat
- Kiracının ödemesi gereken, son okumaya kadar olan elektrik, su ve doğal gaz borcu
- Olağan kullanımın ötesindeki hasar

**Olağan yıpranma kesilemez.** Yıllar içinde solan boya ya da eskiyen parke kiracının borcu değildir; kırılan kapı ya da sökülen armatür başka bir konudur. Aradaki farkı gösteren tek şey, girişte ve çıkışta tutulan teslim tutanağı ve fotoğraflardır.

## Çıkışta sıra

1. Çıkış gününde tutanak tutun, sayaçları okuyun, anahtarları sayarak teslim alın.
2. Son faturaları bekleyin ya da okumaya göre hesaplayın.
3. Kesintileri tek tek, tutarı ve belgesiyle yazın.
4. Kalanı banka yoluyla geri ödeyin, açıklamaya “depozito iadesi” yazın.

Anahtar’da kiracılık sona ererken kesintiler belgeleriyle girilir, kiracı her birini görür ve yanıtlar; kalan tutar hesaptan izlenir.

## Sık yapılan iki hata

- **“Son ayı depozitodan düşelim.”** Depozito hasar için güvencedir; son kiraya sayılırsa çıkışta güvence kalmaz.
- **Tutanaksız kesinti.** Girişte durumu gösteren bir belge yoksa hasarın kiracıdan kaldığını göstermek zorlaşır.

## Kaynaklar

- 6098 sayılı Türk Borçlar Kanunu, madde 342: [mevzuat.gov.tr](https://www.mevzuat.gov.tr/)

Bilgiler 14.11.2026 günündeki metne göredir.`,
}
