import type { Intent } from './intent.rules.ts'

const requests = { area: 'requests', for: 'owner', takes: ['property', 'person'] } as const

export const requestIntents = [
  {
    ...requests,
    id: 'requests.open',
    asks: 'açık talepleri',
    example: 'Açık talepler hangileri?',
    wordings: [
      'açık talepler',
      'çözülmemiş arızalar',
      'kaç açık talep var',
      'açık arıza kayıtları',
      'bekleyen talepler',
      'talepler',
      'arızalar',
      '@mulk talepleri',
      '@kisi talepleri',
      'şikayetler',
    ],
  },
  {
    ...requests,
    id: 'requests.waiting',
    asks: 'cevap bekleyen talepleri',
    example: 'Cevap bekleyen talep var mı?',
    wordings: [
      'cevap bekleyen talepler',
      'yanıt bekleyen istekler',
      'cevaplamadığım talepler',
      'yanıtlanmamış talepler',
      'cevap bekleyen arıza',
    ],
  },
  {
    ...requests,
    id: 'requests.urgent',
    asks: 'acil talepleri',
    example: 'Acil talep var mı?',
    wordings: ['acil talepler', 'acil arıza var mı', 'öncelikli talepler', 'acil istek'],
  },
  {
    ...requests,
    id: 'requests.done',
    period: 'year',
    asks: 'tamamlanan talepleri',
    example: 'Bu yıl kaç talep tamamlandı?',
    wordings: [
      'tamamlanan talepler',
      'çözülen arızalar',
      'kaç talep tamamlandı',
      'kapanan talepler',
      'kaç arıza çözüldü',
    ],
  },
  {
    ...requests,
    id: 'requests.cost',
    period: 'year',
    asks: 'taleplerin maliyetini',
    example: 'Talepler bu yıl ne kadara mal oldu?',
    wordings: [
      'taleplerin maliyeti',
      'arızalar ne kadara mal oldu',
      'arıza masrafı',
      'talepler için ne kadar harcadım',
      'taleplerin tutarı',
    ],
  },
] as const satisfies Intent[]

const deadlines = { area: 'deadlines', for: 'all', takes: ['property'] } as const

export const deadlineIntents = [
  {
    ...deadlines,
    id: 'deadlines.next',
    period: 'ahead',
    asks: 'yaklaşan süreleri',
    example: 'Yaklaşan sürelerim neler?',
    wordings: [
      'yaklaşan süreler',
      'yaklaşan tarihler',
      'sıradaki süreler',
      'takvimimde ne var',
      'yapılacaklar',
      'hangi tarihler yaklaşıyor',
      'önemli tarihler',
      'takvim',
      'ne yapmam gerekiyor yapılacak',
    ],
  },
  {
    ...deadlines,
    id: 'deadlines.missed',
    asks: 'geçmiş süreleri',
    example: 'Kaçırdığım süre var mı?',
    wordings: [
      'kaçırdığım süreler',
      'geçmiş süreler',
      'kaçan tarihler',
      'günü kaçan süre var mı',
      'süresi geçmiş tarihler',
    ],
  },
  {
    ...deadlines,
    id: 'deadlines.documents',
    asks: 'süresi dolan belgeleri',
    example: 'Süresi dolacak belge var mı?',
    wordings: [
      'süresi dolan belgeler',
      'biten belgeler',
      'hangi belgenin süresi doluyor',
      'süresi dolacak evrak',
      'belge süresi',
    ],
  },
  {
    ...deadlines,
    id: 'deadlines.notice',
    asks: 'bildirim günlerini',
    example: 'Bildirim için son günler ne zaman?',
    wordings: [
      'bildirim için son gün',
      'fesih bildirimi ne zaman yapılmalı',
      'bildirim tarihleri',
      'ihbar süresi ne zaman doluyor',
      'bildirim günü yaklaşanlar',
      '@mulk bildirim tarihi',
    ],
  },
] as const satisfies Intent[]
