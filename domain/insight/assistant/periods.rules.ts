import {
  addDays,
  addMonths,
  dayMs,
  type IsoDate,
  isIsoDate,
  monthOf,
  showDate,
  showMonth,
} from '#domain/kernel/dates.ts'

/** First and last day, both included. */
export interface Period {
  from: IsoDate
  to: IsoDate
  /** As worded in the answer: `bu ay (Kasım 2026)`. */
  label: string
}

const monthNames = [
  ...['ocak', 'subat', 'mart', 'nisan', 'mayis', 'haziran'],
  ...['temmuz', 'agustos', 'eylul', 'ekim', 'kasim', 'aralik'],
]
const numbers: Record<string, number> = {
  bir: 1,
  iki: 2,
  uc: 3,
  dort: 4,
  bes: 5,
  alti: 6,
  yedi: 7,
  sekiz: 8,
  dokuz: 9,
  on: 10,
  oniki: 12,
  yirmi: 20,
  otuz: 30,
  kirk: 40,
  elli: 50,
  altmis: 60,
  doksan: 90,
  yuz: 100,
}
const ending = "(?:['’]?(?:[a-z]{0,8}))?"
const number = `(\\d{1,3}|${Object.keys(numbers).join('|')})`
const numberOf = (text: string) => numbers[text] ?? Number(text)

const firstOf = (date: IsoDate): IsoDate => `${monthOf(date)}-01`
const lastOf = (date: IsoDate): IsoDate => addDays(addMonths(firstOf(date), 1), -1)

export const monthPeriod = (first: IsoDate, said = ''): Period => {
  const name = showMonth(monthOf(first))
  return { from: firstOf(first), to: lastOf(first), label: said ? `${said} (${name})` : name }
}
export const yearPeriod = (year: number, said = ''): Period => ({
  from: `${year}-01-01`,
  to: `${year}-12-31`,
  label: said ? `${said} (${year})` : `${year} yılı`,
})

const monday = (today: IsoDate): IsoDate => addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7))
const week = (first: IsoDate, said: string): Period => ({ from: first, to: addDays(first, 6), label: said })
const single = (day: IsoDate, said: string): Period => ({ from: day, to: day, label: said })

const unitDays: Record<string, number> = { gun: 1, hafta: 7 }
function span(count: number, unit: string, today: IsoDate, ahead: boolean): Period {
  const sign = ahead ? 1 : -1
  const names: Record<string, string> = { gun: 'gün', hafta: 'hafta', ay: 'ay', yil: 'yıl', sene: 'yıl' }
  const months = unit === 'ay' ? count : unit === 'yil' || unit === 'sene' ? count * 12 : 0
  const far = months > 0 ? addMonths(today, sign * months) : addDays(today, sign * count * (unitDays[unit] ?? 1))
  const label = `${ahead ? 'önümüzdeki' : 'son'} ${count} ${names[unit]}`
  return ahead ? { from: today, to: far, label } : { from: addDays(far, 1), to: today, label }
}

interface Rule {
  pattern: RegExp
  period(match: RegExpExecArray, today: IsoDate): Period | null
  /** A month without its year, which a question about the future means differently. */
  yearless?: true
}
const said = (source: string) => new RegExp(`(?:^| )${source}(?= |$)`)

