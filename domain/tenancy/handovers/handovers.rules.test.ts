import { expect, test } from 'vitest'
import { handoverContent } from './handover-paper.rules.ts'
import { handover } from './handovers.fixture.ts'
import { compareHandovers, missingIn, nextStep, remarksUntil, takesRemarks, usualRooms } from './handovers.rules.ts'
import type { HandoverData, HandoverSummary } from './handovers.schema.ts'
import { mergeHandovers } from './merge-handovers.rules.ts'

test.each([
  // Confirmed late in the evening: the date in Istanbul counts, not the date in UTC.
  ['2026-11-09T20:30:00Z', '2026-11-16'],
  ['2026-11-09T21:30:00Z', '2026-11-17'],
  ['2026-12-28T10:00:00Z', '2027-01-04'],
  ['2028-02-25T10:00:00Z', '2028-03-03'],
])('remarks are taken for seven days after %s, until %s', (confirmed, until) => {
  expect(remarksUntil(new Date(confirmed))).toBe(until)
})

test.each([
  ['2026-11-16T20:59:59Z', true],
  ['2026-11-16T21:00:00Z', false],
])('the seventh day ends at midnight in Istanbul: at %s open is %s', (now, open) => {
  expect(takesRemarks(new Date('2026-11-09T09:00:00Z'), new Date(now))).toBe(open)
})

const today = '2026-11-16'
const room = (condition: string, remarks = '') => [{ id: 'r1', name: 'Salon', condition, remarks }]

test.each<[string, Partial<HandoverData>, string[]]>([
  ['a complete record', {}, []],
  ['no date', { date: null }, ['date']],
  ['a date that has not come', { date: '2026-11-17' }, ['date']],
  ['today', { date: today }, []],
  ['no rooms', { rooms: [] }, ['rooms']],
  ['a room without a condition', { rooms: room('') }, ['room:r1']],
  ['damage that nobody can see', { rooms: room('Hasarlı') }, ['room:r1']],
  ['damage in words', { rooms: room('Hasarlı', 'Kapı kırık') }, []],
  [
    'a fixture without a condition',
    { fixtures: [{ id: 'f1', name: 'Kombi', brand: '', count: '1', condition: '', remarks: '' }] },
    ['fixture:f1'],
  ],
  ['no fixtures at all', { fixtures: [] }, []],
  ['a meter that nobody read', { meters: [{ meter: 'su', number: '', reading: null, absent: false }] }, ['meter:su']],
  [
    'a reading that is no number',
    { meters: [{ meter: 'su', number: '', reading: Number.NaN, absent: false }] },
    ['meter:su'],
  ],
  ['a meter that is not there', { meters: [{ meter: 'su', number: '', reading: null, absent: true }] }, []],
  ['a meter at zero', { meters: [{ meter: 'su', number: '', reading: 0, absent: false }] }, []],
  ['no key handed over', { keys: [{ id: 'k1', kind: 'Daire', count: 0 }] }, ['keys']],
])('what is missing from %s', (_, change, at) => {
  expect(missingIn(handover(change), [], today).map((each) => each.at)).toEqual(at)
})

test('a picture shows damage as well as words do', () => {
  expect(missingIn(handover({ rooms: room('Hasarlı') }), [{ place: 'room:r1' }], today)).toEqual([])
})

test.each([
  ['2+1', ['Antre', 'Salon', 'Mutfak', 'Yatak Odası 1', 'Yatak Odası 2', 'Banyo']],
  ['1+1', ['Antre', 'Salon', 'Mutfak', 'Yatak Odası', 'Banyo']],
  ['', ['Antre', 'Salon', 'Mutfak', 'Yatak Odası', 'Banyo']],
  ['3+2', ['Antre', 'Salon 1', 'Salon 2', 'Mutfak', 'Yatak Odası 1', 'Yatak Odası 2', 'Yatak Odası 3', 'Banyo']],
])('the rooms of a “%s”', (count, rooms) => expect(usualRooms(count)).toEqual(rooms))

const fixture = (condition: string, count = '1', id = 'f1') => [
  { id, name: 'Kombi', brand: 'Demir', count, condition, remarks: '' },
]

test.each([
  ['the same', fixture('İyi'), false],
  ['better', fixture('Yeni'), false],
  ['worse', fixture('Hasarlı'), true],
  ['missing', fixture('Eksik'), true],
  ['fewer', fixture('İyi', '0'), true],
  ['gone', [], true],
  ['written down anew under its name', fixture('İyi', '1', 'f9'), false],
])('moving out with a fixture that is %s', (_, fixtures, worse) => {
  const [compared] = compareHandovers(handover(), handover({ fixtures })).fixtures
  expect(compared).toMatchObject({ name: 'Kombi', worse })
})

