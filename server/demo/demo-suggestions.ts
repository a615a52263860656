import type { CostBearer, priorities, requestTypes } from '#domain/property/suggestions/suggestions.schema.ts'
import { besiktas, dual, host, moda } from './demo-property.ts'
import { brokenRack, drippingCooler, leakingBoiler, stuckShutter } from './drawings/damages.ts'

const kiraci = 'kiraci@demo.test'
const yetkili = 'yetkili@demo.test'

type DemoComment = [by: string, text: string, daysLater: number]

interface DemoSuggestion {
  property: string
  tenant: string
  /** The author, if it is not the tenant. */
  author?: string
  fixture: string
  text: string
  priority: (typeof priorities)[number]
  state: string
  kind?: (typeof requestTypes)[number]
  daysAgo: number
  /** Days until it was answered. */
  answered?: number
  reason?: string
  cost?: { kurus: number; by: CostBearer }
  comments?: DemoComment[]
  photos?: ((seed: number) => string)[]
  seen?: string[]
}

/** Requests in every state, with comments and photographs of both sides. */
export const demoSuggestions: DemoSuggestion[] = [
  {
    property: moda,
    tenant: kiraci,
    fixture: 'Kombi',
    text: 'Kombi sabahları basınç düşürüyor, sıcak su geç geliyor. Bir servis bakabilir mi?',
    priority: 'Yüksek',
    state: 'Cevap Bekleniyor',
    daysAgo: 1,
    photos: [leakingBoiler],
    comments: [[kiraci, 'Altından su da damlamaya başladı, fotoğrafını ekledim.', 0.3]],
    seen: [yetkili],
  },
  {
    property: moda,
    tenant: kiraci,
    fixture: 'Bulaşık Makinesi',
    text: 'Makinenin alt sepetinin tekerleği kırıldı.',
    priority: 'Normal',
    state: 'Cevap Bekleniyor',
    daysAgo: 4,
    photos: [brokenRack],
  },
  {
    property: besiktas,
    tenant: dual,
    fixture: 'Kepenk',
    text: 'Kepenk yarıda kaldı, kumandaların ikisi de çalışmıyor. Dükkânı kapatamıyoruz.',
    priority: 'Acil',
    state: 'Usta yarın sabah geliyor',
    kind: 'Tamirat',
    daysAgo: 2,
    photos: [stuckShutter],
    comments: [
      [yetkili, 'Servisle konuştum, yarın 09.00’da oradalar. Anahtarı bırakabilir misiniz?', 0.1],
      [dual, 'Sabah dükkândayım, teşekkürler.', 0.2],
    ],
    seen: [yetkili, host],
  },
  {
    property: moda,
    tenant: kiraci,
    fixture: 'Perde',
    text: 'Salondaki tül perde güneşten sarardı, yenilenmesini rica ederim.',
    priority: 'Düşük',
    state: 'reddedildi',
    daysAgo: 46,
    answered: 2,
    reason: 'Olağan kullanımdan doğan solma için perde yenilenmiyor; yıkama bedelini karşılayabiliriz.',
    comments: [[kiraci, 'Peki, yıkatıp faturasını gönderirim.', 3]],
    seen: [yetkili],
  },
  {
    property: moda,
    tenant: kiraci,
    fixture: 'Klima',
    text: 'Yatak odasındaki klima su damlatıyor.',
    priority: 'Yüksek',
    state: 'onaylandi',
    daysAgo: 63,
    answered: 2,
    photos: [drippingCooler],
    comments: [[yetkili, 'Servis randevusu alındı.', 2.1]],
    seen: [yetkili, host],
  },
  {
    property: moda,
    tenant: kiraci,
    fixture: '',
    text: 'Bina girişindeki posta kutusunun kilidi bozuk, mektuplar açıkta kalıyor.',
    priority: 'Normal',
    state: 'tamamlandi',
    kind: 'Ortak alan',
    daysAgo: 97,
    answered: 5,
    cost: { kurus: 85_000, by: 'Mülk sahibi' },
    comments: [[kiraci, 'Kilit değişmiş, teşekkür ederim.', 5.2]],
    seen: [yetkili],
  },
  {
    property: besiktas,
    tenant: dual,
    author: yetkili,
    fixture: '',
    text: 'Vitrin camının temizliği için cephe firması salı günü gelecek; önünü boşaltabilir misiniz?',
    priority: 'Normal',
    state: 'tamamlandi',
    kind: 'Temizlik',
    daysAgo: 30,
    answered: 4,
    cost: { kurus: 240_000, by: 'Yarı yarıya' },
    seen: [dual],
  },
  {
    property: moda,
    tenant: kiraci,
    fixture: 'Ankastre Fırın',
    text: 'Fırının lambası yanmıyor.',
    priority: 'Düşük',
    state: 'geri_cekildi',
    daysAgo: 20,
    comments: [[kiraci, 'Ampul gevşemiş, ben sıktım.', 0.5]],
  },
]
