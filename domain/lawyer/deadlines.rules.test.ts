import fc from 'fast-check'
import { expect, test } from 'vitest'
import { periodEnd } from '#domain/contracts/contract-period.rules.ts'
import { addDays } from '#domain/kernel/dates.ts'
import { contractDeadlines, daskDeadline, isNear, type Tenancy } from './deadlines.rules.ts'

const oneYear: Tenancy = {
  status: 'active',
  baslangicTarihi: '2026-01-01',
  bitisTarihi: '2026-12-31',
  tasinmazCinsi: 'Daire',
  cancelledOn: null,
}
const dates = (tenancy: Tenancy, today: string) =>
  Object.fromEntries(contractDeadlines(tenancy, today).map(({ kind, date }) => [kind, date]))

test('SCR-08 the dates of a contract in its first year', () => {
  expect(dates(oneYear, '2026-11-15')).toEqual({
    tenant_notice: '2026-12-16',
    contract_end: '2026-12-31',
    rent_increase: '2027-01-01',
    two_notices: '2027-01-31',
    rent_court: '2031-01-01',
    landlord_notice: '2037-09-30',
  })
})

test('SCR-08 a notice that is past is asked again for the year that follows', () => {
  expect(dates(oneYear, '2026-12-16').tenant_notice).toBe('2026-12-16')
  expect(dates(oneYear, '2026-12-17')).toMatchObject({ tenant_notice: '2027-12-16', contract_end: '2026-12-31' })
})

test('SCR-08 a contract that went on by itself ends at its next anniversary', () => {
  expect(periodEnd(oneYear, '2026-12-31')).toBe('2026-12-31')
  expect(periodEnd(oneYear, '2027-01-01')).toBe('2027-12-31')
  expect(periodEnd({ bitisTarihi: '2020-02-29' }, '2026-11-15')).toBe('2027-02-28')
  expect(dates(oneYear, '2029-06-01')).toMatchObject({ contract_end: '2029-12-31', tenant_notice: '2029-12-16' })
})

test('SCR-08 the landlord may give notice after ten extension years, three months ahead, then every year', () => {
  const old: Tenancy = { ...oneYear, baslangicTarihi: '2014-01-01', bitisTarihi: '2014-12-31' }
  // 2015 to 2024 are the ten years; the end of 2025 is the first that can be used.
  expect(dates(old, '2025-01-01').landlord_notice).toBe('2025-09-30')
  expect(dates(old, '2025-10-01').landlord_notice).toBe('2026-09-30')
  expect(dates(old, '2020-01-01').landlord_notice).toBe('2025-09-30')
})

test('SCR-08 five years make the rent a matter for the court, and so do the next five', () => {
  expect(dates(oneYear, '2031-01-01').rent_court).toBe('2031-01-01')
  expect(dates(oneYear, '2031-01-02').rent_court).toBe('2036-01-01')
})

test('SCR-08 a rent year of a longer contract ends before the contract does', () => {
  const three: Tenancy = { ...oneYear, bitisTarihi: '2028-12-31' }
  expect(dates(three, '2026-06-01').two_notices).toBe('2027-01-31')
  expect(dates(three, '2027-02-01').two_notices).toBe('2028-01-31')
  expect(dates({ ...oneYear, bitisTarihi: '2026-06-30' }, '2026-02-01').two_notices).toBe('2026-07-30')
})

test('SCR-08 bare land has only its end, a contract that nobody agreed to has nothing', () => {
  expect(dates({ ...oneYear, tasinmazCinsi: 'Tarla' }, '2026-11-15')).toEqual({ contract_end: '2026-12-31' })
  expect(dates({ ...oneYear, status: 'waiting_for_tenants' }, '2026-11-15')).toEqual({})
})

test('SCR-08 after the end only the deposit is left, for three months', () => {
  const ended: Tenancy = { ...oneYear, cancelledOn: '2026-11-30' }
  expect(dates(ended, '2026-12-01')).toEqual({ deposit_report: '2027-02-28' })
  expect(dates(ended, '2027-03-01')).toEqual({})
})

test('SCR-08 a policy that ran out is still worth a line; what is years away is not', () => {
  expect(daskDeadline(null)).toEqual([])
  expect(daskDeadline('2026-03-01').every((each) => isNear(each, '2026-11-15'))).toBe(true)
  expect(isNear({ kind: 'rent_court', date: '2031-01-01' }, '2026-11-15')).toBe(false)
})

test('SCR-08 whatever the dates, nothing lies in the past and the order is by date', () => {
  const day = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 4000 }), day, (start, length, today) => {
      const tenancy = { ...oneYear, baslangicTarihi: start, bitisTarihi: addDays(start, length) }
      const found = contractDeadlines(tenancy, today).map(({ date }) => date)
      expect(found).toEqual([...found].sort())
      expect(found.every((date) => date >= today)).toBe(true)
    }),
  )
})