/** The first matching rule applies; longer phrases come before shorter ones. */
const rules: Rule[] = [
  {
    pattern: said('(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})'),
    period: ([, day, month, year]) => {
      const date = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
      return isIsoDate(date) ? single(date, showDate(date)) : null
    },
  },
  {
    pattern: said(`(?:son|gecen|gectigimiz) ${number} (gun|hafta|ay|yil|sene)${ending}`),
    period: ([, count, unit], today) => span(numberOf(count!), unit!, today, false),
  },
  {
    pattern: said(`(?:onumuzdeki|gelecek|sonraki) ${number} (gun|hafta|ay|yil|sene)${ending}`),
    period: ([, count, unit], today) => span(numberOf(count!), unit!, today, true),
  },
  {
    pattern: said(`${number} (gun|hafta|ay|yil|sene) ic[a-z]+`),
    period: ([, count, unit], today) => span(numberOf(count!), unit!, today, true),
  },
  {
    pattern: said(`(gecen|gecmis) (?:yil|sene)(?:in|ki)? (${monthNames.join('|')})${ending}(?: ayi${ending})?`),
    period: ([, , month], today) => monthPeriod(monthDate(Number(today.slice(0, 4)) - 1, month!)),
  },
  {
    pattern: said(`(\\d{4})${ending}(?: yili?${ending})? (${monthNames.join('|')})${ending}(?: ayi${ending})?`),
    period: ([, year, month]) => monthPeriod(monthDate(Number(year), month!)),
  },
  {
    pattern: said(`(${monthNames.join('|')})${ending}(?: ayi${ending})? (\\d{4})${ending}`),
    period: ([, month, year]) => monthPeriod(monthDate(Number(year), month!)),
  },
  {
    pattern: said(`(?:bu ay|icinde bulundugumuz ay|bu aya|bu ayda)(?:ki|in|a|i|da|lik)?${ending}`),
    period: (_, today) => monthPeriod(today, 'bu ay'),
  },
  {
    pattern: said(`(?:gecen|onceki|gectigimiz|bir onceki) ay${ending}`),
    period: (_, today) => monthPeriod(addMonths(firstOf(today), -1), 'geçen ay'),
  },
  {
    pattern: said(`(?:gelecek|onumuzdeki|sonraki|oteki) ay${ending}`),
    period: (_, today) => monthPeriod(addMonths(firstOf(today), 1), 'gelecek ay'),
  },
  {
    pattern: said(`(?:bu (?:yil|sene)|yil basindan beri|yilbasindan beri)${ending}`),
    period: (_, today) => yearPeriod(Number(today.slice(0, 4)), 'bu yıl'),
  },
  {
    pattern: said(`(?:gecen|onceki|gectigimiz) (?:yil|sene)${ending}`),
    period: (_, today) => yearPeriod(Number(today.slice(0, 4)) - 1, 'geçen yıl'),
  },
  {
    pattern: said(`(?:gelecek|onumuzdeki|seneye) ?(?:yil|sene)?${ending}`),
    period: ([whole], today) =>
      /yil|sene/.test(whole!) ? yearPeriod(Number(today.slice(0, 4)) + 1, 'gelecek yıl') : null,
  },
  { pattern: said(`bu hafta${ending}`), period: (_, today) => week(monday(today), 'bu hafta') },
  {
    pattern: said(`(?:(?:gelecek|onumuzdeki) hafta${ending}|haftaya)`),
    period: (_, today) => week(addDays(monday(today), 7), 'gelecek hafta'),
  },
  {
    pattern: said(`(?:gecen|onceki) hafta${ending}`),
    period: (_, today) => week(addDays(monday(today), -7), 'geçen hafta'),
  },
  { pattern: said(`bugun(?:ku|e|un)?`), period: (_, today) => single(today, 'bugün') },
  { pattern: said(`yarin(?:ki|a)?`), period: (_, today) => single(addDays(today, 1), 'yarın') },
  { pattern: said(`dun(?:ku)?`), period: (_, today) => single(addDays(today, -1), 'dün') },
  {
    pattern: said(`(20\\d{2})${ending}(?: (?:yil|sene)${ending})?`),
    period: ([, year]) => yearPeriod(Number(year)),
  },
  {
    pattern: said(
      `(${monthNames.join('|')})(?:[dt][ae]n?|[dt][ae]ki|in|un|i|y?l[ae]|ki|a|e|lik|lar|ler)?(?: ay(?:i${ending})?)?`,
    ),
    period: ([, month], today) => monthPeriod(nearest(month!, today)),
    yearless: true,
  },
]

const monthDate = (year: number, name: string): IsoDate =>
  `${year}-${String(monthNames.indexOf(name) + 1).padStart(2, '0')}-01`
/** A month without a year is its latest occurrence, the present month included. */
const nearest = (name: string, today: IsoDate): IsoDate => {
  const thisYear = monthDate(Number(today.slice(0, 4)), name)
  return thisYear <= today ? thisYear : addMonths(thisYear, -12)
}

/** Stands in the question where a time was named. */
export const timeSlot = '@zaman'

/** The first period named in a folded question, and the question with a mark in its place. */
export function readPeriod(folded: string, today: IsoDate) {
  for (const { pattern, period, yearless = false } of rules) {
    const match = pattern.exec(folded)
    const found = match && period(match, today)
    if (found)
      return { period: found, yearless, rest: folded.replace(match[0], ` ${timeSlot} `).replace(/\s+/g, ' ').trim() }
  }
  return { period: null, yearless: false, rest: folded }
}

/** The same month a year later, for a question about what is to come. */
export const nextOf = ({ from }: Period, today: IsoDate): Period =>
  monthPeriod(from < firstOf(today) ? addMonths(from, 12) : from)

/** The preceding period of the same length, for comparisons. */
export function periodBefore({ from, to }: Period): Period {
  if (from.endsWith('-01-01') && to.endsWith('-12-31')) return yearPeriod(Number(from.slice(0, 4)) - 1)
  if (from.endsWith('-01') && to === lastOf(from)) return monthPeriod(addMonths(from, -1))
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
  const before = { from: addDays(from, -days), to: addDays(from, -1) }
  return { ...before, label: `${showDate(before.from)}–${showDate(before.to)}` }
}
