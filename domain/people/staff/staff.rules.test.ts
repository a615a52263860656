import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunks, exceedsWhole, flagsFor, grantProblems, mayManageStaff, remainingShare } from './staff.rules.ts'
import { batchSize, newStaff, shareForm, staffTypes } from './staff.schema.ts'

const share = (pay: number, payda: number) => ({ pay, payda })
const grant = { canManageMeters: false, acts_on_all: false, properties: [] as string[], shares: {} }

test('LIM-04 60 ids are read in chunks of 25, 25 and 10', () => {
  const ids = Array.from({ length: 60 }, (_, index) => index)
  expect(chunks(ids, batchSize).map((chunk) => chunk.length)).toEqual([25, 25, 10])
  expect(chunks(ids, batchSize).flat()).toEqual(ids)
  expect(chunks([], batchSize)).toEqual([])
})

test('ROLE-14 AMB-26 shares are exact: three thirds are the whole, a hair more is too much', () => {
  expect(exceedsWhole([share(1, 3), share(1, 3), share(1, 3)])).toBe(false)
  expect(exceedsWhole([share(1, 3), share(1, 3), share(1, 3), share(1, 1_000_000)])).toBe(true)
  expect(exceedsWhole([share(999_999, 1_000_000), share(1, 999_999)])).toBe(true)
  expect(exceedsWhole([])).toBe(false)
  expect(remainingShare([share(1, 3), share(1, 4)])).toBe('5/12')
  expect(remainingShare([])).toBe('1')
  expect(remainingShare([share(1, 2), share(2, 4)])).toBe('0')
})

test('ROLE-14 what remains fills the whole and never more, for any shares', () => {
  const any = fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }))
  fc.assert(
    fc.property(fc.array(any, { maxLength: 4 }), (drawn) => {
      const given = drawn.map(([a, b]) => share(Math.min(a, b), Math.max(a, b) * drawn.length))
      expect(exceedsWhole(given)).toBe(false)
      const left = remainingShare(given)
      if (left === '0') return
      const [pay, payda = '1'] = left.split('/')
      expect(exceedsWhole([...given, share(Number(pay), Number(payda))])).toBe(false)
      expect(exceedsWhole([...given, share(Number(pay), Number(payda)), share(1, 1_000_000)])).toBe(true)
    }),
  )
})

test('ROLE-15 a lawyer has every flag but the meters; the others have all five', () => {
  for (const type of staffTypes) expect(flagsFor(type)).toHaveLength(type === 'lawyer' ? 5 : 6)
  expect(flagsFor('lawyer')).not.toContain('canManageMeters')
  expect(grantProblems('lawyer', { ...grant, canManageMeters: true })).toEqual({
    canManageMeters: 'Avukata sayaç yönetimi yetkisi verilemez.',
  })
  expect(grantProblems('estate', { ...grant, canManageMeters: true })).toEqual({})
})

test('AMB-26 only a proxy or shareholder acts on everything, and only a shareholder has shares', () => {
  const id = '0199d8e0-0000-7000-8000-000000000001'
  for (const type of staffTypes) {
    const all = type === 'proxy' || type === 'shareholder'
    expect(Object.keys(grantProblems(type, { ...grant, acts_on_all: true }))).toEqual(all ? [] : ['acts_on_all'])
    const shares = grantProblems(type, { ...grant, properties: [id], shares: { [id]: share(1, 2) } })
    expect(Object.keys(shares)).toEqual(type === 'shareholder' ? [] : ['shares'])
  }
  expect(grantProblems('shareholder', { ...grant, shares: { [id]: share(1, 2) } })).toHaveProperty('shares')
  expect(shareForm.safeParse(share(3, 2)).error?.issues[0]?.message).toBe('Pay, paydadan büyük olamaz')
})

test('ROLE-14 rights are given for one day too, and never until a day before the first', () => {
  const from = { ...grant, since: '2026-12-01' }
  expect(grantProblems('proxy', { ...from, until: '2026-12-01' })).toEqual({})
  expect(grantProblems('proxy', { ...from, until: null })).toEqual({})
  expect(grantProblems('proxy', { ...from, until: '2026-11-30' })).toEqual({
    until: 'Bitiş tarihi başlangıçtan önce olamaz',
  })
})

test('ROLE-14 an owner and an administrator manage people, staff with every flag do not', () => {
  expect(mayManageStaff({ role: 'user', roles: { isHost: true } })).toBe(true)
  expect(mayManageStaff({ role: 'admin', roles: { isHost: false } })).toBe(true)
  expect(mayManageStaff({ role: 'proxy', roles: { isHost: false } })).toBe(false)
})

test('ROLE-14 the form keeps each property once and writes phones the usual way', () => {
  const id = '0199d8e0-0000-7000-8000-000000000001'
  const parsed = newStaff.parse({
    type: 'estate',
    username: ' Hakan Işık ',
    email: 'Hakan@Ornek.Test',
    phoneNumber: '0532 111 22 33',
    canAddProperty: false,
    canManageSuggestions: false,
    canManagePayments: false,
    canManageDocuments: false,
    canManageMeters: false,
    acts_on_all: false,
    properties: [id, id],
    shares: {},
  })
  expect(parsed).toMatchObject({
    username: 'Hakan Işık',
    email: 'hakan@ornek.test',
    phoneNumber: '+905321112233',
    properties: [id],
  })
})
