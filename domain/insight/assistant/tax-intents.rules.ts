import type { Intent } from './intent.rules.ts'

const tax = { area: 'tax', for: 'all' } as const

export const taxIntents = [
  {
    ...tax,
    id: 'tax.exemption',
    period: 'year',
    asks: 'konut kira istisnasını',
    example: '2026 kira istisnası ne kadar?',
  },
  {
    ...tax,
    id: 'tax.ceiling',
    period: 'year',
    asks: 'istisnanın kaybedildiği sınırı',
    example: 'İstisna hangi gelirde kaybedilir?',
  },
  { ...tax, id: 'tax.dates', asks: 'beyan ve taksit tarihlerini', example: 'Kira vergisi ne zaman ödenir?' },
  { ...tax, id: 'tax.lumpsum', asks: 'götürü gideri', example: 'Götürü gider oranı kaç?' },
  { ...tax, id: 'tax.actual', asks: 'gerçek gideri', example: 'Gerçek gider yönteminde neler indirilir?' },
  { ...tax, id: 'tax.how-much', asks: 'ödeyeceğiniz vergiyi', example: 'Ne kadar vergi öderim?' },
  {
    area: 'tax',
    for: 'owner',
    id: 'tax.so-far',
    period: 'year',
    asks: 'şimdiye kadar doğan vergiyi',
    example: 'Bu yıl şimdiye kadar ne kadar vergi doğdu?',
  },
  { ...tax, id: 'tax.stopaj', asks: 'stopaj oranını', example: 'İş yeri kirasında stopaj yüzde kaç?' },
  {
    ...tax,
    id: 'tax.tariff',
    period: 'year',
    asks: 'gelir vergisi dilimlerini',
    example: 'Gelir vergisi dilimleri neler?',
  },
  {
    ...tax,
    id: 'tax.workplace',
    period: 'year',
    asks: 'stopajlı iş yeri kirasının beyan sınırını',
    example: 'İş yeri kirası hangi sınırda beyan edilir?',
  },
] as const satisfies Intent[]
