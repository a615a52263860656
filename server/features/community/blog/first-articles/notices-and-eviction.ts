import type { FirstArticle } from './first-article.ts'

export const noticesAndEviction: FirstArticle = {
  slug: 'kira-ihtari-ve-tahliye-sureleri',
  title: 'Geciken kira, ihtar ve tahliye: hangi yolun süresi ne?',
  summary:
    'Otuz günlük ihtar, iki haklı ihtar, tahliye taahhüdü, kiracının on beş gün kuralı ve zorunlu arabuluculuk: süreleriyle, iki taraf için.',
  publish_on: '2026-11-16',
  body: `Konut ve çatılı işyerinde kiraya veren, kontrat bitti diye kiracıyı çıkaramaz; kanunun saydığı bir sebep ve o sebebin süresi gerekir. Süreyi kaçırmak çoğu zaman bir yıl beklemek demektir.

## Kiracı çıkmak isterse

Belirli süreli kontratta kiracı, bitişten **en az 15 gün önce** yazılı bildirirse kontrat sona erer. Bildirmezse kontrat aynı şartlarla **bir yıl** uzar. Kiraya veren ise yalnız sürenin bitimine dayanarak sona erdiremez; on yıllık uzama süresi dolduktan sonra, her uzama yılının bitiminden **en az üç ay önce** yazılı bildirerek sona erdirebilir. Konut ve çatılı işyerinde fesih bildirimi yazılı olmadıkça geçerli değildir (TBK 348).

## Kira gecikirse: otuz günlük ihtar

Kiracıya yazılı ihtar gönderilir. İhtarda:

- hangi ayın, ne kadar kirasının ödenmediği,
- ödeme için **en az 30 gün** süre (tebliğ edildiği günü izleyen günden; tarla gibi ürün kirasında en az 60 gün, TBK 362),
- ödenmezse sözleşmenin feshedileceği

açıkça yazmalıdır. Süre içinde ödenmezse yılın sonunu beklemeden tahliye davası açılabilir. Süre içinde ödenirse bu yol kapanır, ama ihtar aşağıdaki kural için sayılabilir.

## Bir kira yılında iki haklı ihtar

Konut ve çatılı işyerinde kiracı bir kira yılı içinde iki kez yazılı ihtara yol açarsa, kira yılının **bitiminden başlayarak bir ay içinde** dava açılabilir. Bir ihtarın haklı sayılması için:

- yazılı olmalı ve tebliğ edilmiş olmalı (e-posta ve uygulama mesajı yazılı sayılmaz; noter, iadeli taahhütlü mektup ve KEP sayılır),
- ödenmeyen ayı göstermeli,
- o ay muaccel olmalı ve ihtar **tebliğ edildiğinde** tamamen ya da kısmen hâlâ ödenmemiş olmalı,
- iki ihtar aynı kira yılının **farklı ayları** için olmalı.

İhtar yola çıktıktan sonra ama eline geçmeden ödeyen kiracıya karşı o ihtar haklı sayılmaz.

## Tahliye taahhüdü

Kiracının belirli bir günde çıkacağına dair yazılı taahhüdü geçerli olmak için:

1. yazılı olmalı,
2. kiralananın **tesliminden sonra** verilmiş olmalı,
3. belirli bir boşaltma günü içermelidir.

O gün geldiğinde boşaltılmazsa **bir ay içinde** icraya ya da mahkemeye başvurulmalıdır. Teslimden önce ya da kontratla birlikte imzalatılan taahhüt geçersizdir (TBK 352/1).

## Önce arabulucu

01.09.2023’ten beri kira uyuşmazlıklarında dava açmadan önce **arabulucuya başvurmak zorunludur**. İlamsız icra yoluyla tahliye bunun dışındadır. Arabulucuda varılan anlaşma çoğu zaman en hızlı yoldur.

## Ceza şartları

Kontrattaki “bir kira gecikirse bütün yıl muaccel olur” ya da “gecikmede ceza ödenir” gibi kiracı aleyhine hükümler konut ve çatılı işyerinde **geçersizdir**.

## Tarafların listesi

- **Kiraya veren:** ödeme kayıtlarını ay ay tutun, ihtarı noterden ya da iadeli taahhütlü gönderin, tebliğ gününü yazın, süre bitişini takvime koyun.
- **Kiracı:** ödeme açıklamasına ayı yazın, dekontu saklayın, ihtar gelirse süresini hesaplayın ve yazılı yanıt verin.

Anahtar’da geciken kiralar alacak dosyasında toplanır, ihtar taslağı hazırlanır ve tebliğ günü girilince süreler hesaplanıp hatırlatılır. İhtarı gönderen ve denetleyen sizsiniz.

## Kaynaklar

- 6098 sayılı Türk Borçlar Kanunu, madde 315, 346, 347, 348, 352 ve 362: [mevzuat.gov.tr](https://www.mevzuat.gov.tr/)
- 6325 sayılı Hukuk Uyuşmazlıklarında Arabuluculuk Kanunu, madde 18/B: [mevzuat.gov.tr](https://www.mevzuat.gov.tr/)

Bilgiler 14.11.2026 günündeki metne göredir. Tahliye davası süre işidir: bir avukata erken danışın.`,
}
