import { expect, test } from 'vitest'
import type { CalendarItem } from './calendar.schema.ts'
import { calendarGroups, calendarKinds, calendarRules } from './calendar-kinds.rules.ts'
import { feedEvents, feedRange, nearestEvents } from './feed.rules.ts'

const item: CalendarItem = {
  key: 'due:t1:2026-12-05:TL',
  kind: 'rent_due',
  date: '2026-12-05',
  side: 'landlord',
  property: 'p1',
  property_title: 'Moda Dairesi',
  contract: null,
  tenancy: 't1',
  handover: null,
  about: 'Mehmet Öztürk',
  manage: true,
  done: false,
  due: { state: 'open', amount: 2_500_000, left: 2_500_000, currency: 'TL' },
}
const other = { ...item, key: 'due:t2:2026-12-05:TL', property_title: 'Villa', about: 'Zeynep Ak' }
const end: CalendarItem = {
  ...item,
  key: 'contract_end:c1:2026-12-31',
  kind: 'contract_end',
  date: '2026-12-31',
  due: null,
}
const address = { id: 'adres', publicUrl: 'https://ornek.test' }
const all = [...calendarGroups]
const said = (items: CalendarItem[], names: boolean, groups = all) =>
  feedEvents(items, { names, groups }, address).map(({ summary }) => summary)

test('CAL-05 without names nobody and no property is named, and equal days are one event', () => {
  expect(said([item, other, end], false)).toEqual(['Kira ödeme günü (2)', 'Kontratın bitişi'])
  const text = JSON.stringify(feedEvents([item, other, end], { names: false, groups: all }, address))
  for (const word of ['Mehmet', 'Zeynep', 'Moda', 'Villa', '2500', '25.000', 't1', 'c1'])
    expect(text).not.toContain(word)
})

test('CAL-05 with names each day says where and whom it is about, and never how much', () => {
  const events = feedEvents([item, other], { names: true, groups: all }, address)
  expect(events.map(({ summary }) => summary)).toEqual([
    'Kira ödeme günü: Moda Dairesi · Mehmet Öztürk',
    'Kira ödeme günü: Villa · Zeynep Ak',
  ])
  expect(JSON.stringify(events)).not.toContain('2500')
})

test('CAL-05 only the chosen kinds; what is paid, dealt with or handed over says so', () => {
  expect(said([item, end], false, ['contract'])).toEqual(['Kontratın bitişi'])
  const done = [item, end, { ...end, kind: 'handover_out' as const }].map((each) => ({ ...each, done: true }))
  expect(said(done, false)).toEqual([
    'Kira ödeme günü (ödendi)',
    'Kontratın bitişi (halledildi)',
    'Çıkış teslimi (tamamlandı)',
  ])
  // One of the two is paid, so their texts differ and they stay two events.
  expect(said([{ ...item, done: true }, other], false)).toEqual(['Kira ödeme günü (ödendi)', 'Kira ödeme günü'])
})

test('CAL-05 an event keeps its id when it is paid, and two people’s never meet', () => {
  const uid = (one: CalendarItem, id = 'adres') =>
    feedEvents([one], { names: true, groups: all }, { ...address, id })[0]!.uid
  expect(uid(item)).toBe('due-t1-2026-12-05-TL.adres@ornek.test')
  expect(uid({ ...item, done: true })).toBe(uid(item))
  expect(uid(item, 'baska')).not.toBe(uid(item))
})

test('CAL-05 three months back, a year and a half ahead, and at most so many around today', () => {
  expect(feedRange('2026-11-16')).toEqual({ from: '2026-08-01', until: '2028-05-16' })
  expect(feedRange('2026-05-31')).toEqual({ from: '2026-02-01', until: '2027-11-30' })
  const on = (date: string) => ({ uid: date, date, summary: '', description: '', url: '' })
  const days = ['2026-08-01', '2026-11-15', '2026-11-20', '2028-01-01'].map(on)
  expect(nearestEvents(days, '2026-11-16', 2).map(({ date }) => date)).toEqual(['2026-11-15', '2026-11-20'])
  expect(nearestEvents(days, '2026-11-16', 4)).toEqual(days)
})

test('every kind of date has a group and a title of its own', () => {
  const titles = calendarKinds.map((kind) => calendarRules[kind].title)
  expect(new Set(titles).size).toBe(calendarKinds.length)
  expect(new Set(calendarKinds.map((kind) => calendarRules[kind].group))).toEqual(new Set(calendarGroups))
})
