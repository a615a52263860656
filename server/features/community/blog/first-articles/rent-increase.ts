import type { FirstArticle } from './first-article.ts'

export const rentIncrease: FirstArticle = {
  slug: 'kira-artisi-ust-siniri',
  title: 'Kira artışında üst sınır nasıl bulunur?',
  summary:
    'Yenilenen konut kontratında artışın sınırı TÜFE on iki aylık ortalamasıdır. Hangi ayın oranı alınır, beş yıl dolunca ne değişir, dövizle kirada kural nedir?',
  publish_on: '2026-11-16',
  body: `Kira artışı çoğu zaman iki sorudan çıkar: **ne kadar** ve **ne zaman**. İkisinin de yanıtı Türk Borçlar Kanunu’nun 344. maddesindedir.

## Kısa yanıt

- Yenilenen kira döneminde artış, bir önceki kira yılının TÜFE **on iki aylık ortalamalara göre değişim oranını** geçemez.
- Oran, yenileme ayından **bir önceki ayın** oranıdır. Kasımda yenilenen kontratta ekim oranına bakılır.
- Kontratta daha düşük bir oran yazıyorsa o geçerlidir. Daha yüksek bir oran yazıyorsa sınırı aşan kısım istenemez.

## Örnek

Kira 20.000 TL, kontrat Ekim 2026’da yenileniyor. Bakılacak oran Eylül 2026 oranıdır: **%31,49**.

- Artışın sınırı: 20.000 × 0,3149 = 6.298 TL
- Yeni kira en çok: **26.298 TL**

Taraflar daha azında anlaşabilir; sınır bir hedef değil, tavandır.

## Son oranlar

TÜFE on iki aylık ortalamalara göre değişim, veri ayına göre:

- 2026 Mayıs: %32,24
- 2026 Haziran: %32,03
- 2026 Temmuz: %31,90
- 2026 Ağustos: %31,79
- 2026 Eylül: %31,49

Daha yeni aylar için TÜİK’in bültenine bakın. Her ayın oranı ertesi ayın başında açıklanır. Yenileme gününüz oran açıklanmadan gelirse, önce bilinen oranla bir öneri hazırlayıp oran çıkınca kesinleştirmek iki taraf için de açıktır.

## %25 sınırı hâlâ var mı?

Hayır. Konutlarda 11.06.2022 ile 01.07.2024 arasında yenilenen dönemler için geçici bir sınır vardı: artış %25’i, TÜFE daha düşükse onu geçemezdi. Bu tarihten sonra yenilenen dönemlerde yeniden TÜFE ortalaması geçerlidir.

## Beş yıl dolunca

Kira ilişkisi **beş yılı** doldurduğunda taraflar TÜFE sınırıyla bağlı kalmadan yeni kirayı hâkimin belirlemesini isteyebilir. Hâkim TÜFE oranını, kiralananın durumunu ve emsal kiraları birlikte değerlendirir. Bu, kendiliğinden olan bir artış değildir: anlaşma yoksa dava gerekir, davadan önce de arabulucuya başvurulur.

Belirlenen kiranın yeni dönemin başından geçerli olması için dava, dönem başlamadan **en az 30 gün önce** açılır ya da artış aynı süre içinde kiracıya yazılı bildirilir ve dava dönemin sonuna kadar açılır. Gün kaçırılırsa belirlenen kira bir sonraki kira yılından geçerli olur (TBK 345).

## Artışı zamanında istemediyseniz

- Kontratta artış şartı varsa artış, o kira yılının başından istenebilir; geç istenen geçmiş aylar tartışmalıdır.
- Şart yoksa ya da tartışma istemiyorsanız kiracıyla anlaşarak, sınırın içinde, **sonraki aydan** başlayan yeni bir kira kararlaştırın.
- İstenmemiş eski yılların artışı sonradan üst üste eklenemez; hesap, bugün ödenen kiradan yapılır.

## Dövizle kira

Kira yabancı para ile kararlaştırılmışsa **beş yıl boyunca artış istenemez**. Türkiye’de yerleşik kişiler, Türkiye’deki taşınmazın kirasını kendi aralarında döviz olarak ya da dövize endeksli kararlaştıramaz; kiracının Türkiye Cumhuriyeti vatandaşı olmaması ya da yurt dışında yerleşik olması gibi istisnalar vardır (32 sayılı Karar).

## Artışı bildirmek

1. Yenilemeden önceki ayın oranını not edin.
2. Yeni tutarı ve hangi günden geçerli olduğunu yazılı bildirin.
3. Bildirimi ve yanıtı saklayın; sonradan “ne zaman, ne kadar” sorusunun yanıtı bu yazıdır.

Anahtar’da kontratın yenileme günü yaklaşınca artış sınırı açıklanmış son oranla hesaplanır, hangi ayın oranı olduğu yanında yazar ve öneri kiracıya onaya gönderilir.

## Kaynaklar

- 6098 sayılı Türk Borçlar Kanunu, madde 344, 345 ve %25 sınırına ilişkin geçici maddeler: [mevzuat.gov.tr](https://www.mevzuat.gov.tr/)
- Tüketici fiyat endeksi bültenleri: [TÜİK](https://www.tuik.gov.tr/)

Rakamlar 14.11.2026 gününde bilinenlerdir.`,
}
