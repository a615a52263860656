/** Dates without time are ISO dates (2026-11-14); "today" is that of Europe/Istanbul, wherever the server runs. */
export type IsoDate = string

/**
 * Since this moment Turkey has always been at UTC+3. A list formats thousands of days and times, and a time zone lookup
 * costs ten times as much as an addition; only earlier moments use the lookup.
 */
const aheadSince = Date.UTC(2016, 2, 27, 1)
const aheadMs = 3 * 3_600_000
const isAhead = (at: Date) => at.getTime() >= aheadSince
const onClock = (at: Date) => new Date(at.getTime() + aheadMs)

const istanbul = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul', dateStyle: 'short' })
export const isoDate = (at: Date): IsoDate => (isAhead(at) ? fromUtc(at.getTime() + aheadMs) : istanbul.format(at))

/** Stored days and months sort chronologically as text. */
export const compareDays = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** 14.11.2026 */
export function showDate(at: Date | string): string {
  const day = typeof at === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(at) ? at : isoDate(new Date(at))
  return `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`
}
const clock = new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul', hour: '2-digit', minute: '2-digit' })
/** 09:05 */
export function showTime(given: Date | string): string {
  const at = new Date(given)
  return isAhead(at) ? onClock(at).toISOString().slice(11, 16) : clock.format(at)
}
/** 14.11.2026 09:05 */
export const showDateTime = (at: Date | string) => `${showDate(new Date(at))} ${showTime(at)}`

/** An existing day in the stored form (2026-11-14). */
export const isIsoDate = (text: unknown): text is IsoDate => {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** Reads a typed day: 1.12.2026, 01/12/2026, 01122026. Undefined for days that do not exist, such as 31.02.2026. */
export function readDate(text: string): IsoDate | undefined {
  const written =
    /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4})$/.exec(text.trim()) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim())
  const date = written ? `${written[3]}-${written[2]!.padStart(2, '0')}-${written[1]!.padStart(2, '0')}` : text.trim()
  return isIsoDate(date) ? date : undefined
}

/** A calendar month: 2026-09. */
export type IsoMonth = string
export const monthOf = (date: IsoDate): IsoMonth => date.slice(0, 7)
const monthName = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', month: 'long' })
const monthNames = Array.from({ length: 12 }, (_, month) => monthName.format(Date.UTC(2026, month, 1)))
/** Eylül 2026 */
export function showMonth(month: IsoMonth): string {
  const name = monthNames[Number(month.slice(5, 7)) - 1]
  if (!name) throw new RangeError(`${month} is no month`)
  return `${name} ${month.slice(0, 4)}`
}

/** `Az önce`, `5 dk önce`, `3 saat önce`, `2 gün önce`, then the date. */
export function relativeTime(at: Date | string, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - new Date(at).getTime()) / 1000)
  if (seconds < 60) return 'Az önce'
  if (seconds < 3600) return `${Math.floor(seconds / 60)} dk önce`
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} saat önce`
  if (seconds < 7 * 86_400) return `${Math.floor(seconds / 86_400)} gün önce`
  return showDate(at)
}

export const dayMs = 86_400_000
const parts = (date: IsoDate): [year: number, month: number, day: number] => [
  Number(date.slice(0, 4)),
  Number(date.slice(5, 7)),
  Number(date.slice(8, 10)),
]
const twoDigits = (value: number) => (value < 10 ? `0${value}` : `${value}`)
/** Formatted by hand: a list of dates calls this ten thousand times, and `toISOString` takes four times as long. */
function fromUtc(ms: number): IsoDate {
  const at = new Date(ms)
  const year = at.getUTCFullYear()
  if (!(year >= 1000 && year <= 9999)) return at.toISOString().slice(0, 10)
  return `${year}-${twoDigits(at.getUTCMonth() + 1)}-${twoDigits(at.getUTCDate())}`
}
const toUtc = (date: IsoDate) => {
  const [year, month, day] = parts(date)
  return Date.UTC(year, month - 1, day)
}

/** Calendar arithmetic without clock and time zone. */
export const addDays = (date: IsoDate, days: number): IsoDate => fromUtc(toUtc(date) + days * dayMs)
export const daysBetween = (from: IsoDate, to: IsoDate): number => Math.round((toUtc(to) - toUtc(from)) / dayMs)
/** The same day of a later month, or that month's last day: 31 January plus one month is 28 February. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year, month, day] = parts(date)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return fromUtc(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth)))
}
/**
 * The last day of a time of so many months (TBK 92): the day before the same day, or the month's last day where it has
 * no such day. A year from 29 February 2024 ends on 28 February 2025, a month from 31 January on 28 February.
 */
export function lastDayOfTerm(start: IsoDate, months: number): IsoDate {
  const sameDay = addMonths(start, months)
  return sameDay.slice(8) === start.slice(8) ? addDays(sameDay, -1) : sameDay
}
/** The day that follows such a time. */
export const dayAfterTerm = (start: IsoDate, months: number): IsoDate => addDays(lastDayOfTerm(start, months), 1)

export const monthsAfter = (month: IsoMonth, months: number): IsoMonth => monthOf(addMonths(`${month}-01`, months))

/** The last twelve months, the present one last. */
export const lastMonths = (today: IsoDate): IsoMonth[] =>
  Array.from({ length: 12 }, (_, at) => monthsAfter(monthOf(today), at - 11))
