/** Dates without time are ISO dates (2026-11-14); "today" is Europe/Istanbul, wherever the server stands. */
export type IsoDate = string

const istanbul = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul', dateStyle: 'short' })
export const isoDate = (at: Date): IsoDate => istanbul.format(at)

const shown = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})
const shownWithTime = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
/** 14.11.2026 */
export const showDate = (at: Date | string) => shown.format(new Date(at))
/** 14.11.2026 09:05 */
export const showDateTime = (at: Date | string) => shownWithTime.format(new Date(at))

/** A day that there is, in the form that is stored. */
export const isIsoDate = (text: unknown): text is IsoDate => {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** As people write a day: 1.12.2026, 01/12/2026, 01122026; undefined for what is none, such as 31.02.2026. */
export function readDate(text: string): IsoDate | undefined {
  const written =
    /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4})$/.exec(text.trim()) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim())
  const date = written ? `${written[3]}-${written[2]!.padStart(2, '0')}-${written[1]!.padStart(2, '0')}` : text.trim()
  return isIsoDate(date) ? date : undefined
}

/** A calendar month: 2026-09. */
export type IsoMonth = string
export const monthOf = (date: IsoDate): IsoMonth => date.slice(0, 7)
const shownMonth = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', month: 'long', year: 'numeric' })
/** Eylül 2026 */
export const showMonth = (month: IsoMonth) => shownMonth.format(new Date(`${month}-01T00:00:00Z`))

const clock = new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul', hour: '2-digit', minute: '2-digit' })
/** 09:05 */
export const showTime = (at: Date | string) => clock.format(new Date(at))

/** `Az önce`, `5 dk önce`, `3 saat önce`, `2 gün önce`, then the date. */
export function relativeTime(at: Date | string, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - new Date(at).getTime()) / 1000)
  if (seconds < 60) return 'Az önce'
  if (seconds < 3600) return `${Math.floor(seconds / 60)} dk önce`
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} saat önce`
  if (seconds < 7 * 86_400) return `${Math.floor(seconds / 86_400)} gün önce`
  return showDate(at)
}

const dayMs = 86_400_000
const parts = (date: IsoDate): [year: number, month: number, day: number] => [
  Number(date.slice(0, 4)),
  Number(date.slice(5, 7)),
  Number(date.slice(8, 10)),
]
const twoDigits = (value: number) => (value < 10 ? `0${value}` : `${value}`)
/** By hand, because a list of dates asks for it ten thousand times and the whole instant costs four times as much. */
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

/** Calendar arithmetic: no clock, no time zone. */
export const addDays = (date: IsoDate, days: number): IsoDate => fromUtc(toUtc(date) + days * dayMs)
export const daysBetween = (from: IsoDate, to: IsoDate): number => Math.round((toUtc(to) - toUtc(from)) / dayMs)
/** The same day of a later month, or that month's last day: 31 January plus one month is 28 February. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year, month, day] = parts(date)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return fromUtc(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth)))
}
export const monthsAfter = (month: IsoMonth, months: number): IsoMonth => monthOf(addMonths(`${month}-01`, months))