test('what a meter ran lies between the two readings, unless the device was changed or one is missing', () => {
  const used = (number: string, reading: number | null, absent = false) =>
    compareHandovers(handover(), handover({ meters: [{ meter: 'elektrik', number, reading, absent }] })).meters[0]!.used
  expect(used('E1', 160.25)).toBe(60.25)
  expect(used('', 160.25)).toBe(60.25)
  expect(used('E2', 160.25)).toBeNull()
  expect(used('E1', null)).toBeNull()
  expect(used('E1', 160, true)).toBeNull()
  expect(used('E1', 90)).toBe(-10)
})

test('a reading that is no number yet runs nothing', () => {
  const read = (reading: number) => handover({ meters: [{ meter: 'su', number: '', reading, absent: false }] })
  expect(compareHandovers(read(120), read(Number.NaN)).meters).toEqual([
    { meter: 'su', before: 120, after: null, used: null },
  ])
})

test('rooms pair by id or name; what only one side has stands alone', () => {
  const after = handover({
    rooms: [
      { id: 'x', name: 'SALON', condition: 'Hasarlı', remarks: '' },
      { id: 'r3', name: 'Balkon', condition: 'Temiz ve hasarsız', remarks: '' },
    ],
  })
  expect(
    compareHandovers(handover(), after).rooms.map(({ before, after: now }) => [before?.id ?? null, now?.id ?? null]),
  ).toEqual([
    ['r1', 'x'],
    [null, 'r3'],
    ['r2', null],
  ])
})

test('two phones that write in different rooms both keep their words; the last one to write a field wins it', () => {
  const base = handover()
  const [salon, kitchen] = base.rooms
  const mine = { ...base, rooms: [{ ...salon!, remarks: 'Benim' }, kitchen!], present: 'Ben' }
  const theirs = {
    ...base,
    rooms: [
      { ...salon!, condition: 'Hasarlı' },
      { ...kitchen!, remarks: 'Onların' },
      { id: 'r3', name: 'Balkon', condition: '', remarks: '' },
    ],
    present: 'Onlar',
  }
  const merged = mergeHandovers(base, mine, theirs)
  expect(merged.rooms).toEqual([
    { ...salon!, condition: 'Hasarlı', remarks: 'Benim' },
    { ...kitchen!, remarks: 'Onların' },
    theirs.rooms[2],
  ])
  expect(merged.present).toBe('Ben')
  // An item deleted by one side disappears, unless the other side has just edited it.
  expect(mergeHandovers(base, { ...base, rooms: [kitchen!] }, base).rooms).toEqual([kitchen])
  expect(mergeHandovers(base, { ...base, rooms: [kitchen!] }, theirs).rooms.map(({ id }) => id)).toEqual([
    'r2',
    'r1',
    'r3',
  ])
  expect(mergeHandovers(base, mine, { ...base, rooms: [salon!] }).rooms.map(({ id }) => id)).toEqual(['r1'])
})

test('the paper of moving out names both times, and every line can be objected to', () => {
  const { sections, items } = handoverContent({
    kind: 'out',
    data: handover({ fixtures: fixture('Hasarlı'), keys: [{ id: 'k1', kind: 'Daire', count: 2 }] }),
    photos: [{ file_id: 'p', place: 'room:r1', sha256: 'abc' }],
    before: handover(),
  })
  const table = (title: string) => sections.find((section) => section.title === title)!.table!.rows
  expect(table('Demirbaşlar')).toEqual([['Kombi Demir', 'İyi, 1 adet', 'Hasarlı, 1 adet', '']])
  expect(table('Anahtarlar')).toEqual([['Daire', '3', '2']])
  expect(table('Sayaçlar')[0]).toEqual(['Elektrik (kWh)', 'E1', '100', '100', '0'])
  expect(sections.find(({ title }) => title === 'Salon')!.photos).toEqual([
    { file_id: 'p', sha256: 'abc', caption: 'Salon 1' },
  ])
  expect(items.map(({ key }) => key)).toEqual([
    'room:r1',
    'room:r2',
    'fixture:f1',
    'meter:elektrik',
    'meter:su',
    'keys',
  ])
})

const summary = (state: HandoverSummary['state'], asked = false): HandoverSummary => ({
  id: 'h',
  kind: 'in',
  state,
  date: null,
  asked,
  remarks_until: null,
  remark_count: 0,
  on_paper: false,
})
test.each([
  [null, true, 'begin'],
  [null, false, null],
  [summary('draft'), true, 'fill'],
  [summary('draft'), false, null],
  [summary('sent', true), true, 'decide'],
  [summary('sent'), true, 'read'],
  [summary('objected'), true, 'correct'],
  [summary('objected'), false, 'read'],
  [summary('confirmed'), true, 'read'],
])('the next step %#', (handoverSummary, mayWrite, step) => {
  expect(nextStep(handoverSummary, { mayWrite })).toBe(step)
})
