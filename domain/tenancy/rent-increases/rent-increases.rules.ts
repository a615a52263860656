import type { ContractStatus } from '#domain/access/contract-status.ts'
import { addDays, type IsoDate, monthOf, monthsAfter } from '#domain/kernel/dates.ts'
import { hasRoof, nextRentYear } from '#domain/tenancy/contracts/contract-period.rules.ts'
import type { TufeTable } from '#domain/tenancy/rates/tufe.rules.ts'
import { agreedRent, type IncreaseTerms, proposeRent, type RentChange } from './increase.rules.ts'
import type { IncreaseProposal, MissedWay, RentProposal, RentYear } from './rent-increases.schema.ts'

/** Days before a rent year in which its increase can be proposed and the landlord is notified. */
export const increaseWindowDays = 60

type Lease = Pick<IncreaseTerms, 'brutAylik' | 'baslangicTarihi'> & { bitisTarihi: IsoDate }

/**
 * The rent year whose increase is proposed: the running one, as long as its rent was not changed and the next one is
 * more than sixty days away, else the next. The deciding figure is usually published after the year has begun, so the
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

/** The first days of the rent years after the contract's first one, as far as the day. */
export function rentYearStarts(lease: Omit<Lease, 'brutAylik'>, until: IsoDate): IsoDate[] {
  const starts: IsoDate[] = []
  for (
    let next = nextRentYear(lease, addDays(lease.baslangicTarihi, 1));
    next <= until;
    next = nextRentYear(lease, addDays(next, 1))
  )
    starts.push(next)
  return starts
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

/**
 * An increase that was not asked for before its rent year began: the clause gives it from the year's first day, though late
 * claims are disputed; an agreement gives it from the next month, up to the cap.
 */
function missedWays(proposal: RentProposal, year: RentYear, today: IsoDate): MissedWay[] {
  const { current_rent, rent, max_rent } = proposal
  const nextMonth = `${monthsAfter(monthOf(today), 1)}-01`
  const agreed = rent > current_rent ? rent : (max_rent ?? current_rent)
  return [
    ...(hasClause(proposal) ? [{ way: 'clause' as const, from_on: year.start, rent }] : []),
    ...(nextMonth <= year.end ? [{ way: 'agreement' as const, from_on: nextMonth, rent: agreed }] : []),
  ]
}

/** Later than this many days after the start of the rent year, the new rent begins with the next month. */
const backdatedDays = 45
/** The last day on which the clause is still proposed from the first day of the rent year. */
export const backdatedUntil = (yearStart: IsoDate): IsoDate => addDays(yearStart, backdatedDays)

/** The increase of the rent year: by the contract's clause, up to the cap, from its first day. */
export function proposeIncrease(source: IncreaseSource): IncreaseProposal {
  const { terms, bitisTarihi, tasinmazCinsi, started_on, rent_changes, tufe, today } = source
  const year = rentYearAtHand({ ...terms, bitisTarihi }, rent_changes, today)
  const current_rent = agreedRent(terms, rent_changes, addDays(year.start, -1))
  const roofed = hasRoof(tasinmazCinsi)
  const proposal = proposeRent({ terms, roofed, on: year.start, started_on, current_rent, tufe })
  const isCapped = roofed && proposal.basis !== 'foreign'
  const isMissing = isCapped ? !proposal.cap?.published : proposal.waits_for !== null
  const missed = year.late ? missedWays(proposal, year, today) : []
  const byClause = missed.find(({ way }) => way === 'clause')
  const byAgreement = missed.find(({ way }) => way === 'agreement')
  const isLongAgo = backdatedUntil(year.start) < today
  const usual = byClause && !isLongAgo ? byClause : byAgreement
  return {
    ...proposal,
    waits_for: isMissing ? monthsAfter(monthOf(year.start), -1) : null,
    year,
    from_on: usual?.from_on ?? year.start,
    missed,
    roofless: !roofed,
  }
}

/** Stored states. `applied`: by the contract's clause, without an answer. `waived`: no increase in this year. */
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
  /** The last day of the tenancy, also in the future. */
  ended_on: IsoDate | null
  contract: { status: ContractStatus; cancelled: boolean; baslangicTarihi: IsoDate }
  /** A following contract was sent and not refused. */
  renewing: boolean
  proposal: IncreaseProposal
  /** The increase already recorded for this rent year. */
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
  // A new contract agrees on its own rent; the first contract of a tenancy is no renewal.
  const isAgreed = contract.baslangicTarihi > today && started_on < contract.baslangicTarihi
  if (renewing || isAgreed) return 'renewing'
  if (proposal.basis === 'foreign' && !proposal.five_years) return 'barred'
  if (proposal.year.opens > today) return 'early'
  return proposal.waits_for ? 'waits' : 'open'
}

/** With a clause the contract itself raises the rent; without one the tenant has to agree. */
export const hasClause = ({ basis, percent }: Pick<RentProposal, 'basis' | 'percent'>): boolean =>
  percent > 0 && (basis === 'index' || basis === 'rate' || basis === 'rate_capped')

/** Days that the tenant has to answer before the clause may be applied. */
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
 * True when the landlord may apply the announced increase by the contract's clause: it does not exceed the clause, its
 * day has come, and the tenant had a week and did not object.
 */
export const mayApply = ({ record, today }: Applying): boolean =>
  record.state === 'sent' &&
  record.clause_rent !== null &&
  record.new_rent <= record.clause_rent &&
  record.from_on <= today &&
  addDays(record.sent_on, answerDays) <= today
