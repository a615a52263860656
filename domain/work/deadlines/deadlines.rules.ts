import type { ContractStatus } from '#domain/access/contract-status.ts'
import { addDays, addMonths, daysBetween, type IsoDate } from '#domain/kernel/dates.ts'
import {
  afterYears,
  endAfter,
  extensionYears,
  firstFrom,
  hasRoof,
  isProductiveLand,
  landlordNoticeBy,
  nextRentYear,
  periodEnd,
  rentYearEnd,
  tenantNoticeBy,
} from '#domain/tenancy/contracts/contract-period.rules.ts'
import type { DeadlineKind } from './deadline-kinds.rules.ts'

export interface ContractDates {
  status: ContractStatus
  baslangicTarihi: IsoDate
  /** The agreed end; an extended contract keeps it. */
  bitisTarihi: IsoDate
  /** The end from which the years of extension count, when the contract names only the one that runs; else null. */
  firstEnd: IsoDate | null
  tasinmazCinsi: string
  /** First day of the tenancy: that of its first contract. */
  startedOn: IsoDate
  /** The last day, once the tenancy has ended. */
  endedOn: IsoDate | null
  /** Kuruş. */
  depozito: number
  /** The day of the present owner's title deed; null when unknown. */
  acquiredOn: IsoDate | null
}

export interface Deadline {
  kind: DeadlineKind
  date: IsoDate
}

/** Days are ASCII; a locale comparison would take a hundred times as long. */
const byDate = (one: Deadline, other: Deadline) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0)

/** The legal deadlines of a contract that are still ahead, earliest first. */
export function contractDeadlines(contract: ContractDates, today: IsoDate): Deadline[] {
  const { status, bitisTarihi, firstEnd, tasinmazCinsi, endedOn, depozito } = contract
  // A contract binds only when all parties have agreed.
  if (status !== 'active') return []
  if (endedOn) {
    const date = addMonths(endedOn, 3)
    return depozito === 0 || !hasRoof(tasinmazCinsi) || date < today ? [] : [{ kind: 'deposit_report', date }]
  }
  const end = periodEnd(contract, today)
  // Bare land is let without an end once its term is over (TBK 327); the lease of a field goes on by years (TBK 367).
  if (!hasRoof(tasinmazCinsi))
    return end === bitisTarihi || isProductiveLand(tasinmazCinsi) ? [{ kind: 'contract_end', date: end }] : []

  const yearsFromEnd = (years: number) => endAfter(bitisTarihi, years)
  const all: Deadline[] = [
    { kind: 'contract_end', date: end },
    { kind: 'tenant_notice', date: firstFrom(today, 0, (years) => tenantNoticeBy(yearsFromEnd(years))) },
    // Ten extension years must pass; the landlord may then use the end of the next one and of each later year.
    {
      kind: 'landlord_notice',
      date: firstFrom(today, extensionYears + 1, (years) => landlordNoticeBy(endAfter(firstEnd ?? bitisTarihi, years))),
    },
    { kind: 'rent_increase', date: nextRentYear(contract, today) },
    { kind: 'rent_court', date: rentCourtBy(contract, today) },
    { kind: 'two_notices', date: suitBy(contract, today) },
    { kind: 'need_suit', date: firstFrom(today, 0, (years) => addMonths(yearsFromEnd(years), 1)) },
    ...newOwnerDates(contract).filter(({ date }) => date >= today),
  ]
  return all.sort(byDate)
}

/**
 * TBK 345: what a judge decides after five years applies from the new rent year when the suit, or a written notice of the
 * increase, came at least thirty days before it. Who misses it has the rent decided for the year after.
 */
function rentCourtBy(contract: ContractDates, today: IsoDate): IsoDate {
  const { startedOn, firstEnd, baslangicTarihi } = contract
  // A contract that only writes down the year that runs agreed on no new rent.
  const agreedOn = firstEnd ? startedOn : baslangicTarihi
  let first = 5
  // Those that were over before this contract belong to the rent that it agreed on.
  while (afterYears(startedOn, first) <= agreedOn) first += 5
  return firstFrom(today, first, (years) => addDays(nextRentYear(contract, afterYears(startedOn, years)), -30))
}

/** TBK 351: notice within a month after buying, the suit for need six months after it. */
function newOwnerDates({ acquiredOn, startedOn }: ContractDates): Deadline[] {
  if (!acquiredOn || acquiredOn <= startedOn) return []
  return [
    { kind: 'new_owner_notice', date: addMonths(acquiredOn, 1) },
    { kind: 'new_owner_suit', date: addMonths(acquiredOn, 6) },
  ]
}

/** The deadlines over a longer period; yearly ones repeat as long as the contract is extended. */
export function contractDeadlinesUntil(contract: ContractDates, from: IsoDate, until: IsoDate): Deadline[] {
  const found = new Map<string, Deadline>()
  for (let day = from; day <= until; day = addMonths(day, 12))
    for (const each of contractDeadlines(contract, day))
      if (each.date <= until) found.set(`${each.kind}:${each.date}`, each)
  return [...found.values()].sort(byDate)
}

/** TBK 352/2: within a month after the rent year, which may have ended a few days ago. */
function suitBy(contract: Pick<ContractDates, 'baslangicTarihi' | 'bitisTarihi'>, today: IsoDate): IsoDate {
  const after = (day: IsoDate) => addMonths(rentYearEnd(contract, day), 1)
  const monthAgo = [addMonths(today, -1), contract.baslangicTarihi].sort().at(-1)!
  const past = after(monthAgo)
  return past >= today ? past : after(today)
}

/** How far ahead the list looks; expired documents stay in it until they are renewed. */
const horizonDays = 400
export const horizonFrom = (today: IsoDate): IsoDate => addDays(today, horizonDays)

export const deadlineGroups = ['now', 'week', 'month', 'quarter', 'later'] as const
export type DeadlineGroup = (typeof deadlineGroups)[number]

/** Today and past dates form one group, because both need action now. */
export function groupOf(date: IsoDate, today: IsoDate): DeadlineGroup {
  const days = daysBetween(today, date)
  if (days <= 0) return 'now'
  if (days <= 7) return 'week'
  if (days <= 30) return 'month'
  return days <= 90 ? 'quarter' : 'later'
}

interface Subject extends Deadline {
  /** Id of the contract, approval, property or document that the date belongs to. */
  subject: string
}

/**
 * Key of a date for marking it as done and for sent reminders. Includes the day, so that next year's date, or that of a
 * renewed policy, counts as a new one.
 */
export const keyOf = ({ kind, subject, date }: Subject): string => `${kind}:${subject}:${date}`
