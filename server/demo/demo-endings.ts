import type { DeductionState } from '#domain/tenancy/endings/deductions.rules.ts'
import type { TaskKind } from '#domain/tenancy/endings/ending-tasks.rules.ts'
import type { EndingSide, EndingWay } from '#domain/tenancy/endings/ending-ways.rules.ts'
import type { NextStatus } from '#domain/tenancy/endings/endings.schema.ts'
import { kartal, secondFlat, uskudar } from './demo-property.ts'

export interface DemoEnding {
  property: string
  way: Extract<EndingWay, 'agreement' | 'tenant_notice'>
  side: EndingSide
  /** When it began. */
  daysAgo: number
  /** The last day, counted from today; null: the day that the law gives. */
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
  /** The account is confirmed by both, and the deposit went back so many days ago. */
  settled?: { refundedDaysAgo: number }
  account?: string
}

export const demoEndings: DemoEnding[] = [
  // A notice that was given in time, and what is to be done until its day.
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
  // Over and settled.
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
  // Agreed on the day, not on the money.
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
