import type { Intent } from './intent.rules.ts'

const both = ['person', 'property'] as const
const base = { area: 'contracts', for: 'owner', takes: both } as const

export const contractIntents = [
  {
    ...base,
    id: 'contracts.ending',
    asks: 'bitecek kontratları',
    example: 'Hangi kontratlar yakında bitiyor?',
    period: 'ahead',
  },
  { ...base, id: 'contracts.active', asks: 'yürürlükteki kontratları', example: 'Kaç aktif kontratım var?' },
  { ...base, id: 'contracts.waiting', asks: 'onay bekleyen kontratları', example: 'Onay bekleyen kontrat var mı?' },
  { ...base, id: 'contracts.of', asks: 'kontrat tarihlerini', example: '@kisi kontratı ne zaman bitiyor?' },
  { ...base, id: 'contracts.rent-of', asks: 'kirayı', example: '@mulk kirası ne kadar?' },
  { ...base, id: 'contracts.highest', asks: 'en yüksek kirayı', example: 'En yüksek kira hangisi?' },
  { ...base, id: 'contracts.lowest', asks: 'en düşük kirayı', example: 'En düşük kira hangisi?' },
  { ...base, id: 'contracts.average', asks: 'ortalama kirayı', example: 'Ortalama kiram ne kadar?' },
  {
    ...base,
    id: 'contracts.rent-range',
    asks: 'bu sınıra uyan kiraları',
    example: 'Kirası 20.000 TL üzeri olanlar hangileri?',
  },
  { ...base, id: 'contracts.oldest', asks: 'en eski kiracıları', example: 'En eski kiracım kim?' },
  { ...base, id: 'contracts.newest', asks: 'en yeni kontratları', example: 'En son hangi kontratı yaptım?' },
  { ...base, id: 'contracts.extended', asks: 'süresi uzamış kontratları', example: 'Süresi uzamış kontrat var mı?' },
  { ...base, id: 'contracts.foreign', asks: 'dövizli kontratları', example: 'Dövizli kontratım var mı?' },
  { ...base, id: 'contracts.guarantors', asks: 'kefilleri', example: 'Hangi kontratlarda kefil var?' },
  {
    ...base,
    id: 'contracts.ended',
    asks: 'sona eren kiracılıkları',
    example: 'Bu yıl kimler ayrıldı?',
    period: 'year',
  },
  { ...base, id: 'increase.upcoming', asks: 'artış zamanı gelenleri', example: 'Kimin kira artış zamanı geldi?' },
  { ...base, id: 'increase.of', asks: 'yapılabilecek kira artışını', example: '@kisi için ne kadar zam yapabilirim?' },
] as const satisfies Intent[]
