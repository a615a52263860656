import type { ContractStatus } from '#domain/access/contract-status.ts'
import { addDays, addMonths, daysBetween, type IsoDate } from '#domain/kernel/dates.ts'
import {
  addYears,
  endAfter,
  extensionYears,
  firstFrom,
  hasRoof,
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
  /** As agreed; an extended contract keeps it. */
  bitisTarihi: IsoDate
  tasinmazCinsi: string
  /** When the tenancy began: the first contract's day, whatever was renewed since. */
  startedOn: IsoDate
  /** The last day, once it is over. */
  endedOn: IsoDate | null
  /** Kuruş. */
  depozito: number
}

export interface Deadline {
  kind: DeadlineKind
  date: IsoDate
}

/** Days are plain ASCII; a comparison by language would cost a hundred times as much. */
const byDate = (one: Deadline, other: Deadline) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0)

/** What the law makes of one contract's dates, earliest first; only what is still ahead. */
export function contractDeadlines(contract: ContractDates, today: IsoDate): Deadline[] {
  const { status, bitisTarihi, tasinmazCinsi, startedOn, endedOn, depozito } = contract
  // Nobody is bound before everybody agreed.
  if (status !== 'active') return []
  if (endedOn) {
    const date = addMonths(endedOn, 3)
    return depozito === 0 || date < today ? [] : [{ kind: 'deposit_report', date }]
  }
  const end = periodEnd(contract, today)
  if (!hasRoof(tasinmazCinsi)) return [{ kind: 'contract_end', date: end }]

  const yearsFromEnd = (years: number) => endAfter(bitisTarihi, years)
  const all: Deadline[] = [
    { kind: 'contract_end', date: end },
    { kind: 'tenant_notice', date: firstFrom(today, 0, (years) => tenantNoticeBy(yearsFromEnd(years))) },
    // After ten extension years comes one whose end the landlord may use, and so every year from then on.
    {
      kind: 'landlord_notice',
      date: firstFrom(today, extensionYears + 1, (years) => landlordNoticeBy(yearsFromEnd(years))),
    },
    { kind: 'rent_increase', date: nextRentYear(contract, today) },
    { kind: 'rent_court', date: firstFrom(today, 1, (count) => addYears(startedOn, count * 5)) },
    { kind: 'two_notices', date: suitBy(contract, today) },
  ]
  return all.sort(byDate)
}

/** The same over a longer time: what comes once a year comes again, as long as the contract goes on by itself. */
export function contractDeadlinesUntil(contract: ContractDates, from: IsoDate, until: IsoDate): Deadline[] {
  const found = new Map<string, Deadline>()
  for (let day = from; day <= until; day = addYears(day, 1))
    for (const each of contractDeadlines(contract, day))
      if (each.date <= until) found.set(`${each.kind}:${each.date}`, each)
  return [...found.values()].sort(byDate)
}

/** TBK 352/2: within a month after the rent year, which may be the one that ended a few days ago. */
function suitBy(contract: Pick<ContractDates, 'baslangicTarihi' | 'bitisTarihi'>, today: IsoDate): IsoDate {
  const after = (day: IsoDate) => addMonths(rentYearEnd(contract, day), 1)
  const monthAgo = [addMonths(today, -1), contract.baslangicTarihi].sort().at(-1)!
  const past = after(monthAgo)
  return past >= today ? past : after(today)
}

/** How far ahead a list of dates looks; what ran out stays in it until somebody renews it. */
const horizonDays = 400
export const horizonFrom = (today: IsoDate): IsoDate => addDays(today, horizonDays)

export const deadlineGroups = ['now', 'week', 'month', 'quarter', 'later'] as const
export type DeadlineGroup = (typeof deadlineGroups)[number]

/** Today and what is past stand together: both want something done now. */
export function groupOf(date: IsoDate, today: IsoDate): DeadlineGroup {
  const days = daysBetween(today, date)
  if (days <= 0) return 'now'
  if (days <= 7) return 'week'
  if (days <= 30) return 'month'
  return days <= 90 ? 'quarter' : 'later'
}

interface Subject extends Deadline {
  /** The contract, approval, property or document that the date belongs to. */
  subject: string
}

/**
 * By what a date is known when somebody has dealt with it or was reminded of it. The day is part of it: next year's date,
 * or a renewed policy's, is another one and comes back.
 */
export const keyOf = ({ kind, subject, date }: Subject): string => `${kind}:${subject}:${date}`
