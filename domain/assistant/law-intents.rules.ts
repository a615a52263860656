import type { Intent } from './intent.rules.ts'

const law = { area: 'law', for: 'all' } as const
const tax = { area: 'tax', for: 'all' } as const

export const lawIntents = [
  {
    ...{ ...law, id: 'law.increase', asks: 'kira artış sınırını', example: 'Kira en çok ne kadar artırılabilir?' },
    wordings: [
      'kira en çok ne kadar artırılabilir',
      'kira artış oranı',
      'yasal zam oranı',
      'kira artış sınırı',
      'kiraya en fazla ne kadar zam yapılır',
      'kira zammı yüzde kaç',
      'kira artış tavanı',
      'kira artışı ne kadar olur',
      'yasal kira artışı',
      'bu ay kira zam oranı kaç',
    ],
  },
  {
    ...{ ...law, id: 'law.tufe', asks: 'TÜFE oranını', example: 'Son TÜFE oranı kaç?' },
    wordings: [
      'tüfe kaç',
      'tüfe oranı',
      'son tüfe oranı',
      'enflasyon oranı kaç',
      'tüik tüfe oranı',
      'on iki aylık tüfe ortalaması',
      'tüfe yüzde kaç',
    ],
  },
  {
    ...{ ...law, id: 'law.deposit', asks: 'depozito sınırını', example: 'Depozito en çok kaç kira olabilir?' },
    wordings: [
      'depozito en çok kaç kira olabilir',
      'depozito sınırı',
      'en fazla ne kadar depozito alınır',
      'kaç aylık depozito istenir',
      'yasal depozito',
      'depozito üst sınırı kaç ay',
      'kaç aylık depozito',
    ],
  },
  {
    ...{ ...law, id: 'law.deposit-return', asks: 'depozitonun iadesini', example: 'Depozito ne zaman iade edilir?' },
    wordings: [
      'depozito ne zaman iade edilir',
      'depozitomu nasıl geri alırım',
      'depozito iadesi',
      'depozitoyu geri vermek zorunda mıyım',
      'depozito iade süresi',
      'depozito kaç ayda geri alınır',
    ],
  },
  {
    ...{
      ...law,
      id: 'law.tenant-notice',
      asks: 'kiracının çıkış bildirimini',
      example: 'Kiracı kaç gün önce haber vermeli?',
    },
    wordings: [
      'kiracı kaç gün önce haber vermeli',
      'evden çıkmak için bildirim süresi',
      'kiracı fesih bildirimi kaç gün',
      'çıkmadan kaç gün önce bildirim',
      'kiracının ihbar süresi',
      'evden nasıl çıkarım',
      'kiracı ne zaman bildirim yapmalı',
      'on beş gün kuralı',
    ],
  },
  {
    ...{
      ...law,
      id: 'law.ten-years',
      asks: 'on yıllık uzama süresini',
      example: 'On yıl sonra kiracı çıkarılabilir mi?',
    },
    wordings: [
      'on yıl sonra kiracı çıkarılabilir mi',
      '10 yıllık kiracı tahliyesi',
      'on yıl kuralı',
      '10 yıl uzama süresi tahliye',
      'on yıllık kiracı',
    ],
  },
  {
    ...{ ...law, id: 'law.late-rent', asks: 'ödenmeyen kira için ihtarı', example: 'Kira ödenmezse ne yapabilirim?' },
    wordings: [
      'kira ödenmezse ne yapabilirim',
      'ödemeyen kiracıyı nasıl çıkarırım',
      'ödemeyen kiracıya ihtar',
      'otuz günlük ihtar',
      'kira ödenmezse tahliye',
      'kirasını ödemeyen kiracı tahliye',
      'geciken kira için ihtarname',
      'temerrüt ihtarı',
    ],
  },
  {
    ...{ ...law, id: 'law.two-notices', asks: 'iki haklı ihtarı', example: 'İki haklı ihtar nedir?' },
    wordings: [
      'iki haklı ihtar',
      'iki haklı ihtarla tahliye',
      'iki ihtar davası',
      'haklı ihtar nedir',
      '2 haklı ihtar ne zaman dava',
    ],
  },
  {
    ...{ ...law, id: 'law.undertaking', asks: 'tahliye taahhüdünü', example: 'Tahliye taahhüdü ne zaman geçerli?' },
    wordings: [
      'tahliye taahhüdü',
      'tahliye taahhütnamesi geçerli mi',
      'tahliye taahhüdü ne zaman kullanılır',
      'taahhütname şartları',
      'taahhüt ile tahliye',
    ],
  },
  {
    ...{ ...law, id: 'law.guarantee', asks: 'kefaletin şartlarını', example: 'Kefalet nasıl geçerli olur?' },
    wordings: [
      'kefalet şartları',
      'kefil için eş rızası',
      'kefalet nasıl geçerli olur',
      'kefil neyi elle yazar',
      'kefalet geçersiz olur mu',
      'kefilin sorumluluğu hukuk',
    ],
  },
  {
    ...{ ...law, id: 'law.interest', asks: 'yasal faiz oranını', example: 'Yasal faiz oranı kaç?' },
    wordings: [
      'yasal faiz oranı',
      'gecikme faizi kaç',
      'geciken kiraya faiz',
      'faiz oranı',
      'temerrüt faizi yüzde kaç',
      'kiraya ne kadar faiz işler',
    ],
  },
  {
    ...{ ...law, id: 'law.mediation', asks: 'arabuluculuk şartını', example: 'Dava öncesi arabulucu zorunlu mu?' },
    wordings: [
      'arabulucu zorunlu mu',
      'arabuluculuk',
      'dava açmadan arabulucu',
      'kira davasında arabuluculuk',
      'arabulucuya gitmek',
    ],
  },
  {
    ...{ ...law, id: 'law.bank', asks: 'kiranın bankadan ödenmesi kuralını', example: 'Kira elden ödenebilir mi?' },
    wordings: [
      'kira elden ödenebilir mi',
      'kirayı bankadan ödemek zorunlu mu',
      'elden ödeme cezası',
      'kira elden alınırsa ceza',
      'banka zorunluluğu kira cezası',
      'nakit kira yasal mı',
    ],
  },
  {
    ...{ ...law, id: 'law.penalty', asks: 'cezai şart yasağını', example: 'Kontrata cezai şart konabilir mi?' },
    wordings: [
      'cezai şart geçerli mi',
      'kontrata ceza şartı konur mu',
      'kira sözleşmesinde cezai şart',
      'muacceliyet şartı geçersiz',
      'cezai şart',
    ],
  },
  {
    ...{ ...law, id: 'law.five-years', asks: 'kira tespitini', example: 'Beş yıl sonra kira nasıl belirlenir?' },
    wordings: [
      'beş yıl sonra kira',
      'kira tespit davası',
      '5 yıl sonra kira artışı',
      'beş yıllık kiracı zam',
      'kirayı hakim ne zaman belirler',
      'beş yıl dolunca kira mahkeme',
    ],
  },
  {
    ...{ ...law, id: 'law.foreign', asks: 'dövizli kirada artış yasağını', example: 'Dövizli kirada artış olur mu?' },
    wordings: [
      'dövizli kirada artış',
      'dolar kiraya zam yapılır mı',
      'yabancı para kirada zam',
      'euro kira artışı yasal mı',
      'döviz kira artırılabilir mi',
    ],
  },
  {
    ...{
      ...law,
      id: 'law.owner-costs',
      asks: 'vergi ve sigortayı kimin ödediğini',
      example: 'Emlak vergisini kim öder?',
    },
    wordings: [
      'emlak vergisini kim öder',
      'dask kime ait',
      'sigortayı kim öder',
      'dask kim öder',
      'emlak vergisi kiracıya mı ait',
      'zorunlu sigorta kiracı mı öder',
    ],
  },
  {
    ...{ ...law, id: 'law.allocation', asks: 'kısmi ödemenin neye sayılacağını', example: 'Eksik ödeme neye sayılır?' },
    wordings: [
      'eksik ödeme neye sayılır',
      'kısmi ödeme hangi borca mahsup edilir',
      'ödeme önce faize mi sayılır',
      'mahsup sırası',
      'ödeme hangi aya sayılır',
    ],
  },
] as const satisfies Intent[]

