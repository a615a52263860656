import type { IsoMonth } from '#domain/kernel/dates.ts'

const short = new Intl.DateTimeFormat('tr-TR', { month: 'short', year: '2-digit', timeZone: 'UTC' })

/** Example: Kas 26 */
export const monthLabel = (month: IsoMonth) => short.format(new Date(`${month}-01T00:00:00Z`))
