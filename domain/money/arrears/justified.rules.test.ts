import { expect, test } from 'vitest'
import {
  assessNotice,
  countYear,
  type JudgedNotice,
  type NamedClaim,
  type NoticeVerdict,
  rentYearOf,
} from './justified.rules.ts'

const march: NamedClaim = {
  claim_id: 'march',
  month: '2026-03-01',
  due_on: '2026-03-05',
  category: 'rent',
  open: { before: 30_000_00, after: 30_000_00 },
}
const notice: JudgedNotice = {
  id: 'a',
  way: 'two_notices',
  delivered_on: '2026-03-12',
  written: true,
  withdrawn: false,
  claims: [march],
}
const paid = (before: number, after: number): NamedClaim => ({ ...march, open: { before, after } })

const cases: [name: string, given: Partial<JudgedNotice>, verdict: NoticeVerdict][] = [
  ['unpaid when it was delivered', {}, 'justified'],
  ['paid in part only', { claims: [paid(1_00, 1_00)] }, 'justified'],
  ['paid in part on that day', { claims: [paid(30_000_00, 1)] }, 'justified'],
  ['paid late, before the delivery', { claims: [paid(0, 0)] }, 'unjustified'],
  ['paid on the day of the delivery', { claims: [paid(30_000_00, 0)] }, 'doubtful'],
  ['delivered on the due day', { delivered_on: '2026-03-05' }, 'unjustified'],
  ['delivered on the day after it', { delivered_on: '2026-03-06' }, 'justified'],
  ['not delivered', { delivered_on: null }, 'not_delivered'],
  ['by a plain mail or message', { written: false }, 'not_written'],
  ['withdrawn', { withdrawn: true }, 'withdrawn'],
  ['the claim was taken back', { claims: [{ ...march, open: null }] }, 'unjustified'],
  ['aidat is no rent (352/2)', { claims: [{ ...march, category: 'aidat' }] }, 'unjustified'],
  ['aidat is a side cost (315)', { way: 'late_rent', claims: [{ ...march, category: 'aidat' }] }, 'justified'],
  ['damage is neither', { way: 'late_rent', claims: [{ ...march, category: 'damage' }] }, 'unjustified'],
  ['one of two months still unpaid', { claims: [paid(0, 0), { ...march, claim_id: 'april' }] }, 'justified'],
  ['nobody knows which month', { claims: [] }, 'unknown'],
]
test.each(cases)('ARR-02 TBK 352/2, TBK 315, whether a notice is justified: %s', (_, given, verdict) => {
  expect(assessNotice({ ...notice, ...given })).toBe(verdict)
})

const contracts = [{ baslangicTarihi: '2026-01-01', bitisTarihi: '2026-12-31' }]
const yearOf = (day: string) => rentYearOf(contracts, day)
const forMonth = (
  id: string,
  month: string,
  delivered_on: string,
  given: Partial<JudgedNotice> = {},
): JudgedNotice => ({
  ...notice,
  id,
  delivered_on,
  claims: [{ ...march, claim_id: month, month: `${month}-01`, due_on: `${month}-05` }],
  ...given,
})
const count = (notices: JudgedNotice[], ends = '2026-12-31') => countYear(notices, ends, yearOf)

test('TBK 352/2, two notices for different months of one rent year count, with the month for the suit', () => {
  const two = [forMonth('b', '2026-06', '2026-06-10'), forMonth('a', '2026-03', '2026-03-12')]
  expect(count(two)).toEqual({
    ends_on: '2026-12-31',
    counted: ['a', 'b'],
    could_have_waited: [],
    suit_from: '2027-01-01',
    suit_by: '2027-01-31',
  })
  expect(count([...two, forMonth('c', '2026-07', '2026-07-09', { way: 'late_rent' })]).counted).toEqual(['a', 'b', 'c'])
})

test('TBK 352/2, what does not count: the same month twice, a withdrawn one, another year, delivered after the year', () => {
  expect(count([forMonth('a', '2026-03', '2026-03-12'), forMonth('b', '2026-03', '2026-04-12')]).counted).toEqual(['a'])
  expect(count([forMonth('a', '2026-03', '2026-03-12', { withdrawn: true })]).counted).toEqual([])
  const mailed = forMonth('b', '2026-06', '2026-06-10', { written: false })
  expect(count([forMonth('a', '2026-03', '2026-03-12'), mailed]).counted).toEqual(['a'])
  expect(count([forMonth('a', '2026-12', '2027-01-03')]).counted).toEqual([])
  expect(count([forMonth('a', '2026-12', '2027-01-03')], '2027-12-31').counted).toEqual([])
  const waited = [forMonth('a', '2026-04', '2026-04-12'), forMonth('b', '2026-03', '2026-05-02')]
  expect(count(waited)).toMatchObject({ counted: ['a', 'b'], could_have_waited: ['b'] })
})

test('TBK 352/2 across a renewal each notice counts in the rent year of the contract that held when it arrived', () => {
  const renewed = [
    { baslangicTarihi: '2025-03-01', bitisTarihi: '2026-02-28' },
    { baslangicTarihi: '2026-03-01', bitisTarihi: '2027-02-28' },
  ]
  const of = (ends: string, ...notices: JudgedNotice[]) =>
    countYear(notices, ends, (day) => rentYearOf(renewed, day)).counted
  const before = forMonth('a', '2026-02', '2026-02-10')
  const after = forMonth('b', '2026-03', '2026-03-20')
  expect(of('2026-02-28', before, after)).toEqual(['a'])
  expect(of('2027-02-28', before, after)).toEqual(['b'])
  // February's rent, told of in March: neither year has both the month and the notice.
  expect(of('2027-02-28', forMonth('c', '2026-02', '2026-03-10'), after)).toEqual(['b'])
  // A renewal cut to end in a leap year: the month for the suit.
  expect(countYear([], '2028-02-29', yearOf)).toMatchObject({ suit_from: '2028-03-01', suit_by: '2028-03-29' })
})

test('a rent year is that of the contract that held on the day', () => {
  const renewed = [...contracts, { baslangicTarihi: '2027-01-01', bitisTarihi: '2027-06-30' }]
  expect(rentYearOf(renewed, '2026-05-01')).toBe('2026-12-31')
  expect(rentYearOf(renewed, '2027-02-01')).toBe('2027-06-30')
  expect(rentYearOf(contracts, '2025-12-20')).toBe('2026-12-31')
})
