import type { FirstArticle } from './first-article.ts'

export const bankPayment: FirstArticle = {
  slug: 'kirayi-bankadan-odeme-zorunlulugu',
  title: 'Kirayı bankadan ödeme zorunluluğu ve doğru açıklama',
  summary:
    'Ekim 2024’ten beri bütün konut ve işyeri kiraları banka ya da PTT üzerinden ödenir. Elden ödemenin cezası, açıklamaya ne yazılacağı ve eksik ödemenin hangi aya sayıldığı.',
  publish_on: '2026-11-16',
  body: `Kirayı elden vermek artık yalnız kötü bir alışkanlık değil, cezası olan bir davranıştır.

## Kural

**Ekim 2024’ten beri** konut ve işyeri kiralarının tamamı, tutarına bakılmadan, banka ya da PTT aracılığıyla ödenir ve tahsil edilir. Kural hem ödeyeni hem alanı bağlar.

## Cezası

Elden ödenen ya da alınan tutarın **%10’u**, ama en az **5.000 TL** (2024 tutarı; alt sınır her yıl yeniden değerlenir).

- 20.000 TL kira elden ödendi: %10’u 2.000 TL eder, ceza alt sınırdan (2024’te) **5.000 TL** olur.
- 80.000 TL kira elden ödendi: ceza **8.000 TL** olur.

## Açıklamaya ne yazmalı?

Şu dört bilgi yıllar sonra bile işe yarar:

1. hangi **ay** ve yıl (“Kasım 2026 kirası”),
2. hangi **yer** (“Moda Cad. 12/5”),
3. kiracının adı, ödeyen başkasıysa,
4. ödemenin ne olduğu: kira, aidat, depozito.

Depozito, aidat ve kirayı **ayrı ayrı** göndermek hesabı sade tutar.

## Birden çok borç varken ödeme hangi aya sayılır?

Türk Borçlar Kanunu’nun kuralları şöyledir:

- Ödeyen, hangi borcu ödediğini **söyleyebilir**. Açıklamada “Ekim 2026 kirası” yazıyorsa Ekim’e sayılır.
- Söylemezse, alacaklının makbuzda gösterdiği borca sayılır; ödeyen hemen itiraz edebilir.
- İkisi de yoksa **muaccel** borca sayılır; birkaç muaccel borç varsa önce takip edilene, yoksa vadesi önce gelene.
- Kısmi ödeme, gecikmiş faiz ve masraf varsa önce onlara sayılır.

Bu yüzden açıklamasız gönderilen bir kira, sizin düşündüğünüz aya değil, eski bir borca sayılabilir.

## Kiraya veren için

- Kontrata IBAN’ı yazın ve değişirse yazılı bildirin.
- Hesap adı kontrattaki kiraya verenle aynı olsun; değilse kime ödeneceğini yazılı kararlaştırın.
- Ay sonunda banka dökümünü borç listesiyle karşılaştırın.

## Kiracı için

- Düzenli ödeme talimatı verin, açıklamasını aylık güncelleyin.
- Dekontları saklayın: ödediğinizi gösterecek olan sizsiniz.
- IBAN değişikliği mesajla gelirse **telefonla doğrulayın**, parayı göndermeden önce.

Anahtar’da banka dökümü içeri alınır, satırlar kiracı ve aya göre önerilir, siz onaylarsınız; kiracı da dekontunu yükleyebilir.

## Kaynaklar

- 213 sayılı Vergi Usul Kanunu, mükerrer madde 257 ve 355 ile ilgili genel tebliğler: [Gelir İdaresi Başkanlığı](https://www.gib.gov.tr/)
- 6098 sayılı Türk Borçlar Kanunu, madde 100, 101 ve 102: [mevzuat.gov.tr](https://www.mevzuat.gov.tr/)

Rakamlar 14.11.2026 gününde bilinenlerdir.`,
}
