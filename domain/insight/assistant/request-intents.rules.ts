import type { Intent } from './intent.rules.ts'

const requests = { area: 'requests', for: 'owner', takes: ['property', 'person'] } as const

export const requestIntents = [
  { ...requests, id: 'requests.open', asks: 'açık talepleri', example: 'Açık talepler hangileri?' },
  { ...requests, id: 'requests.waiting', asks: 'cevap bekleyen talepleri', example: 'Cevap bekleyen talep var mı?' },
  { ...requests, id: 'requests.urgent', asks: 'acil talepleri', example: 'Acil talep var mı?' },
  {
    ...requests,
    id: 'requests.done',
    period: 'year',
    asks: 'tamamlanan talepleri',
    example: 'Bu yıl kaç talep tamamlandı?',
  },
  {
    ...requests,
    id: 'requests.cost',
    period: 'year',
    asks: 'taleplerin maliyetini',
    example: 'Talepler bu yıl ne kadara mal oldu?',
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
  },
  { ...deadlines, id: 'deadlines.missed', asks: 'geçmiş süreleri', example: 'Kaçırdığım süre var mı?' },
  { ...deadlines, id: 'deadlines.documents', asks: 'süresi dolan belgeleri', example: 'Süresi dolacak belge var mı?' },
  { ...deadlines, id: 'deadlines.notice', asks: 'bildirim günlerini', example: 'Bildirim için son günler ne zaman?' },
] as const satisfies Intent[]
