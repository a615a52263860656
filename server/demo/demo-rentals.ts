import type { NotificationKind } from '#domain/people/notifications/notification-kinds.rules.ts'
import type { PropertyEventKind } from '#domain/property/properties/property-events.rules.ts'
import { besiktas, dual, host, moda, uskudar, yeldegirmeni } from './demo-property.ts'

const kiraci = 'kiraci@demo.test'

export const demoNotifications: {
  to: string
  kind: NotificationKind
  event: string
  property: string | null
  audience: 'owner' | 'tenant' | 'authorised' | 'general'
  hoursAgo: number
  isRead?: true
  /** The tab on the property's page. */
  tab?: 'talepler'
}[] = [
  ...[host, 'yetkili@demo.test'].map((to) => ({
    to,
    kind: 'request' as const,
    event: 'Mehmet Öztürk yeni bir talep oluşturdu: Kombi',
    property: moda,
    audience: to === host ? ('owner' as const) : ('authorised' as const),
    hoursAgo: 22,
    tab: 'talepler' as const,
  })),
  {
    to: host,
    kind: 'contract',
    event: `${besiktas} kontratının bitmesine 45 gün kaldı.`,
    property: besiktas,
    audience: 'owner',
    hoursAgo: 30,
  },
  {
    to: host,
    kind: 'contract',
    event: `Mehmet Öztürk, ${moda} kontratını onayladı. Kontrat yürürlüğe girdi.`,
    property: moda,
    audience: 'owner',
    hoursAgo: 160 * 24,
    isRead: true,
  },
  {
    to: host,
    kind: 'system',
    event: 'Anahtar’a hoş geldiniz. Bildirim ayarlarınızı profilinizden seçebilirsiniz.',
    property: null,
    audience: 'general',
    hoursAgo: 400 * 24,
    isRead: true,
  },
  {
    to: kiraci,
    kind: 'contract',
    event: `${yeldegirmeni} için hazırlanan kira kontratı onayınızı bekliyor.`,
    property: yeldegirmeni,
    audience: 'tenant',
    hoursAgo: 50,
  },
  {
    to: kiraci,
    kind: 'property',
    event: `${moda} kiraladığınız mülklere eklendi.`,
    property: moda,
    audience: 'tenant',
    hoursAgo: 160 * 24,
    isRead: true,
  },
  {
    to: kiraci,
    kind: 'request',
    event: `${moda}: “Klima” talebiniz onaylandı.`,
    property: moda,
    audience: 'tenant',
    hoursAgo: 1480,
    isRead: true,
    tab: 'talepler',
  },
  {
    to: dual,
    kind: 'contract',
    event: `${besiktas} kontratının bitmesine 45 gün kaldı.`,
    property: besiktas,
    audience: 'tenant',
    hoursAgo: 30,
  },
]

type EventActor = 'ev.sahibi@demo.test' | 'yetkili@demo.test'

/** Events other than being added and rented, which every property has. */
export const demoEvents: [
  property: string,
  actor: EventActor,
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
  [uskudar, host, 'picture_added', { set: 'delivery', count: 4 }, 410],
  [uskudar, host, 'released', {}, 33],
  [uskudar, 'yetkili@demo.test', 'picture_added', { set: 'evacuation', count: 4 }, 33],
  [uskudar, 'yetkili@demo.test', 'reading_added', { sayac: 'elektrik', zaman: 'tahliye' }, 33],
  [besiktas, host, 'document_added', { name: 'Kira sözleşmesi.pdf' }, 319],
]
