import type { FirstArticle } from './first-article.ts'

export const guarantor: FirstArticle = {
  slug: 'kira-kontratinda-kefil',
  title: 'Kira kontratında kefil: hangi şartlarla geçerli olur?',
  summary:
    'El yazısıyla tutar ve tarih, eşin yazılı rızası, müteselsil sözü: eksik biri bile kefaleti geçersiz kılabilir. Elektronik imza neden yetmez?',
  publish_on: '2026-11-16',
  body: `Kefil, kiracı ödemezse borcu ödemeyi üstlenen kişidir. Kanun kefili korumak için sıkı şekil şartları koyar. Şartlardan biri eksikse kefalet **geçersizdir**; kontratın geri kalanı yürümeye devam eder.

## Kefilin kendi el yazısıyla yazması gerekenler

1. Sorumlu olacağı **azami tutar** (rakamla ve tercihen yazıyla),
2. kefalet **tarihi**,
3. müteselsil kefil oluyorsa bu anlama gelen söz: **“müteselsil kefil”**.

Bunlar basılı metinde hazır yazılı olamaz; kefil kendi eliyle yazar ve imzalar.

## Eşin rızası

Kefil evliyse eşinin **yazılı rızası** gerekir. Rıza en geç kefaletin kurulduğu anda verilmiş olmalıdır; sonradan alınan imza eksikliği gidermez.

## Müteselsil ne demek?

- **Adi kefil:** alacaklı önce kiracıya gider, ondan alamazsa kefile başvurur.
- **Müteselsil kefil:** borç gecikip ihtar sonuçsuz kalınca doğrudan kefile başvurulabilir.

Kontratlarda çoğu zaman ikincisi istenir; o zaman “müteselsil” sözünün el yazısıyla bulunması şarttır.

## Elektronik imza neden yetmez?

5070 sayılı Elektronik İmza Kanunu’nun 5. maddesine göre **teminat sözleşmeleri güvenli elektronik imza ile yapılamaz**. Kefalet de bunlardandır. Çevrim içi bir onay, kefilin durumu bildiğini ve kabul ettiğini gösteren bir *ön onaydır*; kefaletin kendisi kâğıt üzerinde, el yazısıyla kurulur.

## Tutar ve süre

- Azami tutarı düşünerek seçin: yalnız bir yıllık kira mı, hasar ve masraflar da mı?
- Kefil, yazdığı azami tutardan fazlasıyla sorumlu tutulamaz.
- Kontrat uzadığında kefaletin de süreceğini varsaymayın: kefil uzayan dönemleri açıkça üstlenmedikçe kararlaştırılan sürenin sonuna kadar doğan borçlardan sorumludur. Formda bunu işaretletin ya da yeni dönem için yeniden kefalet alın.
- Gerçek kişinin verdiği kefalet on yıl sonra kendiliğinden sona erer (TBK 598).

## Kefil olacaklar için

1. Azami tutarı boş bırakmayın ve boş kâğıt imzalamayın.
2. Kontratın tamamını okuyun: kira, süre, artış, depozito.
3. İmzaladığınızın bir örneğini alın.
4. Kiracı geciktiğinde size haber verilmesini isteyin.

Anahtar’da kefil kişiye özel bir bağlantıyla kontratı okur ve ön onay verir; ardından el yazısı alanları boş bırakılmış kefalet formu yazdırılır, imzalanan formun taraması kontrata eklenir.

## Kaynaklar

- 6098 sayılı Türk Borçlar Kanunu, madde 583 (şekil), 584 (eşin rızası) ve 598 (sona erme): [mevzuat.gov.tr](https://www.mevzuat.gov.tr/)
- 5070 sayılı Elektronik İmza Kanunu, madde 5: [mevzuat.gov.tr](https://www.mevzuat.gov.tr/)

Bilgiler 14.11.2026 günündeki metne göredir.`,
}
