import { addDays, addMonths, compareDays, type IsoDate } from '#domain/kernel/dates.ts'
import type { Kurus } from '#domain/kernel/money.ts'
import type { ClaimCategory } from '#domain/money/ledger/entries.schema.ts'
import { rentYearEnd } from '#domain/tenancy/contracts/contract-period.rules.ts'
import type { ArrearsView } from './arrears.schema.ts'

export const arrearsWays = ['late_rent', 'two_notices'] as const
export type ArrearsWay = (typeof arrearsWays)[number]

/** TBK 315 covers rent and side costs, TBK 352/2 rent alone. */
const countedFor: Readonly<Record<ArrearsWay, readonly ClaimCategory[]>> = {
  late_rent: ['rent', 'vat', 'aidat', 'utility'],
  two_notices: ['rent', 'vat'],
}
export const nameableIn = (way: ArrearsWay, category: ClaimCategory) => countedFor[way].includes(category)

export const claimVerdicts = ['justified', 'paid_same_day', 'paid_before', 'not_due', 'not_rent', 'taken_back'] as const
export type ClaimVerdict = (typeof claimVerdicts)[number]

export const claimVerdictLabels: Readonly<Record<ClaimVerdict, string>> = {
  justified: 'İhtar ulaştığında vadesi geçmişti ve ödenmemişti (kısmen ödenmiş olsa da).',
  paid_same_day: 'İhtarın ulaştığı gün ödenmiş; hangisinin önce olduğu belgelenmeden haklı sayılması tartışmalıdır.',
  paid_before: 'İhtar ulaşmadan önce ödenmiş; geç ödenmiş olsa da bu ay için ihtar haklı değildir.',
  not_due: 'İhtar ulaştığında vadesi henüz geçmemişti.',
  not_rent: 'Kira bedeli değildir; bu ihtar için sayılmaz.',
  taken_back: 'Bu tahakkuk hesaptan geri alınmış.',
}

export const noticeVerdicts = [
  'justified',
  'doubtful',
  'unjustified',
  'not_written',
  'not_delivered',
  'returned',
  'withdrawn',
  'unknown',
] as const
export type NoticeVerdict = (typeof noticeVerdicts)[number]

export const noticeVerdictLabels: Readonly<Record<NoticeVerdict, string>> = {
  justified: 'Haklı',
  doubtful: 'Tartışmalı',
  unjustified: 'Haklı değil',
  not_written: 'Yazılı bildirim değil',
  not_delivered: 'Henüz ulaşmadı',
  returned: 'Tebliğ edilemedi',
  withdrawn: 'Geri çekildi',
  unknown: 'Ayı bilinmiyor',
}

export interface NamedClaim {
  claim_id: string
  month: IsoDate | null
  due_on: IsoDate
  category: ClaimCategory
  /** Open amounts before and after the day of delivery, by today's ledger; null for a reversed claim. */
  open: { before: Kurus; after: Kurus } | null
}

export interface JudgedNotice {
  id: string
  way: ArrearsWay
  delivered_on: IsoDate | null
  /** False for a plain mail or message, which neither article takes for a notice. */
  written: boolean
  withdrawn: boolean
  /** True when the notice came back undelivered. */
  returned?: boolean
  claims: readonly NamedClaim[]
}

/** A claim justifies a notice when it was due and at least partly unpaid on the day of delivery. */
export function assessClaim(way: ArrearsWay, delivered_on: IsoDate, claim: NamedClaim): ClaimVerdict {
  if (!claim.open) return 'taken_back'
  if (!nameableIn(way, claim.category)) return 'not_rent'
  if (claim.due_on >= delivered_on) return 'not_due'
  if (claim.open.before === 0) return 'paid_before'
  return claim.open.after === 0 ? 'paid_same_day' : 'justified'
}

export function assessNotice({ way, delivered_on, written, withdrawn, returned, claims }: JudgedNotice): NoticeVerdict {
  if (withdrawn) return 'withdrawn'
  if (returned) return 'returned'
  if (!delivered_on) return 'not_delivered'
  if (!written) return 'not_written'
  // Notices written before the tenancy had a ledger name their months in text only.
  if (claims.length === 0) return 'unknown'
  const verdicts = claims.map((claim) => assessClaim(way, delivered_on, claim))
  if (verdicts.includes('justified')) return 'justified'
  return verdicts.includes('paid_same_day') ? 'doubtful' : 'unjustified'
}

interface Period {
  baslangicTarihi: IsoDate
  bitisTarihi: IsoDate
}

/** End of the rent year by the contract in force on the day; earlier days belong to the first contract. */
export function rentYearOf(contracts: readonly Period[], day: IsoDate): IsoDate {
  const oldestFirst = [...contracts].sort((a, b) => compareDays(a.baslangicTarihi, b.baslangicTarihi))
  const holding = oldestFirst.findLast(({ baslangicTarihi }) => baslangicTarihi <= day) ?? oldestFirst[0]!
  return rentYearEnd(holding, day)
}

type CountedYear = ArrearsView['years'][number]

/**
 * Counts the justified notices of one rent year (TBK 352/2): delivered within it, for its months, each for a new month.
 * A notice under TBK 315 that names unpaid rent counts as well, a plain mail or message never.
 */
export function countYear(
  notices: readonly JudgedNotice[],
  ends_on: IsoDate,
  yearOf: (day: IsoDate) => IsoDate,
): CountedYear {
  const named = new Set<string>()
  const counted: string[] = []
  const could_have_waited: string[] = []
  let lastDelivered: IsoDate | null = null
  const inYear = notices
    .filter(
      ({ delivered_on, written, withdrawn }) =>
        delivered_on && written && !withdrawn && yearOf(delivered_on) === ends_on,
    )
    .sort((a, b) => compareDays(a.delivered_on!, b.delivered_on!) || (a.id < b.id ? -1 : 1))
  for (const { id, delivered_on, claims } of inYear) {
    const months = claims
      .filter((claim) => assessClaim('two_notices', delivered_on!, claim) === 'justified')
      .filter(({ due_on }) => yearOf(due_on) === ends_on)
    const fresh = months.filter((claim) => !named.has(monthKey(claim)))
    for (const claim of months) named.add(monthKey(claim))
    if (fresh.length === 0) continue
    counted.push(id)
    const before = lastDelivered
    if (before !== null && fresh.every(({ due_on }) => due_on < before)) could_have_waited.push(id)
    lastDelivered = delivered_on
  }
  return { ends_on, counted, could_have_waited, suit_from: addDays(ends_on, 1), suit_by: addMonths(ends_on, 1) }
}

const monthKey = ({ month, due_on }: Pick<NamedClaim, 'month' | 'due_on'>) => month ?? due_on

export const mediationNote =
  '01.09.2023’ten beri kira uyuşmazlıklarında dava açmadan önce arabulucuya başvurmak zorunludur; ilamsız icra yoluyla tahliye bunun dışındadır.'
