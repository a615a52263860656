import type { ContractStatus } from '#domain/contracts/contracts.schema.ts'
import type { PropertyEventKind } from '#domain/properties/property-events.rules.ts'
import { besiktas, dual, host, moda, uskudar, yeldegirmeni } from './demo-property.ts'

interface DemoContract {
  property: string
  owner: string
  tenant: string
  status: ContractStatus
  /** Kuruş a month. */
  rent: number
  startDaysAgo: number
  endsInDays: number
  use: string
  kind: string
  /** The keys came back this many days ago. */
  cancelledDaysAgo?: number
  approvals?: [given: number, needed: number]
  corporate?: true
}

const dwelling = { use: 'Mesken', kind: 'Daire' }
const shop = { use: 'İş yeri', kind: 'Dükkân' }
const kiraci = 'kiraci@demo.test'

export const demoContracts: DemoContract[] = [
  {
    property: moda,
    owner: host,
    tenant: kiraci,
    status: 'active',
    rent: 4_250_000,
    startDaysAgo: 158,
    endsInDays: 207,
    ...dwelling,
  },
  // Soon over: somebody has to decide.
  {
    property: besiktas,
    owner: host,
    tenant: dual,
    status: 'active',
    rent: 7_800_000,
    startDaysAgo: 320,
    endsInDays: 45,
    corporate: true,
    ...shop,
  },
  {
    property: yeldegirmeni,
    owner: host,
    tenant: kiraci,
    status: 'waiting_for_tenants',
    rent: 2_600_000,
    startDaysAgo: -20,
    endsInDays: 385,
    approvals: [0, 1],
    ...dwelling,
  },
  {
    property: uskudar,
    owner: host,
    tenant: 'gulsah.eren@demo.test',
    status: 'active',
    rent: 3_900_000,
    startDaysAgo: 410,
    endsInDays: 320,
    cancelledDaysAgo: 33,
    ...dwelling,
  },
  {
    property: 'Acıbadem Apartmanı Zemin Kat Dükkân',
    owner: host,
    tenant: 'merve.tunc@demo.test',
    status: 'active',
    rent: 3_500_000,
    startDaysAgo: 90,
    endsInDays: 275,
    corporate: true,
    ...shop,
  },
  {
    property: 'Acıbadem Apartmanı Daire 2',
    owner: host,
    tenant: 'sinan.aksoy@demo.test',
    status: 'active',
    rent: 2_950_000,
    startDaysAgo: 240,
    endsInDays: 125,
    ...dwelling,
  },
  {
    property: 'Kartal Sahil 2+1',
    owner: dual,
    tenant: 'gulsah.eren@demo.test',
    status: 'active',
    rent: 3_200_000,
    startDaysAgo: 30,
    endsInDays: 335,
    ...dwelling,
  },
]

interface DemoTenant {
  email: string
  kimlikNo: string
  dogumTarihi: string
  address: string
  phone: string
}

/** What a landlord wrote down; the numbers pass the checksum and belong to nobody. */
export const demoTenantFacts: DemoTenant[] = [
  {
    email: kiraci,
    kimlikNo: '10000000146',
    dogumTarihi: '1991-04-17',
    address: 'Osmanağa Mah. Kadıköy / İstanbul',
    phone: '+905334445566',
  },
  {
    email: dual,
    kimlikNo: '17291716060',
    dogumTarihi: '1984-09-02',
    address: 'İdealtepe Mah. Maltepe / İstanbul',
    phone: '+905357778899',
  },
  {
    email: 'sinan.aksoy@demo.test',
    kimlikNo: '64211142102',
    dogumTarihi: '1988-12-30',
    address: 'Feneryolu Mah. Kadıköy / İstanbul',
    phone: '+905361234567',
  },
  {
    email: 'merve.tunc@demo.test',
    kimlikNo: '62345678900',
    dogumTarihi: '1993-06-21',
    address: 'Altunizade Mah. Üsküdar / İstanbul',
    phone: '+905379876543',
  },
  {
    email: 'gulsah.eren@demo.test',
    kimlikNo: '12345678950',
    dogumTarihi: '1990-01-11',
    address: 'Yukarı Mah. Kartal / İstanbul',
    phone: '+905301112244',
  },
]

