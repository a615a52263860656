import { describe, expect, test } from 'vitest'
import { rentYearEnd } from '#domain/tenancy/contracts/contract-period.rules.ts'
import { lastDay } from '#domain/tenancy/contracts/contracts.rules.ts'
import type { TermUnit } from '#domain/tenancy/contracts/contracts.schema.ts'
import { assessEnding, type EndingCase, isStopped, mayChange, mayEndOn, mayObject } from './assess-ending.rules.ts'
import { endingWayRules, endingWays } from './ending-ways.rules.ts'

/** A contract with its first day and a term in months or years. */
const leaseOf = (start: string, term: number, unit: TermUnit, tasinmazCinsi = 'Daire') => ({
  baslangicTarihi: start,
  bitisTarihi: lastDay(start, term, unit),
  tasinmazCinsi,
})
const assess = (given: Partial<EndingCase> & Pick<EndingCase, 'way' | 'terms'>) =>
  assessEnding({
    delivered_on: '2026-11-16',
    basis_on: null,
    today: '2026-11-16',
    started_on: given.terms.baslangicTarihi,
    ...given,
  })

describe('TBK 347 the tenant’s notice: fifteen days before the end, else one more year', () => {
  test.each([
    // first day, term, notice delivered, last day for notice, in time, end
    ['2026-01-01', 1, 'Yıl', '2026-12-16', '2026-12-16', true, '2026-12-31'],
    ['2026-01-01', 1, 'Yıl', '2026-12-17', '2026-12-16', false, '2027-12-31'],
    ['2026-01-01', 12, 'Ay', '2026-12-16', '2026-12-16', true, '2026-12-31'],
    // The last day still belongs to the running period; the next period starts a day later.
    ['2026-01-01', 1, 'Yıl', '2026-12-31', '2026-12-16', false, '2027-12-31'],
    ['2026-01-01', 1, 'Yıl', '2027-01-01', '2027-12-16', true, '2027-12-31'],
    // Month ends: a term from the 31st ends on the day before the 31st, or on the last day of a shorter month.
    ['2026-01-31', 1, 'Ay', '2026-02-13', '2026-02-13', true, '2026-02-28'],
    ['2026-08-31', 6, 'Ay', '2027-02-13', '2027-02-13', true, '2027-02-28'],
    // Leap years: the period ends on 28 or 29 February.
    ['2027-03-01', 1, 'Yıl', '2028-02-14', '2028-02-14', true, '2028-02-29'],
    ['2027-03-01', 1, 'Yıl', '2028-02-15', '2028-02-14', false, '2029-02-28'],
    ['2026-03-01', 1, 'Yıl', '2027-06-01', '2028-02-14', true, '2028-02-29'],
    ['2024-02-29', 1, 'Yıl', '2025-02-13', '2025-02-13', true, '2025-02-28'],
    // Terms of other lengths end at the agreed day, then after each whole year.
    ['2026-01-01', 18, 'Ay', '2026-12-01', '2027-06-15', true, '2027-06-30'],
    ['2026-01-01', 18, 'Ay', '2027-06-16', '2027-06-15', false, '2028-06-30'],
    ['2024-05-15', 3, 'Yıl', '2026-11-16', '2027-04-29', true, '2027-05-14'],
    // Extended for years.
    ['2015-07-01', 1, 'Yıl', '2026-06-15', '2026-06-15', true, '2026-06-30'],
  ] as const)('from %s for %i %s, delivered %s', (start, term, unit, delivered_on, notice_by, kept, earliest) => {
    expect(assess({ way: 'tenant_notice', terms: leaseOf(start, term, unit), delivered_on })).toMatchObject({
      closed: null,
      notice_by,
      kept,
      earliest,
      exact: true,
    })
  })

  test('a missed day is said in words, with what follows; bare land needs no notice', () => {
    const late = assess({ way: 'tenant_notice', terms: leaseOf('2026-01-01', 1, 'Yıl'), delivered_on: '2026-12-20' })
    expect(late.follows).toContain('son bildirim günü 16.12.2026 idi')
    expect(late.follows).toContain('en erken 31.12.2027')
    expect(assess({ way: 'tenant_notice', terms: leaseOf('2026-01-01', 1, 'Yıl', 'Tarla') }).closed).toContain(
      'en az altı ay önceden bildirilir (TBK 367, 368)',
    )
    expect(assess({ way: 'tenant_notice', terms: leaseOf('2026-01-01', 1, 'Yıl', 'Otopark') }).closed).toContain(
      'TBK 327',
    )
  })
})

