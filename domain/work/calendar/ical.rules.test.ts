import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeText, foldLine, type IcalEvent, icalOf } from './ical.rules.ts'

const octets = (text: string) => new TextEncoder().encode(text).length
/** Unfolds lines as RFC 5545 specifies. */
const unfold = (text: string) => text.replaceAll('\r\n ', '')
const readText = (text: string) =>
  text.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))

const event: IcalEvent = {
  uid: 'contract_end-1@ornek.test',
  date: '2028-02-29',
  summary: 'Kontratın bitişi: Moda, 2+1; daire',
  description: 'Birinci satır\nİkinci satır \\ son',
  url: 'https://ornek.test/calendar?month=2028-02&day=2028-02-29',
}
const calendar = { name: 'Anahtar', description: 'Bilgi', stamp: '2026-11-16T09:00:00.000Z', events: [event] }

test('CAL-04 a whole calendar, letter for letter', () => {
  expect(icalOf(calendar)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Anahtar//Takvim//TR',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:Anahtar',
      'X-WR-CALNAME:Anahtar',
      'DESCRIPTION:Bilgi',
      'X-WR-CALDESC:Bilgi',
      'X-WR-TIMEZONE:Europe/Istanbul',
      'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
      'X-PUBLISHED-TTL:PT6H',
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Istanbul',
      'BEGIN:STANDARD',
      'DTSTART:20160907T000000',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0300',
      'TZNAME:+03',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:contract_end-1@ornek.test',
      'DTSTAMP:20261116T090000Z',
      'DTSTART;VALUE=DATE:20280229',
      'DTEND;VALUE=DATE:20280301',
      'SUMMARY:Kontratın bitişi: Moda\\, 2+1\\; daire',
      'DESCRIPTION:Birinci satır\\nİkinci satır \\\\ son',
      'URL:https://ornek.test/calendar?month=2028-02&day=2028-02-29',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('CAL-04 a line of Turkish letters is folded before the letter that no longer fits', () => {
  // 8 octets of the name and 33 letters of two octets make 74; the next letter would exceed 75.
  const [first, second, ...more] = foldLine(`SUMMARY:${'ş'.repeat(40)}`).split('\r\n')
  expect([first, second, more]).toEqual([`SUMMARY:${'ş'.repeat(33)}`, ` ${'ş'.repeat(7)}`, []])
  expect(foldLine('X'.repeat(75))).toBe('X'.repeat(75))
  expect(foldLine('X'.repeat(76))).toBe(`${'X'.repeat(75)}\r\n X`)
})

const anyText = fc.string({
  unit: fc.oneof(fc.constantFrom(...'şğıİÜ🏠;,\\\n \r\t'), fc.string({ unit: 'binary', maxLength: 1 })),
})

test('CAL-04 a line of 75 octets stays whole, and the next octet begins another; no letter is cut', () => {
  expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75))
  expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
  expect(foldLine(`${'x'.repeat(74)}ş`)).toBe(`${'x'.repeat(74)}\r\n ş`)
})

test('CAL-04 whatever people write: no line over 75 octets, and unfolding gives the text back', () => {
  fc.assert(
    fc.property(anyText, fc.string({ unit: 'grapheme' }), (summary, description) => {
      const text = icalOf({ ...calendar, events: [{ ...event, summary, description }] })
      const lines = text.split('\r\n')
      expect(lines.every((line) => octets(line) <= 75 && !/[\r\n]/.test(line))).toBe(true)
      const read = unfold(text).split('\r\n')
      // Each line has one property, so typed text cannot begin another one.
      expect(read.filter((line) => line.startsWith('BEGIN:')).length).toBe(4)
      const shown = read.find((line) => line.startsWith('SUMMARY:'))!.slice('SUMMARY:'.length)
      const kept = summary
        .toWellFormed()
        .replace(/\r\n?/g, '\n')
        .replace(/(?![\t\n])\p{Cc}/gu, '')
      expect(readText(shown)).toBe(kept)
    }),
    { numRuns: 300 },
  )
})

test('CAL-04 what was typed cannot become a property of its own', () => {
  expect(escapeText('Ev\r\nEND:VEVENT')).toBe('Ev\\nEND:VEVENT')
})
