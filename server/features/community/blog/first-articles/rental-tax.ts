import type { FirstArticle } from './first-article.ts'

export const rentalTax: FirstArticle = {
  slug: 'kira-geliri-vergisi-2026',
  title: 'Kira geliri vergisi: 2025 ve 2026 rakamlarıyla adım adım',
  summary:
    'Konut istisnası, götürü ve gerçek gider, vergi dilimleri ve beyan tarihleri. 300.000 TL kira geliri üzerinden baştan sona bir hesap.',
  publish_on: '2026-11-16',
  body: `Kira geliri, gelir vergisinde *gayrimenkul sermaye iradı* diye geçer. Beyan **izleyen yılın 1–31 Mart** günleri arasındadır; vergi 31 Mart ve 31 Temmuz’a kadar iki taksitte ödenir.

## Hangi yılın geliri?

Kira, **tahsil edildiği yılın** geliridir. Peşin alınan ve gelecek yıllara ait olan kira ise ait olduğu yılda beyan edilir.

## Konut istisnası

- 2025 geliri için: **47.000 TL**
- 2026 geliri için: **58.000 TL**

İstisna kişi başınadır: birden çok konutunuz olsa da bir kez uygulanır. Ortak malikler kendi payları için ayrı ayrı yararlanır. Yalnız konut kirasına uygulanır.

İstisnadan yararlanamayanlar:

- ticari, zirai ya da mesleki kazancını beyan etmek zorunda olanlar,
- yıllık brüt gelirleri toplamı sınırı aşanlar. Sınır 2025’te 1.200.000 TL, 2026’da 1.500.000 TL’dir.

## Gider: götürü mü, gerçek mi?

- **Götürü gider:** istisnadan sonra kalanın %15’i. Belge gerekmez; bütün taşınmazlar için birlikte seçilir ve seçen iki yıl geçmedikçe gerçek gidere dönemez.
- **Gerçek gider:** onarım, sigorta, emlak vergisi, yönetim gideri gibi belgeli giderler. İstisna uygulandıysa giderin tamamı düşülmez; indirilecek tutar = gider × (brüt − istisna) ÷ brüt.

Gerçek giderde bir konut için, iktisap bedelinin %5’i beş yıl süreyle gider yazılabilir. Konut kredisinin faizi 2025 gelirinden başlayarak konutlarda indirilemez.

## 2026 dilimleri (ücret dışı gelir)

- 190.000 TL’ye kadar %15
- 400.000 TL’ye kadar, aşan kısım %20
- 1.000.000 TL’ye kadar, aşan kısım %27
- 5.300.000 TL’ye kadar, aşan kısım %35
- fazlası %40

## Örnek: 2026’da 300.000 TL konut kirası

**Götürü giderle**

1. İstisna: 300.000 − 58.000 = 242.000 TL
2. Götürü gider (%15): 36.300 TL, matrah **205.700 TL**
3. Vergi: 28.500 + (205.700 − 190.000) × %20 = **31.640 TL**

**60.000 TL belgeli gerçek giderle**

1. İndirilecek gider: 60.000 × 242.000 ÷ 300.000 = 48.400 TL
2. Matrah: 242.000 − 48.400 = 193.600 TL
3. Vergi: 28.500 + 3.600 × %20 = **29.220 TL**

Bu örnekte gerçek gider daha az vergi verir; belgeler toplanmamışsa götürü gider tek yoldur.

## İşyeri kirası

Kiracı bir şirketse ya da vergi kesmek zorundaysa brüt kiradan **%20 stopaj** keser. Brüt = net ÷ 0,80: elinize 40.000 TL geçiyorsa brüt 50.000 TL, stopaj 10.000 TL’dir. Kesintili işyeri kirası 2026’da 400.000 TL’yi (2025’te 330.000 TL’yi) aşarsa beyan edilir; kesilen vergi hesaplanandan düşülür.

## Hazırlık listesi

- Yıl içindeki tahsilatların banka dökümü
- Giderlerin fatura ve makbuzları
- Ortak mülklerde tapudaki pay
- Stopaj kesildiyse kiracının verdiği döküm

Anahtar’daki Vergi Şablonu bu hesabı kayıtlı tahsilat ve giderlerinizden yapar, iki gider yöntemini yan yana gösterir. Beyannamenin kendisi değildir; onu Gelir İdaresi’nin Hazır Beyan Sistemi’nden verirsiniz.

## Kaynaklar

- 193 sayılı Gelir Vergisi Kanunu, madde 21, 70–74, 86, 94 ve 103: [mevzuat.gov.tr](https://www.mevzuat.gov.tr/)
- Kira geliri rehberleri: [Gelir İdaresi Başkanlığı](https://www.gib.gov.tr/)

Rakamlar 14.11.2026 gününde bilinenlerdir.`,
}
