import type { ContractStatus } from '#domain/access/contract-status.ts'
import { addDays, type IsoDate, monthOf, monthsAfter } from '#domain/kernel/dates.ts'
import { hasRoof, nextRentYear } from '#domain/tenancy/contracts/contract-period.rules.ts'
import type { TufeTable } from '#domain/tenancy/rates/tufe.rules.ts'
import { agreedRent, type IncreaseTerms, proposeRent, type RentChange, type RentProposal } from './increase.rules.ts'

/** So long before a rent year its increase is prepared, and the landlord hears of it. */
export const increaseWindowDays = 60

export interface RentYear {
  start: IsoDate
  end: IsoDate
  /** From when on an increase can be proposed. */
  opens: IsoDate
  /** It has begun already. */
  late: boolean
}

type Lease = Pick<IncreaseTerms, 'brutAylik' | 'baslangicTarihi'> & { bitisTarihi: IsoDate }

/**
 * The rent year whose increase is at hand: the one that runs, as long as its rent was not changed and the next one is more
 * than sixty days away, else the next. The figure that caps an increase mostly comes out after the year has begun, so the
 * running year stays open.
 */
export function rentYearAtHand(lease: Lease, changes: readonly RentChange[], today: IsoDate): RentYear {
  let running: IsoDate | null = null
  let next = nextRentYear(lease, addDays(lease.baslangicTarihi, 1))
  while (next <= today) {
    running = next
    next = nextRentYear(lease, addDays(next, 1))
  }
  const rentBefore = (day: IsoDate) => agreedRent(lease, changes, addDays(day, -1))
  const isOpen =
    running !== null && addDays(next, -increaseWindowDays) > today && rentBefore(running) === rentBefore(next)
  const start = isOpen ? running! : next
  return {
    start,
    end: addDays(nextRentYear(lease, addDays(start, 1)), -1),
    opens: addDays(start, -increaseWindowDays),
    late: isOpen,
  }
}

export interface IncreaseSource {
  terms: IncreaseTerms
  bitisTarihi: IsoDate
  tasinmazCinsi: string
  started_on: IsoDate
  rent_changes: readonly RentChange[]
  tufe: TufeTable
  today: IsoDate
}

export interface IncreaseProposal extends RentProposal {
  year: RentYear
  /** The day that is proposed for the new rent. */
  from_on: IsoDate
  /** Bare land: the cap of TBK 344 protects dwellings and roofed workplaces. */
  roofless: boolean
}

/** After so many days the new rent begins with the next month, not with the year that began long ago. */
const backdatedDays = 45

/** The increase of the rent year at hand: by the agreed way, up to the cap, from its first day. */
export function proposeIncrease(source: IncreaseSource): IncreaseProposal {
  const { terms, bitisTarihi, tasinmazCinsi, started_on, rent_changes, tufe, today } = source
  const year = rentYearAtHand({ ...terms, bitisTarihi }, rent_changes, today)
  const current_rent = agreedRent(terms, rent_changes, addDays(year.start, -1))
  const proposal = proposeRent({ terms, on: year.start, started_on, current_rent, tufe })
  const roofless = !hasRoof(tasinmazCinsi)
  const isCapped = proposal.basis !== 'foreign' && !roofless
  const isMissing = isCapped && !proposal.cap?.published
  const nextMonth = `${monthsAfter(monthOf(today), 1)}-01`
  const isLongAgo = addDays(year.start, backdatedDays) < today
  return {
    ...proposal,
    ...(roofless && proposal.basis !== 'foreign' && { cap: null, max_rent: null }),
    waits_for: isMissing ? monthsAfter(monthOf(year.start), -1) : null,
    year,
    from_on: isLongAgo && nextMonth <= year.end ? nextMonth : year.start,
    roofless,
  }
}

/** As the records say. `applied`: by the clause of the contract, without an answer. `waived`: no increase in this year. */
export const increaseRecordStates = ['sent', 'objected', 'confirmed', 'applied', 'withdrawn', 'waived'] as const
export type IncreaseRecordState = (typeof increaseRecordStates)[number]

export const increaseStates = [
  'over',
  'renewing',
  'barred',
  'early',
  'waits',
  'open',
  'sent',
  'objected',
  'agreed',
  'waived',
] as const
export type IncreaseState = (typeof increaseStates)[number]

interface StateSource {
  started_on: IsoDate
  /** Its last day, also one that is still to come. */
  ended_on: IsoDate | null
  contract: { status: ContractStatus; cancelled: boolean; baslangicTarihi: IsoDate }
  /** A contract that is to follow was sent and not refused. */
  renewing: boolean
  proposal: IncreaseProposal
  /** What was done about the year at hand. */
  record: { state: IncreaseRecordState } | null
  today: IsoDate
}

export function increaseState(source: StateSource): IncreaseState {
  const { started_on, ended_on, contract, renewing, proposal, record, today } = source
  if (ended_on || contract.cancelled || contract.status !== 'active') return 'over'
  switch (record?.state) {
    case 'confirmed':
    case 'applied':
      return 'agreed'
    case 'sent':
    case 'objected':
    case 'waived':
      return record.state
  }
  // Whoever agrees on a new contract agrees on its rent; the first one of a tenancy renews nothing.
  const isAgreed = contract.baslangicTarihi > today && started_on < contract.baslangicTarihi
  if (renewing || isAgreed) return 'renewing'
  if (proposal.basis === 'foreign' && !proposal.five_years) return 'barred'
  if (proposal.year.opens > today) return 'early'
  return proposal.waits_for ? 'waits' : 'open'
}

/** The clause of the contract raises the rent by itself; without one the tenant has to agree. */
export const hasClause = ({ basis, percent }: Pick<RentProposal, 'basis' | 'percent'>): boolean =>
  percent > 0 && (basis === 'index' || basis === 'rate' || basis === 'rate_capped')

/** So many days the tenant has for an answer before the clause can be relied on. */
export const answerDays = 7

interface Applying {
  record: {
    state: IncreaseRecordState
    new_rent: number
    from_on: IsoDate
    clause_rent: number | null
    sent_on: IsoDate
  }
  today: IsoDate
}

/**
 * Whether the landlord may have the announced increase take effect by the contract's own clause: it asks for no more than
 * the clause gives, its day has come, and the tenant had a week and did not object.
 */
export const mayApply = ({ record, today }: Applying): boolean =>
  record.state === 'sent' &&
  record.clause_rent !== null &&
  record.new_rent <= record.clause_rent &&
  record.from_on <= today &&
  addDays(record.sent_on, answerDays) <= today