describe('TBK 347 the landlord after ten extension years: three months ahead', () => {
  test.each([
    ['2014-01-01', 1, '2025-09-30', '2025-09-30', true, '2025-12-31'],
    ['2014-01-01', 1, '2025-10-01', '2025-09-30', false, '2026-12-31'],
    ['2014-01-01', 1, '2026-02-01', '2026-09-30', true, '2026-12-31'],
    // Three months before 31 May is the last day of February; before 29 February it is 29 November.
    ['2013-06-01', 1, '2026-02-28', '2026-02-28', true, '2026-05-31'],
    ['2013-06-01', 1, '2026-03-01', '2026-02-28', false, '2027-05-31'],
    ['2016-03-01', 1, '2028-11-28', '2028-11-28', true, '2029-02-28'],
    // The ten years begin only after a first term of two years.
    ['2013-01-01', 2, '2026-01-01', '2026-09-30', true, '2026-12-31'],
  ] as const)('from %s for %i years, delivered %s', (start, term, delivered_on, notice_by, kept, earliest) => {
    const terms = leaseOf(start, term, 'Yıl')
    expect(assess({ way: 'landlord_ten_years', terms, delivered_on })).toMatchObject({
      closed: null,
      notice_by,
      kept,
      earliest,
      exact: true,
    })
  })

  test.each([
    ['2014-01-01', '2024-12-31'],
    ['2020-01-01', '2026-11-16'],
  ])('from %s it is closed on %s', (start, delivered_on) => {
    const terms = leaseOf(start, 1, 'Yıl')
    expect(assess({ way: 'landlord_ten_years', terms, delivered_on }).closed).toContain('On yıllık uzama')
  })
})

describe('TBK 315 late rent: thirty days after the day of delivery', () => {
  test.each([
    ['Daire', '2026-11-16', '2026-12-17'],
    ['Daire', '2026-12-01', '2027-01-01'],
    ['Dükkan', '2027-01-31', '2027-03-03'],
    ['Daire', '2028-01-31', '2028-03-02'],
    ['Arsa', '2026-11-16', '2026-11-27'],
    // TBK 362: sixty days for a field.
    ['Tarla', '2026-11-16', '2027-01-16'],
  ])('%s, delivered %s: not before %s', (kind, delivered_on, earliest) => {
    const found = assess({ way: 'late_rent', terms: leaseOf('2026-01-01', 1, 'Yıl', kind), delivered_on })
    expect(found).toMatchObject({ closed: null, earliest, exact: false })
  })
})

test('TBK 93 a term to pay that ends on a Sunday or a holiday is not over before the next working day', () => {
  const terms = leaseOf('2026-01-01', 1, 'Yıl')
  const follows = (delivered_on: string) => assess({ way: 'late_rent', terms, delivered_on }).follows
  // To Sunday 22.11.2026, to 01.01.2027, to Wednesday 16.12.2026.
  expect(follows('2026-10-23')).toContain('hafta sonuna denk geliyor (pazar)')
  expect(follows('2026-12-02')).toContain('izleyen ilk iş gününün de geçmesini bekleyin (TBK 93)')
  expect(follows('2026-11-16')).not.toContain('TBK 93')
})