export const taxIntents = [
  {
    ...{
      ...tax,
      id: 'tax.exemption',
      period: 'year',
      asks: 'konut kira istisnasını',
      example: '2026 kira istisnası ne kadar?',
    },
    wordings: [
      'kira istisnası ne kadar',
      'konut istisnası',
      'vergi istisnası',
      'kira geliri istisna tutarı',
      'vergiden muafiyet ne kadar',
      'mesken kira istisnası',
      'istisna ne kadar',
      'istisna tutarı',
    ],
  },
  {
    ...{
      ...tax,
      id: 'tax.ceiling',
      period: 'year',
      asks: 'istisnanın kaybedildiği sınırı',
      example: 'İstisna hangi gelirde kaybedilir?',
    },
    wordings: [
      'istisna hangi gelirde kaybedilir',
      'istisna sınırı',
      'istisna gelir üst sınırı',
      'istisnadan kimler yararlanamaz',
      'istisna hakkı ne zaman kalkar',
    ],
  },
  {
    ...{ ...tax, id: 'tax.dates', asks: 'beyan ve taksit tarihlerini', example: 'Kira vergisi ne zaman ödenir?' },
    wordings: [
      'kira vergisi ne zaman ödenir',
      'vergi taksitleri',
      'beyanname ne zaman verilir',
      'vergi taksit tarihleri',
      'kira beyannamesi tarihi',
      'vergi ne zaman',
      'kira geliri beyanı ne zaman',
      'vergi kaç taksit',
      'beyanname son gün',
    ],
  },
  {
    ...{ ...tax, id: 'tax.lumpsum', asks: 'götürü gideri', example: 'Götürü gider oranı kaç?' },
    wordings: [
      'götürü gider oranı',
      'götürü gider nedir',
      'götürü yüzde kaç',
      'götürü gider kaç',
      'götürü mü gerçek gider mi',
      'götürü',
    ],
  },
  {
    ...{ ...tax, id: 'tax.actual', asks: 'gerçek gideri', example: 'Gerçek gider yönteminde neler indirilir?' },
    wordings: [
      'gerçek gider yöntemi',
      'gerçek gider nedir',
      'gerçek giderde neler indirilir',
      'hangi giderler vergiden düşülür',
      'vergiden düşülen masraflar',
      'gerçek gider usulü',
    ],
  },
  {
    ...{ ...tax, id: 'tax.how-much', asks: 'ödeyeceğiniz vergiyi', example: 'Ne kadar vergi öderim?' },
    wordings: [
      'ne kadar vergi öderim',
      'ne kadar vergi ödeyeceğim',
      'vergim ne kadar',
      'kira gelir vergim',
      'vergi hesapla',
      'kira vergisi ne kadar',
      'vergi borcum ne kadar',
    ],
  },
  {
    ...{ ...tax, id: 'tax.stopaj', asks: 'stopaj oranını', example: 'İş yeri kirasında stopaj yüzde kaç?' },
    wordings: [
      'stopaj oranı',
      'stopaj yüzde kaç',
      'iş yeri kirasında stopaj',
      'stopaj nedir',
      'stopaj nasıl hesaplanır',
      'stopajı kim öder',
      'işyeri stopaj',
    ],
  },
  {
    ...{
      ...tax,
      id: 'tax.tariff',
      period: 'year',
      asks: 'gelir vergisi dilimlerini',
      example: 'Gelir vergisi dilimleri neler?',
    },
    wordings: [
      'gelir vergisi dilimleri',
      'vergi dilimi',
      'vergi tarifesi',
      'vergi oranları',
      'vergi oranı yüzde kaç',
      'vergi dilimleri',
    ],
  },
  {
    ...{
      ...tax,
      id: 'tax.workplace',
      period: 'year',
      asks: 'stopajlı iş yeri kirasının beyan sınırını',
      example: 'İş yeri kirası hangi sınırda beyan edilir?',
    },
    wordings: [
      'iş yeri kirası beyan sınırı',
      'işyeri kirası beyan edilir mi',
      'stopajlı kira beyanı sınırı',
      'dükkan kirası beyanname',
      'işyeri kirası beyan',
    ],
  },
] as const satisfies Intent[]
