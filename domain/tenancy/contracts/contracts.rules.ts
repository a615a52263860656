import { type ContractStatus, liveStatuses } from '#domain/access/contract-status.ts'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { daysBetween, lastDayOfTerm } from '#domain/kernel/dates.ts'
import type { Kurus } from '#domain/kernel/money.ts'
import { outcomeOf } from '#domain/tenancy/agreements/outcome.rules.ts'
import { nextRentYear } from './contract-period.rules.ts'
import type { TermUnit } from './contracts.schema.ts'

export type ApprovalStatus = 'pending' | 'approved' | 'rejected'

interface StatusSource {
  has_guarantor: boolean
  guarantor_approval_status: 'pending' | 'approved' | null
  is_corporate: boolean
  signed_off_at: Date | string | null
}

/**
 * The status of a contract, computed again after every answer, the guarantor's decision and the owner's sign-off. The
 * order of the checks matters: a contract binds nobody before all parties have agreed.
 */
export function contractStatus(contract: StatusSource, answers: readonly ApprovalStatus[]): ContractStatus {
  const outcome = outcomeOf(answers, { yes: 'approved', no: 'rejected' })
  if (outcome === 'refused') return 'rejected_by_tenant'
  if (contract.has_guarantor && contract.guarantor_approval_status !== 'approved') return 'waiting_for_guarantor'
  if (outcome === 'agreed') return contract.is_corporate && !contract.signed_off_at ? 'waitingforsignature' : 'active'
  return 'waiting_for_tenants'
}

export const isLive = (status: ContractStatus): boolean => liveStatuses.includes(status)

export const defaultTerm = (unit: TermUnit) => (unit === 'Yıl' ? 1 : 12)

const months = (term: number, unit: TermUnit) => (unit === 'Yıl' ? term * 12 : term)

/** The last day of the term (TBK 92): one year from 1 November ends on 31 October. */
export const lastDay = (start: IsoDate, term: number, unit: TermUnit): IsoDate =>
  lastDayOfTerm(start, months(term, unit))

/** When the rent of such a contract may rise next. */
export const nextRenewal = (start: IsoDate, term: number, unit: TermUnit, today: IsoDate): IsoDate =>
  nextRentYear({ baslangicTarihi: start, bitisTarihi: lastDay(start, term, unit) }, today)

export const daysLeft = (end: IsoDate, today: IsoDate) => daysBetween(today, end)

export const expiryWindowDays = 90
/** From the last day on a contract no longer counts as expiring. */
export const isExpiring = (end: IsoDate, today: IsoDate) => {
  const left = daysLeft(end, today)
  return left >= 1 && left <= expiryWindowDays
}

export const stopajPercent = 20

/** A company that rents a workplace withholds the tax and pays the net rent. */
export function stopajOf(gross: Kurus): { gross: Kurus; stopaj: Kurus; net: Kurus } {
  const stopaj = Math.round((gross * stopajPercent) / 100)
  return { gross, stopaj, net: gross - stopaj }
}
export const grossFromNet = (net: Kurus): Kurus => Math.round((net * 100) / (100 - stopajPercent))

/** TBK 342. */
export const maxDeposit = (monthlyRent: Kurus): Kurus => monthlyRent * 3

export const expiryBuckets = [15, 30, 60, 90] as const
/** The warning that is due: the nearest step reached. A warning missed while the server was down is sent later. */
export function expiryBucket(end: IsoDate, today: IsoDate): (typeof expiryBuckets)[number] | null {
  const left = daysLeft(end, today)
  return left < 1 ? null : (expiryBuckets.find((bucket) => left <= bucket) ?? null)
}

/** One line of a contract's list of fixtures. */
export const fixtureText = (fixture: { demirbasCinsi: string; marka: string; sayisi: string; teslimDurumu: string }) =>
  [
    [fixture.demirbasCinsi, fixture.marka].filter(Boolean).join(', '),
    fixture.sayisi && `(${fixture.sayisi} adet)`,
    fixture.teslimDurumu && `– ${fixture.teslimDurumu}`,
  ]
    .filter(Boolean)
    .join(' ')