describe('TBK 352/2 two justified notices: suit within a month after the rent year', () => {
  test.each([
    // first day, term in months, second notice, today, end of the rent year, last day for the suit
    ['2026-01-01', 12, '2026-10-05', '2026-11-16', '2026-12-31', '2027-01-31'],
    ['2025-02-01', 12, '2026-01-20', '2026-02-28', '2026-01-31', '2026-02-28'],
    ['2024-03-01', 12, '2025-01-20', '2025-03-28', '2025-02-28', '2025-03-28'],
    // A longer contract has several rent years; eighteen months are one year and a half.
    ['2026-01-01', 36, '2026-10-05', '2026-11-16', '2026-12-31', '2027-01-31'],
    ['2026-01-01', 18, '2026-10-05', '2026-11-16', '2026-12-31', '2027-01-31'],
    ['2025-06-01', 18, '2026-08-05', '2026-11-16', '2026-11-30', '2026-12-30'],
    // Extended: the rent years continue from the agreed end.
    ['2020-07-01', 12, '2026-08-05', '2026-11-16', '2027-06-30', '2027-07-30'],
  ])('from %s for %i months, second notice %s', (start, months, basis_on, today, year, act_by) => {
    const terms = leaseOf(start, months, 'Ay')
    expect(rentYearEnd(terms, basis_on)).toBe(year)
    expect(assess({ way: 'two_notices', terms, basis_on, today })).toMatchObject({ closed: null, kept: true, act_by })
  })

  test('a day later it is over, and a notice that has not arrived is none', () => {
    const terms = leaseOf('2025-02-01', 12, 'Ay')
    expect(assess({ way: 'two_notices', terms, basis_on: '2026-01-20', today: '2026-03-01' })).toMatchObject({
      closed: expect.stringContaining('yeniden iki haklı ihtar'),
      kept: false,
      act_by: '2026-02-28',
    })
    expect(assess({ way: 'two_notices', terms, basis_on: '2026-12-01' }).closed).toBeTruthy()
    expect(assess({ way: 'two_notices', terms }).closed).toBeTruthy()
  })
})

describe('TBK 352/1 eviction undertaking: within a month of the promised day', () => {
  const terms = leaseOf('2026-01-01', 1, 'Yıl')
  test.each([
    ['2026-11-16', '2026-11-16', null, '2026-12-16'],
    ['2027-01-31', '2027-02-28', null, '2027-02-28'],
    ['2028-01-31', '2028-02-29', null, '2028-02-29'],
    ['2027-01-31', '2027-03-01', 'artık dayanılamaz', '2027-02-28'],
    ['2026-01-01', '2026-11-16', 'geçerli değildir', null],
  ])('promised for %s, today %s', (basis_on, today, closed, act_by) => {
    expect(assess({ way: 'undertaking', terms, basis_on, today })).toMatchObject({
      closed: closed ? expect.stringContaining(closed) : null,
      act_by,
    })
  })
})

test.each([
  // kind of property, first day, term in months, today, earliest end or null when the way is closed
  ['Tarla', '2026-01-01', 12, '2026-11-16', '2026-12-31'],
  ['Otopark', '2026-01-01', 24, '2026-11-16', '2027-12-31'],
  ['Daire', '2026-08-01', 6, '2026-11-16', '2027-01-31'],
  ['Daire', '2026-08-31', 6, '2026-11-16', '2027-02-28'],
  ['Daire', '2026-08-01', 7, '2026-11-16', null],
  ['Daire', '2026-01-01', 12, '2026-11-16', null],
  ['Tarla', '2025-01-01', 12, '2026-11-16', null],
])('TBK 327 %s from %s for %i months on %s ends by itself on %s', (kind, start, months, today, earliest) => {
  const found = assess({ way: 'term_end', terms: leaseOf(start, months, 'Ay', kind), today })
  expect(found.earliest).toBe(earliest)
  expect(found.closed === null).toBe(earliest !== null)
})

test('TBK 352/2 is for roofed places: bare land and fields are ended another way', () => {
  for (const kind of ['Tarla', 'Arsa', 'Otopark'])
    expect(
      assess({ way: 'two_notices', terms: leaseOf('2026-01-01', 1, 'Yıl', kind), basis_on: '2026-10-05' }).closed,
    ).toContain('TBK 339, 352')
})

