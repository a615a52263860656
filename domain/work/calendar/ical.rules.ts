import { addDays, type IsoDate } from '#domain/kernel/dates.ts'

export interface IcalEvent {
  /** Stable, so that a phone updates its existing event. */
  uid: string
  date: IsoDate
  summary: string
  description: string
  url: string
}

export interface IcalCalendar {
  name: string
  description: string
  /** Time of creation, as an ISO instant. */
  stamp: string
  events: readonly IcalEvent[]
}

const longest = 75
const octetsOf = (text: string) => new TextEncoder().encode(text).length

/** RFC 5545 3.1: at most 75 octets a line, never cut inside a letter; continuation lines begin with a space. */
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

/** iCalendar text allows no control characters except tab and line break. */
const controls = /(?![\t\n])\p{Cc}/gu

/** Escapes user text (RFC 5545 3.3.11). */
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
  // The event does not mark the user as busy.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** A calendar needs at least one component, even without events; Türkiye has had no summer time since 2016. */
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

/** All-day events by RFC 5545; name and refresh interval also as the older X- properties that phones know. */
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
