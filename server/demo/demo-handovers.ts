import type { HandoverData, HandoverKind, roomConditions } from '#domain/tenancy/handovers/handovers.schema.ts'
import type { PicturedRoom, RoomState } from './demo-pictures.ts'
import { besiktas, moda, uskudar } from './demo-property.ts'

export interface DemoHandover {
  property: string
  kind: HandoverKind
  daysAgo: number
  /** False while the tenant has not answered. */
  confirmed: boolean
  rooms: {
    name: PicturedRoom
    condition: (typeof roomConditions)[number]
    remarks: string
    /** Undefined without a picture; true shows the room as it was before. */
    picture?: RoomState | true
  }[]
  fixtures: Omit<HandoverData['fixtures'][number], 'id' | 'remarks'>[]
  /** Electricity, water, gas; null without a meter. */
  meters: [number, number, number | null]
  keys: [kind: string, count: number][]
  /** The tenant's remark in the first week. */
  remark?: string
}

const ok = 'Temiz ve hasarsız'
const worn = 'Kullanım izleri var'

export const demoHandovers: DemoHandover[] = [
  {
    property: moda,
    kind: 'in',
    daysAgo: 158,
    confirmed: true,
    rooms: [
      { name: 'Salon', condition: ok, remarks: 'Duvarlar yeni boyandı.', picture: true },
      { name: 'Mutfak', condition: ok, remarks: 'Ankastre set çalışır durumda.', picture: true },
      { name: 'Yatak Odası', condition: worn, remarks: 'Parkede kapı önünde çizik.', picture: true },
      { name: 'Banyo', condition: ok, remarks: '', picture: true },
    ],
    fixtures: [
      { name: 'Buzdolabı', brand: 'Arçelik', count: '1', condition: 'Çok iyi' },
      { name: 'Gardırop', brand: '', count: '1', condition: 'İyi' },
      { name: 'Kombi', brand: 'Demirdöküm', count: '1', condition: 'İyi' },
    ],
    meters: [18432, 614.2, 3907.5],
    keys: [
      ['Daire', 3],
      ['Apartman girişi', 3],
      ['Posta kutusu', 1],
    ],
    remark: 'Balkon kapısının alt fitili kopuk; yağmurda içeri su alıyor.',
  },
  {
    property: besiktas,
    kind: 'in',
    daysAgo: 1.2,
    confirmed: false,
    rooms: [
      { name: 'Salon', condition: worn, remarks: 'Vitrin camının sol altında ince çizik var.', picture: true },
      { name: 'Mutfak', condition: ok, remarks: '' },
    ],
    fixtures: [{ name: 'Klima', brand: 'Vestel', count: '2', condition: 'İyi' }],
    meters: [5210, 88, null],
    keys: [
      ['Daire', 2],
      ['Depo', 1],
    ],
  },
  {
    property: uskudar,
    kind: 'in',
    daysAgo: 409,
    confirmed: true,
    rooms: [
      { name: 'Salon', condition: ok, remarks: 'Duvarlar temiz, avize yerinde.', picture: true },
      { name: 'Mutfak', condition: ok, remarks: 'Dolap kapakları eksiksiz.', picture: true },
      { name: 'Banyo', condition: ok, remarks: 'Ayna sağlam.', picture: true },
    ],
    fixtures: [
      { name: 'Avize', brand: '', count: '1', condition: 'İyi' },
      { name: 'Kombi', brand: 'Baymak', count: '1', condition: 'İyi' },
    ],
    meters: [27315, 902, 6120],
    keys: [['Daire', 3]],
  },
  {
    property: uskudar,
    kind: 'out',
    daysAgo: 33,
    confirmed: true,
    rooms: [
      {
        name: 'Salon',
        condition: 'Hasarlı',
        remarks: 'Duvarda nem lekesi var, avize sökülmüş.',
        picture: 'stained',
      },
      { name: 'Mutfak', condition: 'Hasarlı', remarks: 'Alt dolaplardan birinin kapağı yok.', picture: 'damaged' },
      { name: 'Banyo', condition: worn, remarks: 'Küvette pas lekesi.', picture: 'stained' },
    ],
    fixtures: [
      { name: 'Avize', brand: '', count: '0', condition: 'Eksik' },
      { name: 'Kombi', brand: 'Baymak', count: '1', condition: 'Yıpranmış' },
    ],
    meters: [29874, 1011.6, 7238.4],
    keys: [['Daire', 2]],
  },
]
