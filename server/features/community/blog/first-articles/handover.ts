import type { FirstArticle } from './first-article.ts'

export const handover: FirstArticle = {
  slug: 'teslim-tutanagi-nasil-tutulur',
  title: 'Teslim tutanağı: girişte ve çıkışta ne yazılmalı?',
  summary:
    'Sayaçlar, anahtarlar, fotoğraflar, demirbaşlar ve abonelikler: yarım saatlik bir tutanak, aylar süren bir depozito tartışmasını önler.',
  publish_on: '2026-11-16',
  body: `Evin kiracıya hangi hâlde verildiğini ve hangi hâlde geri alındığını gösteren belge teslim tutanağıdır. Kimse okumak istemez, ta ki depozito konuşulana kadar.

## Neden iki kez?

Girişteki tutanak tek başına bir fotoğraftır; çıkıştaki ile yan yana konunca **fark** görünür. Olağan yıpranma ile hasarı birbirinden ayıran da bu farktır.

## Yanınızda bulunsun

- Kontratın bir örneği ve demirbaş listesi
- Fotoğraf çeken bir telefon
- Bütün anahtar, kart ve kumandalar
- Sayaçlara ulaşmak için bina görevlisinin ya da yönetimin telefonu

## Sayaçlar

Elektrik, su ve doğal gaz için ayrı ayrı yazın:

1. sayaç numarası,
2. okunan değer,
3. okuma günü,
4. abonelik (tesisat) numarası,
5. sayacın değeri okunan **fotoğrafı**.

Isı pay ölçer varsa onu da ekleyin. Okuma günü aboneliğin üzerinize geçtiği gün değilse aradaki tüketimin kime ait olduğunu yazın.

## Oda oda durum

Her oda için duvar, zemin, pencere, kapı, priz ve tesisatı gözden geçirin. “İyi durumda” yerine **gördüğünüzü** yazın: “salon parkesinde balkon kapısının önünde 20 cm çizik”. Genel bir fotoğraf ve her kusur için yakın bir fotoğraf yeter.

## Demirbaşlar

Kombi, klima, ankastre ürünler, perde, mobilya: cinsi, markası, sayısı ve durumu. Çalıştığını birlikte deneyin; kombi yanıyor mu, musluk sızdırıyor mu?

## Anahtarlar ve kartlar

Daire, bina, posta kutusu ve garaj anahtarlarını **sayarak** yazın. Çıkışta aynı sayı beklenir.

## Sigorta ve yönetim

- DASK poliçe numarası ve bitiş günü
- Aidat tutarı, yönetimin adı ve telefonu
- Varsa konut sigortası

## İmza ve itiraz

Tutanak iki tarafça onaylanmalıdır. Kiracı katılmadığı bir satırı **çekincesiyle** onaylayabilir: “Mutfak dolabındaki çatlak ilk teslimde vardı.” Onaysız ve tek taraflı bir liste, sonradan tartışmalı kalır.

## Çıkışta

1. Girişteki tutanağı yanınıza alın, aynı sırayla gezin.
2. Sayaçları yeniden okuyun, fotoğraflayın.
3. Farkları yazın; hangisinin olağan yıpranma olduğunda anlaşmaya çalışın.
4. Anahtarları teslim alın ve teslim gününü yazın. Kira borcu açısından **geri verme günü** önemlidir.

Anahtar’da tutanak telefonda doldurulur, fotoğraf ve sayaç değerleri eklenir, karşı tarafa onaya gönderilir; çıkışta girişteki tutanak yan yana görünür.

## Kaynaklar

- 6098 sayılı Türk Borçlar Kanunu, madde 316 (özenle kullanma), 334 (geri verme) ve 335 (gözden geçirme ve bildirme): [mevzuat.gov.tr](https://www.mevzuat.gov.tr/)

Bilgiler 14.11.2026 günündeki metne göredir.`,
}
