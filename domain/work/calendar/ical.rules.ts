import { addDays, type IsoDate } from '#domain/kernel/dates.ts'

export interface IcalEvent {
  /** The same for the same thing, so that a phone updates what it has. */
  uid: string
  date: IsoDate
  summary: string
  description: string
  url: string
}

export interface IcalCalendar {
  name: string
  description: string
  /** When it was made, as an ISO instant. */
  stamp: string
  events: readonly IcalEvent[]
}

const longest = 75
const octetsOf = (text: string) => new TextEncoder().encode(text).length

/** RFC 5545 3.1: at most 75 octets on a line; a letter of several octets is never cut, and the rest follows after a space. */
export function foldLine(line: string): string {
  const lines: string[] = []
  let current = ''
  let used = 0
  for (const letter of line) {
    const size = octetsOf(letter)
    if (used + size > longest) {
      lines.push(current)
      current = ' '
      used = 1
    }
    current += letter
    used += size
  }
  return [...lines, current].join('\r\n')
}

/** A calendar's text may hold none of them but the tab and the end of a line. */
const controls = /(?![\t\n])\p{Cc}/gu

/** RFC 5545 3.3.11, for what people have written. */
export const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(controls, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n')

const plainDay = (date: IsoDate) => date.replaceAll('-', '')
const plainInstant = (stamp: string) => `${stamp.slice(0, 19).replace(/[-:]/g, '')}Z`

const eventLines = ({ uid, date, summary, description, url }: IcalEvent, stamp: string) => [
  'BEGIN:VEVENT',
  `UID:${escapeText(uid)}`,
  `DTSTAMP:${plainInstant(stamp)}`,
  `DTSTART;VALUE=DATE:${plainDay(date)}`,
  `DTEND;VALUE=DATE:${plainDay(addDays(date, 1))}`,
  `SUMMARY:${escapeText(summary)}`,
  ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
  `URL:${url}`,
  // A day to remember leaves the person free for other things.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** A calendar needs one component at least, also while it has no events; Türkiye has had no summer time since 2016. */
const timeZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Istanbul',
  'BEGIN:STANDARD',
  'DTSTART:20160907T000000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'TZNAME:+03',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** All-day events as RFC 5545 wants them; the names and the refresh also in the older words that phones know. */
export function icalOf({ name, description, stamp, events }: IcalCalendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Anahtar//Takvim//TR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `X-WR-CALDESC:${escapeText(description)}`,
    'X-WR-TIMEZONE:Europe/Istanbul',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...timeZone,
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}
