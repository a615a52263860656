import type { Intent } from './intent.rules.ts'

const both = ['person', 'property'] as const
const base = { area: 'contracts', for: 'owner', takes: both } as const

export const contractIntents = [
  {
    ...{
      ...base,
      id: 'contracts.ending',
      asks: 'bitecek kontratları',
      example: 'Hangi kontratlar yakında bitiyor?',
      period: 'ahead',
    },
    wordings: [
      'biten kontratlar',
      'hangi kontratlar bitiyor',
      'yakında bitecek sözleşmeler',
      'süresi dolan kontratlar',
      'süresi dolacak sözleşmeler',
      'kontratı biten kiracılar',
      'kimin kontratı bitiyor',
      'bitmek üzere olan kontrat',
      'kontratı yakında biten',
    ],
  },
  {
    ...{ ...base, id: 'contracts.active', asks: 'yürürlükteki kontratları', example: 'Kaç aktif kontratım var?' },
    wordings: [
      'kaç kontratım var',
      'aktif kontratlar',
      'yürürlükteki sözleşmeler',
      'kontratlarım',
      'geçerli kontrat sayısı',
      'devam eden sözleşmeler',
      'kaç sözleşme var',
      'kaç aktif kontrat',
    ],
  },
  {
    ...{
      ...base,
      id: 'contracts.waiting',
      asks: 'onay bekleyen kontratları',
      example: 'Onay bekleyen kontrat var mı?',
    },
    wordings: [
      'onay bekleyen kontratlar',
      'imza bekleyen sözleşmeler',
      'kim kontratı onaylamadı',
      'bekleyen kontratlar',
      'yanıt bekleyen sözleşme',
      'cevap bekleyen kontrat',
      'onaylanmamış kontrat',
    ],
  },
  {
    ...{
      ...base,
      id: 'contracts.of',
      asks: 'kontrat tarihlerini',
      example: 'Bir kiracının kontratı ne zaman bitiyor? (adıyla sorun)',
    },
    wordings: [
      '@kisi kontratı ne zaman bitiyor',
      '@mulk kontratı ne zaman bitiyor',
      '@kisi sözleşmesi',
      '@mulk sözleşmesi',
      '@kisi kontratı ne zaman başladı',
      '@kisi ne zaman taşındı',
      '@kisi ne zamandır oturuyor',
      '@mulk kontratı bitiş tarihi',
      '@kisi kontratı',
      '@kisi ne zaman çıkıyor',
    ],
  },
  {
    ...{ ...base, id: 'contracts.rent-of', asks: 'kirayı', example: 'Bir mülkün kirası ne kadar? (adıyla sorun)' },
    wordings: [
      '@kisi kirası ne kadar',
      '@mulk kirası ne kadar',
      '@kisi ne kadar kira ödüyor',
      '@mulk kaça kirada',
      '@kisi kaç lira kira veriyor',
      '@mulk kira bedeli',
      '@kisi kirası kaç',
      '@mulk kirası',
    ],
  },
  {
    ...{ ...base, id: 'contracts.highest', asks: 'en yüksek kirayı', example: 'En yüksek kira hangisi?' },
    wordings: [
      'en yüksek kira',
      'en pahalı kira',
      'en çok kira ödeyen kiracı',
      'kirası en yüksek mülk',
      'en fazla kirayı kim ödüyor',
      'hangi evin kirası en yüksek',
      'en pahalı ev',
    ],
  },
  {
    ...{ ...base, id: 'contracts.lowest', asks: 'en düşük kirayı', example: 'En düşük kira hangisi?' },
    wordings: [
      'en düşük kira',
      'en ucuz kira',
      'en az kira ödeyen kiracı',
      'kirası en düşük mülk',
      'hangi evin kirası en düşük',
      'en ucuz ev',
    ],
  },
  {
    ...{ ...base, id: 'contracts.average', asks: 'ortalama kirayı', example: 'Ortalama kiram ne kadar?' },
    wordings: ['ortalama kira', 'ortalama kiram ne kadar', 'kiraların ortalaması'],
  },
  {
    ...{
      ...base,
      id: 'contracts.rent-range',
      asks: 'bu sınıra uyan kiraları',
      example: 'Kirası 20.000 TL üzeri olanlar hangileri?',
    },
    wordings: [
      '@tutar kiralar',
      'kirası @tutar olanlar',
      'kirası @tutar olan evler',
      '@tutar kira ödeyen kiracılar',
      'kirası @tutar mülkler hangileri',
    ],
  },
  {
    ...{ ...base, id: 'contracts.oldest', asks: 'en eski kiracıları', example: 'En eski kiracım kim?' },
    wordings: [
      'en eski kiracım',
      'en uzun süredir oturan kiracı',
      'en eski kontrat',
      'kim en uzun süredir kiracım',
      'en kıdemli kiracı',
    ],
  },
  {
    ...{ ...base, id: 'contracts.newest', asks: 'en yeni kontratları', example: 'En son hangi kontratı yaptım?' },
    wordings: [
      'en son yapılan kontrat',
      'en yeni kiracım',
      'yeni kontratlar',
      'son kontratlar',
      'en yeni sözleşme',
      'yeni kiracılar',
    ],
  },
  {
    ...{
      ...base,
      id: 'contracts.extended',
      asks: 'süresi uzamış kontratları',
      example: 'Süresi uzamış kontrat var mı?',
    },
    wordings: [
      'süresi uzayan kontratlar',
      'kendiliğinden uzayan sözleşmeler',
      'uzamış kontratlar',
      'kendiliğinden yenilenmiş kontrat',
    ],
  },
  {
    ...{ ...base, id: 'contracts.foreign', asks: 'dövizli kontratları', example: 'Dövizli kontratım var mı?' },
    wordings: [
      'dövizli kontratlar',
      'dolarla kira',
      'euro ile kira sözleşmesi',
      'yabancı para kontratları',
      'dövizle ödeyen kiracı',
      'dolar kira',
    ],
  },
  {
    ...{ ...base, id: 'contracts.guarantors', asks: 'kefilleri', example: 'Hangi kontratlarda kefil var?' },
    wordings: [
      'kefiller kim',
      'hangi kontratta kefil var',
      'kefilli sözleşmeler',
      '@kisi kefili kim',
      'kefili olan kiracılar',
      'kaç kefil var',
    ],
  },
  {
    ...{
      ...base,
      id: 'contracts.ended',
      asks: 'sona eren kiracılıkları',
      example: 'Bu yıl kimler ayrıldı?',
      period: 'year',
    },
    wordings: [
      'ayrılan kiracılar',
      'kim ayrıldı',
      'çıkan kiracılar',
      'sona eren kiracılıklar',
      'biten kiracılıklar',
      'kimler çıktı evden',
    ],
  },
  {
    ...{ ...base, id: 'increase.upcoming', asks: 'artış zamanı gelenleri', example: 'Kimin kira artış zamanı geldi?' },
    wordings: [
      'artış zamanı gelen kiralar',
      'kimin zam zamanı geldi',
      'kira artışı yaklaşanlar',
      'hangi kiraya zam yapabilirim',
      'zam yapılacak kiracılar',
      'artış tarihi gelen kontratlar',
      'yaklaşan kira artışları',
      'zammı yaklaşan kiralar',
    ],
  },
  {
    ...{
      ...base,
      id: 'increase.of',
      asks: 'yapılabilecek kira artışını',
      example: 'Bir kiracıya ne kadar zam yapabilirim? (adıyla sorun)',
    },
    wordings: [
      '@kisi ne kadar zam yapabilirim',
      '@mulk kirasına ne kadar zam',
      '@kisi kira artışı',
      '@mulk kira artışı',
      '@kisi yeni kirası ne kadar olacak',
      '@mulk zamlı kira',
      '@kisi zam',
    ],
  },
] as const satisfies Intent[]