test('TBK 367 the lease of a field that went on is renewed by years, other bare land has no term any more', () => {
  const closed = (kind: string) =>
    assess({ way: 'term_end', terms: leaseOf('2025-01-01', 1, 'Yıl', kind), today: '2026-11-16' }).closed
  expect(closed('Zeytinlik')).toContain('altı ay önceden bildirilerek sona erer (TBK 367, 368)')
  expect(closed('Arsa')).toContain('belirsiz süreli olur (TBK 327)')
})

test('the last day: exact where the law fixes it, never before the earliest, in the past only by agreement or court', () => {
  const terms = leaseOf('2026-01-01', 1, 'Yıl')
  const today = '2026-11-16'
  const at = (way: EndingCase['way'], ends_on: string, basis_on: string | null = null) =>
    mayEndOn(assess({ way, terms, basis_on }), { way, ends_on, today })
  expect(at('tenant_notice', '2026-12-31')).toBe(true)
  expect(at('tenant_notice', '2027-01-31')).toBe(false)
  expect(at('tenant_early', '2026-11-16')).toBe(true)
  expect(at('tenant_early', '2026-11-15')).toBe(false)
  expect(at('late_rent', '2026-12-16')).toBe(false)
  expect(at('late_rent', '2027-02-01')).toBe(true)
  expect(at('agreement', '2026-11-10')).toBe(true)
  expect(at('agreement', '2025-12-31')).toBe(false)
  expect(at('court', '2026-11-10', '2026-11-01')).toBe(true)
  expect(at('court', '2026-10-31', '2026-11-01')).toBe(false)
  expect(at('undertaking', '2026-11-15', '2026-11-15')).toBe(false)
  expect(at('two_notices', '2027-02-01')).toBe(false)
})

test('every way names its article, and nobody starts what is the other side’s to decide', () => {
  for (const way of endingWays) expect(endingWayRules[way].article).toMatch(/^TBK \d+/)
  expect(endingWays.filter((way) => endingWayRules[way].starters.includes('tenant'))).toEqual([
    'agreement',
    'tenant_notice',
    'tenant_early',
    'term_end',
  ])
})

test('the tenant objects once to what the owner began alone: it stops everything but a court’s decision, which is objected to afterwards as well', () => {
  const begun = { way: 'late_rent', side: 'owner', state: 'set', objected_at: null } as const
  expect(mayObject(begun, 'tenant')).toBe(true)
  expect(mayObject(begun, 'owner')).toBe(false)
  expect(mayObject({ ...begun, objected_at: new Date() }, 'tenant')).toBe(false)
  expect(mayObject({ ...begun, state: 'done' }, 'tenant')).toBe(false)
  expect(mayObject({ ...begun, way: 'agreement' }, 'tenant')).toBe(false)
  expect(mayObject({ ...begun, way: 'tenant_notice', side: 'tenant' }, 'owner')).toBe(false)
  for (const state of ['set', 'done'] as const)
    expect(mayObject({ ...begun, way: 'court', state }, 'tenant')).toBe(true)
  expect(mayObject({ ...begun, way: 'court', state: 'withdrawn' }, 'tenant')).toBe(false)
  expect(isStopped({ way: 'late_rent', objected_at: 'x' })).toBe(true)
  expect(isStopped({ way: 'late_rent', objected_at: null })).toBe(false)
  expect(isStopped({ way: 'court', objected_at: 'x' })).toBe(false)
})

test('both change what both agreed on, until its day is over', () => {
  const agreed = { way: 'agreement', state: 'set', ends_on: '2026-12-31' } as const
  expect(mayChange(agreed, '2026-12-31')).toBe(true)
  expect(mayChange(agreed, '2027-01-01')).toBe(false)
  expect(mayChange({ ...agreed, state: 'proposed' }, '2026-12-01')).toBe(false)
  expect(mayChange({ ...agreed, way: 'tenant_notice' }, '2026-12-01')).toBe(false)
})
