import { daysBetween, type IsoDate, monthsAfter, showDate, showMonth } from '#domain/kernel/dates.ts'
import { backdatedUntil, type IncreaseState } from './rent-increases.rules.ts'
import type { IncreaseProposal } from './rent-increases.schema.ts'

/** The days that count right now: until the increase can be sent, or until it must be. */
export interface IncreaseClock {
  /** Null when no day is known. */
  days: number | null
  /** Continues the number of days; a sentence of its own without one. */
  text: string
}

interface Source {
  state: IncreaseState
  proposal: Pick<IncreaseProposal, 'year' | 'from_on' | 'waits_for'>
  today: IsoDate
}

/** Null in states without a day to wait for or to keep. */
export function increaseClock({ state, proposal, today }: Source): IncreaseClock | null {
  const { year, from_on, waits_for } = proposal
  switch (state) {
    case 'early':
      return { days: daysBetween(today, year.opens), text: `gün sonra, ${showDate(year.opens)} günü gönderilebilir` }
    case 'waits':
      return waits_for ? figureClock(waits_for, today) : null
    case 'open':
    case 'objected':
      if (from_on > today)
        return {
          days: daysBetween(today, from_on),
          text: `gün içinde gönderin; yeni kira ${showDate(from_on)} günü başlasın`,
        }
      return {
        days: daysBetween(today, backdatedUntil(year.start)),
        text: `gün daha kira yılının başından, ${showDate(year.start)} gününden istenir; sonra gelecek aydan`,
      }
    default:
      return null
  }
}

/** A figure is published at the beginning of the month after its own. */
function figureClock(month: string, today: IsoDate): IncreaseClock {
  const published = monthsAfter(month, 1)
  const days = daysBetween(today, `${published}-01`)
  if (days > 0) return { days, text: `gün sonra, ${showMonth(published)} başında ${showMonth(month)} oranı açıklanır` }
  return { days: null, text: `${showMonth(month)} oranı bekleniyor; girildiği gün gönderilebilir` }
}

export interface IncreaseStep {
  label: string
  day: string
  reached: boolean
}

/** The way to a new rent: when it can be sent, what it waits for, and when it begins. */
export function increaseSteps(
  { year, waits_for, cap, from_on }: Pick<IncreaseProposal, 'year' | 'waits_for' | 'cap' | 'from_on'>,
  today: IsoDate,
): IncreaseStep[] {
  const deciding = monthsAfter(year.start.slice(0, 7), -1)
  return [
    { label: 'Gönderilebilir', day: showDate(year.opens), reached: year.opens <= today },
    ...(cap
      ? [
          {
            label: `${showMonth(deciding)} oranı`,
            day: waits_for ? `${showMonth(monthsAfter(deciding, 1))} başı` : 'Açıklandı',
            reached: !waits_for,
          },
        ]
      : []),
    { label: 'Yeni kira yılı', day: showDate(year.start), reached: year.start <= today },
    ...(from_on === year.start ? [] : [{ label: 'Yeni kira', day: showDate(from_on), reached: from_on <= today }]),
  ]
}
