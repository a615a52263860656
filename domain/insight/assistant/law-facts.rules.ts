import type { lawIntents } from './law-intents.rules.ts'

export interface LawFact {
  article: string
  /** The source of the text, and since when it applies. */
  source: string
  text: readonly string[]
}

const tbk = '6098 sayılı Türk Borçlar Kanunu, 01.07.2012’den beri yürürlükte'

/** The legal rules without figures that change; those come from dated data. */
export const lawFacts: Readonly<Record<(typeof lawIntents)[number]['id'], LawFact>> = {
  'law.increase': {
    article: 'TBK 344',
    source: tbk,
    text: [
      'Yenilenen kira döneminde artış, yenilemeden önceki ayın TÜFE on iki aylık ortalamalara göre değişim oranını aşamaz.',
    ],
  },
  'law.tufe': {
    article: 'TBK 344',
    source: 'TÜİK, tüketici fiyat endeksi; oranları yönetici girer',
    text: ['Kira artışında on iki aylık ortalamalara göre değişim oranı esas alınır.'],
  },
  'law.deposit': {
    article: 'TBK 342',
    source: tbk,
    text: [
      'Güvence bedeli (depozito) üç aylık kirayı aşamaz.',
      'Para olarak verilirse kiracı, kiraya verenin onayı olmadan çekilmemek üzere vadeli bir hesaba yatırır.',
    ],
  },
  'law.deposit-return': {
    article: 'TBK 342',
    source: tbk,
    text: [
      'Kiraya veren, sözleşmenin bitiminden sonraki üç ay içinde kiracıya karşı dava açtığını ya da icra takibi başlattığını bankaya bildirmezse, banka güvenceyi kiracının isteği üzerine geri verir.',
    ],
  },
  'law.tenant-notice': {
    article: 'TBK 347',
    source: tbk,
    text: [
      'Kiracı, belirli süreli kontratı sürenin bitiminden en az 15 gün önce yazılı bildirimle sona erdirebilir.',
      'Bildirim yapılmazsa kontrat aynı koşullarla bir yıl uzar.',
    ],
  },
  'law.ten-years': {
    article: 'TBK 347',
    source: tbk,
    text: [
      'Kiraya veren, on yıllık uzama süresi dolduktan sonra her uzama yılının bitiminden en az üç ay önce yazılı bildirerek (TBK 348) sebep göstermeden kontratı sona erdirebilir.',
    ],
  },
  'law.late-rent': {
    article: 'TBK 315',
    source: tbk,
    text: [
      'Kira ödenmezse kiraya veren yazılı olarak süre verir ve ödenmezse sözleşmeyi feshedeceğini bildirir. Süre tebliğden sonraki günden başlar: konut ve çatılı iş yerinde en az 30, tarla gibi ürün kirasında en az 60 (TBK 362), diğer yerlerde en az 10 gündür.',
      'Süre sonunda ödenmezse tahliye davası açılabilir; 01.09.2023’ten beri kira davalarından önce arabulucuya başvurulur.',
    ],
  },
  'law.two-notices': {
    article: 'TBK 352/2',
    source: tbk,
    text: [
      'Konut ve çatılı iş yerinde kiracı bir kira yılı içinde ödemediği kiralar için iki haklı yazılı ihtara yol açarsa, kiraya veren o kira yılının bitiminden sonraki bir ay içinde dava açabilir.',
      'İhtarın haklı olması için kira tebliğ gününde muaccel ve ödenmemiş olmalı; iki ihtar ayrı aylara ait olmalıdır. E-posta ve uygulama mesajı yazılı sayılmaz; noter, iadeli taahhütlü mektup ve KEP sayılır.',
    ],
  },
  'law.undertaking': {
    article: 'TBK 352/1',
    source: tbk,
    text: [
      'Tahliye taahhüdü, kiralananın tesliminden sonra yazılı olarak ve belirli bir tarih için verilmelidir; teslimden önce ya da kontratla birlikte verilen taahhüt geçersizdir.',
      'Kiraya veren o tarihten başlayarak bir ay içinde icraya başvurmalı ya da dava açmalıdır.',
    ],
  },
  'law.guarantee': {
    article: 'TBK 583–584',
    source: tbk,
    text: [
      'Kefil azami tutarı, kefalet tarihini ve müteselsil ise bunu kendi el yazısıyla yazar; evliyse eşinin yazılı rızası gerekir.',
      'Kefalet güvenli elektronik imzayla verilemez (5070 sayılı Kanun 5).',
      'Kefil uzayan dönemleri açıkça üstlenmedikçe kararlaştırılan sürenin sonuna kadar doğan borçlardan sorumludur; gerçek kişinin kefaleti on yıl sonra sona erer (TBK 598).',
    ],
  },
  'law.interest': {
    article: '3095 sayılı Kanun 1',
    source: 'Oranlar tarihleriyle kayıtlıdır; yönetici girer',
    text: ['Yasal faiz basit faizdir; faize faiz yürütülmez.'],
  },
  'law.mediation': {
    article: '6325 sayılı Kanun 18/B',
    source: '01.09.2023’ten beri',
    text: [
      'Kira ilişkisinden doğan davalardan önce arabulucuya başvurmak zorunludur. İlamsız icra yoluyla tahliye bunun dışındadır.',
    ],
  },
  'law.bank': {
    article: 'VUK mükerrer 355',
    source: 'Tüm konut ve iş yeri kiraları için 2024 yılının ekim ayından beri',
    text: [
      'Konut ve iş yeri kirası banka ya da PTT aracılığıyla ödenir. Uymayana ödenen tutarın %10’u kadar, ama o yılın en düşük tutarından az olmayan özel usulsüzlük cezası kesilir.',
    ],
  },
  'law.penalty': {
    article: 'TBK 346',
    source: tbk,
    text: [
      'Kiracıya kira ve yan giderler dışında ödeme yükümlülüğü getirilemez. Cezai şart ve sonraki kiraların muaccel olacağına ilişkin anlaşmalar geçersizdir.',
    ],
  },
  'law.five-years': {
    article: 'TBK 344/3',
    source: tbk,
    text: [
      'Beş yıldan uzun süreli ya da beş yıldan sonra yenilenen kontratlarda ve bundan sonraki her beş yılın sonunda yeni kira, TÜFE değişimi, kiralananın durumu ve emsal kiralar göz önünde tutularak hâkim tarafından belirlenir.',
      'Yeni dönemin başından geçerli olması için dava ya da kiracıya yazılı bildirim, dönem başlamadan en az otuz gün önce yapılır; kaçırılırsa belirlenen kira sonraki kira yılından geçerli olur (TBK 345).',
    ],
  },
  'law.foreign': {
    article: 'TBK 344/4',
    source: tbk,
    text: [
      'Yabancı para ile kararlaştırılan kirada beş yıl geçmedikçe artış yapılamaz.',
      'Türkiye’de yerleşik kişiler, Türkiye’deki taşınmazların kirasını kendi aralarında kural olarak döviz ya da dövize endeksli kararlaştıramaz (32 sayılı Karar m. 4/g); istisnaları 2008-32/34 sayılı Tebliğdedir.',
    ],
  },
  'law.owner-costs': {
    article: 'TBK 302',
    source: tbk,
    text: [
      'Kiralananla ilgili zorunlu sigorta, vergi ve benzeri yükümlülüklere, aksi kararlaştırılmadıkça kiraya veren katlanır. Emlak vergisi ve DASK bunların arasındadır.',
    ],
  },
  'law.allocation': {
    article: 'TBK 100–102',
    source: tbk,
    text: [
      'Kısmi ödeme önce gecikmiş faiz ve giderlere sayılır. Birden çok borç varsa borçlunun gösterdiği, göstermemişse makbuzda yazan borca sayılır.',
      'Hiçbiri gösterilmemişse muaccel olan, birkaç muaccel borçtan önce takip edilen, yoksa önce muaccel olan borç ödenmiş olur.',
    ],
  },
}
