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

/** `Az önce`, `5 dk önce`, `3 saat önce`, `2 gün önce`, then the date. */
export function relativeTime(at: Date | string, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - new Date(at).getTime()) / 1000)
  if (seconds < 60) return 'Az önce'
  if (seconds < 3600) return `${Math.floor(seconds / 60)} dk önce`
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} saat önce`
  if (seconds < 7 * 86_400) return `${Math.floor(seconds / 86_400)} gün önce`
  return showDate(at)
}