interface DemoRequest {
  fixture: string
  text: string
  priority: string
  state: string
  daysAgo: number
  kind?: string
}

/** The tenant of Moda asked for these. */
export const demoRequests: DemoRequest[] = [
  {
    fixture: 'Kombi',
    text: 'Kombi sabahları basınç düşürüyor, sıcak su geç geliyor. Bir servis bakabilir mi?',
    priority: 'Yüksek',
    state: 'Cevap Bekleniyor',
    daysAgo: 1,
  },
  {
    fixture: 'Bulaşık Makinesi',
    text: 'Makinenin alt sepetinin tekerleği kırıldı.',
    priority: 'Normal',
    state: 'Cevap Bekleniyor',
    daysAgo: 4,
  },
  {
    fixture: 'Perde',
    text: 'Salondaki tül perde güneşten sarardı, yenilenmesini rica ederim.',
    priority: 'Düşük',
    state: 'reddedildi',
    daysAgo: 46,
  },
  {
    fixture: 'Klima',
    text: 'Yatak odasındaki klima su damlatıyordu.',
    priority: 'Yüksek',
    state: 'onaylandi',
    daysAgo: 63,
  },
  {
    fixture: '',
    text: 'Bina girişindeki posta kutusunun kilidi değiştirildi, teşekkür ederim.',
    priority: 'Normal',
    state: 'tamamlandi',
    daysAgo: 97,
    kind: 'Diğer',
  },
]

export const demoNotifications: [
  to: string,
  text: string,
  property: string | null,
  audience: 'owner' | 'tenant' | 'authorised',
  hoursAgo: number,
  isRead?: true,
][] = [
  [host, 'Mehmet Öztürk yeni bir talep oluşturdu: Kombi', moda, 'owner', 22],
  ['yetkili@demo.test', 'Mehmet Öztürk yeni bir talep oluşturdu: Kombi', moda, 'authorised', 22],
  [host, `${besiktas} için kira sözleşmesinin bitmesine 45 gün kaldı.`, besiktas, 'owner', 30],
  [host, `${moda} için kasım ayı kirası ödendi.`, moda, 'owner', 240, true],
  [kiraci, `${yeldegirmeni} için kira sözleşmesi onayınızı bekliyor.`, null, 'tenant', 50],
  [kiraci, 'Klima talebiniz onaylandı.', moda, 'tenant', 1480, true],
  [dual, `${besiktas} için kira sözleşmenizin bitmesine 45 gün kaldı.`, besiktas, 'tenant', 30],
]

type Doer = 'ev.sahibi@demo.test' | 'yetkili@demo.test'

/** Beside being added and rented, which every property tells by itself. */
export const demoEvents: [
  property: string,
  doer: Doer,
  kind: PropertyEventKind,
  detail: Record<string, string | number>,
  daysAgo: number,
][] = [
  [moda, host, 'deed_updated', {}, 300],
  [moda, 'yetkili@demo.test', 'picture_added', { set: 'delivery', count: 3 }, 158],
  [moda, 'yetkili@demo.test', 'reading_added', { sayac: 'elektrik', zaman: 'teslim' }, 158],
  [moda, host, 'document_added', { name: 'Kira sözleşmesi.pdf' }, 157],
  [moda, 'yetkili@demo.test', 'suggestion_approved', { name: 'Klima' }, 61],
  [moda, 'yetkili@demo.test', 'suggestion_rejected', { name: 'Perde' }, 44],
  [moda, 'yetkili@demo.test', 'reading_added', { sayac: 'elektrik', zaman: 'ara' }, 40],
  [moda, host, 'payment_changed', { from: 'Beklemede', to: 'Ödendi' }, 10],
  [uskudar, host, 'picture_added', { set: 'delivery', count: 4 }, 410],
  [uskudar, host, 'released', {}, 33],
  [uskudar, 'yetkili@demo.test', 'picture_added', { set: 'evacuation', count: 4 }, 33],
  [uskudar, 'yetkili@demo.test', 'reading_added', { sayac: 'elektrik', zaman: 'tahliye' }, 33],
  [besiktas, host, 'document_added', { name: 'Kira sözleşmesi.pdf' }, 319],
]
