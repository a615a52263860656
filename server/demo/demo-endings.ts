import type { DeductionState } from '#domain/tenancy/endings/deductions.rules.ts'
import type { TaskKind } from '#domain/tenancy/endings/ending-tasks.rules.ts'
import type { EndingSide, EndingWay } from '#domain/tenancy/endings/ending-ways.rules.ts'
import type { NextStatus } from '#domain/tenancy/endings/endings.schema.ts'
import { kartal, secondFlat, uskudar } from './demo-property.ts'

export interface DemoEnding {
  property: string
  way: Extract<EndingWay, 'agreement' | 'tenant_notice'>
  side: EndingSide
  /** When the ending was started. */
  daysAgo: number
  /** The last day, relative to today; null for the day given by law. */
  endsInDays: number | null
  reason: string
  next_status: NextStatus
  ticked: TaskKind[]
  deductions: {
    title: string
    /** Kuruş. */
    amount: number
    reason: string
    state: DeductionState
    note?: string
    counter?: number
  }[]
  /** Both sides have confirmed the settlement, and the deposit was returned this many days ago. */
  settled?: { refundedDaysAgo: number }
  account?: string
}

export const demoEndings: DemoEnding[] = [
  // A notice given in time, with open tasks until its day.
  {
    property: secondFlat,
    way: 'tenant_notice',
    side: 'tenant',
    daysAgo: 6,
    endsInDays: null,
    reason: 'Yeni işim nedeniyle Ankara’ya taşınıyorum.',
    next_status: 'Kiracı Aranıyor',
    ticked: ['utilities'],
    deductions: [],
    account: 'TR470000100100000350930001',
  },
  // Ended and settled.
  {
    property: uskudar,
    way: 'agreement',
    side: 'tenant',
    daysAgo: 52,
    endsInDays: -33,
    reason: 'Kiracı başka bir şehre taşındı.',
    next_status: 'Kiralanmamış',
    ticked: ['keys', 'utilities', 'final_bills'],
    deductions: [
      {
        title: 'Salon duvarının boyanması',
        amount: 650_000,
        reason: 'Duvarda askı delikleri ve leke; boyacı faturası eklendi.',
        state: 'accepted',
      },
      {
        title: 'Mutfak dolabı kapağı',
        amount: 280_000,
        reason: 'Menteşesi kırılmış.',
        state: 'withdrawn',
      },
    ],
    settled: { refundedDaysAgo: 14 },
    account: 'TR470000100100000350930001',
  },
  // Both agree on the day, but not on the money.
  {
    property: kartal,
    way: 'agreement',
    side: 'owner',
    daysAgo: 20,
    endsInDays: 12,
    reason: 'Daireye kızım taşınacak; anlaştığımız gün için teşekkürler.',
    next_status: 'Kiralanmamış',
    ticked: [],
    deductions: [
      {
        title: 'Parke yenileme',
        amount: 1_800_000,
        reason: 'Salonun yarısında derin çizikler var.',
        state: 'disputed',
        note: 'Çiziklerin çoğu taşındığımda vardı; giriş fotoğraflarında görünüyor.',
        counter: 400_000,
      },
      {
        title: 'Klozet kapağı',
        amount: 120_000,
        reason: 'Kırık.',
        state: 'proposed',
      },
    ],
  },
]
