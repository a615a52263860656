import type { FirstArticle } from './first-article.ts'

export const contractContents: FirstArticle = {
  slug: 'kira-kontratinda-neler-yazmali',
  title: 'Kira kontratında neler yazmalı, neler yazsa da geçmez?',
  summary:
    'Taraflardan demirbaşa, ödeme gününden yetkili mahkemeye kadar kontratın alanları; ve yazılsa da kiracıyı bağlamayan hükümler.',
  publish_on: '2026-11-16',
  body: `Kira kontratı sözlü de kurulabilir. Ama “ne demiştik?” sorusunun yanıtı kâğıtta durmalıdır. Aşağıdaki liste, basılı kontratların sırasını izler.

## Kiralanan yer

- İl, ilçe, mahalle, sokak, kapı ve daire numarası
- Kiralananın cinsi: konut, işyeri, depo
- Tapudaki bağımsız bölüm numarası
- Şimdiki durumu ve **ne için kullanılacağı**

## Taraflar

- Kiraya verenin adı ya da unvanı, TC kimlik ya da vergi numarası, adresi
- Kiracının adı ya da unvanı, TC kimlik ya da vergi numarası, adresi, telefonu
- Kiraya veren malik değilse hangi yetkiyle imzaladığı

Kiralayan gerçekten malik mi? Tapu kaydını görmek ve vekâletnameyi istemek ayıp değildir.

## Para

- Bir aylık ve bir yıllık kira, rakamla ve yazıyla
- Ödeme günü ve **IBAN**: kira banka ya da PTT yoluyla ödenir
- Depozito: en çok üç aylık kira
- Artış oranı: yenilemede TÜFE on iki aylık ortalamasını geçemez
- Aidat ve faturaları kimin ödeyeceği

## Süre

Başlangıç ve bitiş günü. Kiracı bitişten en az 15 gün önce bildirmezse kontrat bir yıl uzar.

## Demirbaşlar ve teslim

Evde bırakılan eşyayı cins, marka ve sayıyla yazın; teslim tutanağını ek yapın. Sayaç değerleri, abonelik numaraları ve DASK poliçe numarası da tutanakta dursun.

## Kefil

Kefil varsa azami tutar, tarih ve “müteselsil” sözü kefilin el yazısıyla, eşinin rızası yazılı olmalıdır. Basılı metne eklenen “kefil” satırı tek başına yetmez.

## Yazılsa da geçmeyenler

- **Gecikme cezası ve muacceliyet:** “Bir ay gecikirse yılın tamamı ödenir” hükmü konut ve çatılı işyerinde geçersizdir.
- **Sınırı aşan artış:** TÜFE ortalamasının üstü istenemez.
- **Üç ayı aşan depozito.**
- **Dövizle kira:** Türkiye’de yerleşik kişiler arasında kural olarak kararlaştırılamaz (32 sayılı Karar; istisnaları vardır). Geçerli olduğu yerde de beş yıl boyunca artış istenemez.
- **Teslimden önce ya da kontratla birlikte alınan tahliye taahhüdü:** taahhüt, teslimden sonra ve belirli bir gün için verilmelidir.

## Damga vergisi

Kişiler arasındaki konut kontratı damga vergisinden istisnadır. İş yeri kontratında süre boyunca ödenecek toplam kiranın binde 1,89’u (2026 oranı; yıllık üst sınırı vardır) imzadan sonraki 15 gün içinde beyan edilir; müteselsil kefalet aynı kâğıttaysa daha yüksek vergi çıkabilir.

## Hususi şartlar

Evcil hayvan, sigara, tadilat, alt kira, otopark gibi konuları kısa ve açık yazın. Her şart için kendinize sorun: *uyulup uyulmadığını nasıl göstereceğim?* Gösterilemeyen şart süs olarak kalır.

## İmzadan önce

1. Bütün boşlukları doldurun, doldurulmayanı çizin.
2. Her sayfayı imzalayın ya da paraflayın.
3. Taraf sayısı kadar nüsha düzenleyin, nüsha sayısını yazın.
4. Yetkili mahkemeyi ve tebligat adreslerini kontrol edin.
5. Ekleri (tutanak, demirbaş listesi, kefalet) kontratta sayın.

Anahtar’da kontrat adım adım doldurulur, kanuni sınırı aşan alanlar uyarıyla gösterilir ve taraflar aynı metni kendi bağlantılarıyla onaylar.

## Kaynaklar

- 6098 sayılı Türk Borçlar Kanunu, madde 342, 344, 346, 347, 352, 583 ve 584: [mevzuat.gov.tr](https://www.mevzuat.gov.tr/)

Bilgiler 14.11.2026 günündeki metne göredir.`,
}
