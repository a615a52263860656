import type { PropertyEventKind } from '#domain/properties/property-events.rules.ts'
import { besiktas, dual, host, moda, uskudar, yeldegirmeni } from './demo-property.ts'

const kiraci = 'kiraci@demo.test'

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
