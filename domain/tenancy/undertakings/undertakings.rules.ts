import { addMonths, type IsoDate } from '#domain/kernel/dates.ts'
import { fold } from '#domain/kernel/turkish-text.ts'

export interface UndertakingDates {
  /** Day of the handover to the tenant, as entered. */
  delivered_on: IsoDate
  /** The same day in a handover record confirmed by both sides; null without one. */
  confirmed_on: IsoDate | null
  /** The day on which the tenant signs the undertaking. */
  given_on: IsoDate
  /** The day on which the tenant has to move out. */
  evict_on: IsoDate
  /** When the first contract of the tenancy was agreed; null when unknown. */
  agreed_on: IsoDate | null
  today: IsoDate
}

export type UndertakingProblem = 'not_delivered' | 'before_delivery' | 'with_contract' | 'evict_before_given'

/**
 * The most serious reason why it would be void: an undertaking is valid only if given freely, that is after the
 * handover and not together with the contract, for a definite later day (TBK 352/1).
 */
export function undertakingProblem(dates: UndertakingDates): UndertakingProblem | null {
  // A day confirmed by both sides takes precedence over an earlier one entered by one side.
  const delivered =
    dates.confirmed_on && dates.confirmed_on > dates.delivered_on ? dates.confirmed_on : dates.delivered_on
  if (delivered > dates.today) return 'not_delivered'
  if (dates.given_on <= delivered) return 'before_delivery'
  if (dates.given_on === dates.agreed_on) return 'with_contract'
  return dates.evict_on <= dates.given_on ? 'evict_before_given' : null
}

/** The form field that each problem concerns. */
export const problemFields: Record<UndertakingProblem, 'delivered_on' | 'given_on' | 'evict_on'> = {
  not_delivered: 'delivered_on',
  before_delivery: 'given_on',
  with_contract: 'given_on',
  evict_before_given: 'evict_on',
}

/** The last day for enforcement or a suit: one month after the agreed day of moving out (TBK 352/1). */
export const lastDayToAct = (evict_on: IsoDate): IsoDate => addMonths(evict_on, 1)

export const undertakingStates = ['prepared', 'signed', 'due', 'lapsed', 'withdrawn'] as const
export type UndertakingState = (typeof undertakingStates)[number]

export function undertakingState(
  undertaking: { evict_on: IsoDate; signed: boolean; withdrawn: boolean },
  today: IsoDate,
): UndertakingState {
  if (undertaking.withdrawn) return 'withdrawn'
  if (!undertaking.signed) return 'prepared'
  if (today < undertaking.evict_on) return 'signed'
  return today <= lastDayToAct(undertaking.evict_on) ? 'due' : 'lapsed'
}

/** The address for print, without repeating a district and province that it already ends with. */
export function wholeAddress({ adres, ilce, il }: { adres: string; ilce: string; il: string }): string {
  const words = (text: string) =>
    fold(text)
      .split(/[^\p{L}\d]+/u)
      .filter(Boolean)
      .join(' ')
  const ends = (tail: string) => ` ${words(adres)}`.endsWith(` ${words(tail)}`)
  if (ends(`${ilce} ${il}`)) return adres
  return [adres, !ends(ilce) && ilce, il].filter(Boolean).join(', ')
}
