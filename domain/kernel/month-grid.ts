import { addDays, addMonths, type IsoDate, type IsoMonth, monthOf } from './dates.ts'

/** A week begins on Monday. */
export const weekdays = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'] as const
export const shortWeekdays = ['Pt', 'Sa', 'Ça', 'Pe', 'Cu', 'Ct', 'Pz'] as const

/** 0 is Monday. */
export const weekdayOf = (date: IsoDate): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7

/** The four to six whole weeks of a month; the first and the last may include days of its neighbours. */
export function weeksOf(month: IsoMonth): IsoDate[][] {
  const first = `${month}-01`
  const start = addDays(first, -weekdayOf(first))
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  )
  return weeks.filter((week) => week.some((date) => monthOf(date) === month))
}

const spoken = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'full', timeZone: 'UTC' })
/** 16 Kasım 2026 Pazartesi */
export const speakDate = (date: IsoDate): string => spoken.format(new Date(`${date}T00:00:00Z`))

/** The day that a key moves to in a calendar used by keyboard; null for any other key. */
export function dayAfterKey(date: IsoDate, { key, shiftKey }: { key: string; shiftKey: boolean }): IsoDate | null {
  const days: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekdayOf(date),
    End: 6 - weekdayOf(date),
  }
  const months: Record<string, number> = { PageUp: shiftKey ? -12 : -1, PageDown: shiftKey ? 12 : 1 }
  if (Object.hasOwn(days, key)) return addDays(date, days[key]!)
  return Object.hasOwn(months, key) ? addMonths(date, months[key]!) : null
}
