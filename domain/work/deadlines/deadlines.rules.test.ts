import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/kernel/dates.ts'
import { periodEnd } from '#domain/tenancy/contracts/contract-period.rules.ts'
import { deadlineRules } from './deadline-kinds.rules.ts'
import {
  type ContractDates,
  contractDeadlines,
  contractDeadlinesUntil,
  groupOf,
  horizonFrom,
  keyOf,
} from './deadlines.rules.ts'
import { reminderStep } from './reminders.rules.ts'

const oneYear: ContractDates = {
  status: 'active',
  baslangicTarihi: '2026-01-01',
  bitisTarihi: '2026-12-31',
  firstEnd: null,
  tasinmazCinsi: 'Daire',
  startedOn: '2026-01-01',
  endedOn: null,
  depozito: 50_000_00,
  acquiredOn: null,
}
const dates = (contract: ContractDates, today: string) =>
  Object.fromEntries(contractDeadlines(contract, today).map(({ kind, date }) => [kind, date]))

test('SCR-08 the dates of a contract in its first year', () => {
  expect(dates(oneYear, '2026-11-15')).toEqual({
    tenant_notice: '2026-12-16',
    contract_end: '2026-12-31',
    rent_increase: '2027-01-01',
    two_notices: '2027-01-31',
    need_suit: '2027-01-31',
    rent_court: '2030-12-02',
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
  const old: ContractDates = { ...oneYear, baslangicTarihi: '2014-01-01', bitisTarihi: '2014-12-31' }
  // 2015 to 2024 are the ten extension years; the end of 2025 is the first that the landlord can use.
  expect(dates(old, '2025-01-01').landlord_notice).toBe('2025-09-30')
  expect(dates(old, '2025-10-01').landlord_notice).toBe('2026-09-30')
  expect(dates(old, '2020-01-01').landlord_notice).toBe('2025-09-30')
})

test('TBK 345 what counts is thirty days before the rent year after five years, and who misses it waits one year', () => {
  // 01.01.2031 less thirty days.
  expect(dates(oneYear, '2030-12-02').rent_court).toBe('2030-12-02')
  expect(dates(oneYear, '2030-12-03').rent_court).toBe('2031-12-02')
  // In the seventh year the rent of the eighth can be decided.
  expect(dates(oneYear, '2033-06-01').rent_court).toBe('2033-12-02')
  // Eighteen months from 01.07.2026: the first rent year after five years begins on 01.07.2031.
  const longer: ContractDates = { ...oneYear, baslangicTarihi: '2026-07-01', bitisTarihi: '2027-12-31' }
  expect(dates({ ...longer, startedOn: '2026-07-01' }, '2026-11-15').rent_court).toBe('2031-06-01')
  // From the month's last days: 31.01.2027 and 30.03.2027 less thirty days.
  const from = (baslangicTarihi: string, bitisTarihi: string) =>
    dates({ ...oneYear, baslangicTarihi, bitisTarihi, startedOn: baslangicTarihi }, '2026-11-15').rent_court
  expect(from('2022-01-31', '2023-01-30')).toBe('2027-01-01')
  expect(from('2022-03-30', '2023-03-29')).toBe('2027-02-28')
  expect(from('2023-03-31', '2024-03-30')).toBe('2028-03-01')
  // From 29 February on the rent years begin on 1 March, less thirty days.
  const leap: ContractDates = { ...oneYear, baslangicTarihi: '2024-02-29', bitisTarihi: '2025-02-28' }
  expect(dates({ ...leap, startedOn: '2024-02-29' }, '2026-11-15').rent_court).toBe('2029-01-30')
})

test('TBK 345 it is reminded of before its day', () => {
  expect(reminderStep('rent_court', '2030-12-02', '2030-11-02')).toBe(30)
  expect(reminderStep('rent_court', '2030-12-02', '2030-12-01')).toBe(1)
  expect(reminderStep('rent_court', '2030-12-02', '2030-12-03')).toBeNull()
  expect(deadlineRules.rent_court.text).toContain('Gün kaçırılırsa belirlenen kira bir sonraki kira yılından')
})

test('TBK 347 ten years of extension count from the first agreed end, also when the contract names a later year', () => {
  // 01.09.2025 for a year: the eleventh extension ends on 31.08.2037.
  const agreed: ContractDates = { ...oneYear, baslangicTarihi: '2025-09-01', bitisTarihi: '2026-08-31' }
  expect(dates(agreed, '2026-11-15').landlord_notice).toBe('2037-05-31')
  // 01.03.2015 for a year, entered with the year that runs: the eleventh extension ends on 28.02.2027.
  const imported: ContractDates = {
    ...oneYear,
    baslangicTarihi: '2026-03-01',
    bitisTarihi: '2027-02-28',
    firstEnd: '2016-02-29',
    startedOn: '2015-03-01',
  }
  expect(dates(imported, '2026-11-15')).toMatchObject({ landlord_notice: '2026-11-28', rent_court: '2027-01-30' })
})

test('TBK 345 an imported tenancy of many years can have its rent decided for its next rent year, one of three years cannot', () => {
  const imported: ContractDates = {
    ...oneYear,
    baslangicTarihi: '2026-09-01',
    bitisTarihi: '2027-08-31',
    firstEnd: '2020-08-31',
    startedOn: '2019-09-01',
  }
  // 01.09.2027 less thirty days.
  expect(dates(imported, '2026-11-15').rent_court).toBe('2027-08-02')
  expect(dates(imported, '2027-08-03').rent_court).toBe('2028-08-02')
  const young = { ...imported, firstEnd: '2024-08-31', startedOn: '2023-09-01' }
  expect(dates(young, '2026-11-15').rent_court).toBe('2028-08-02')
  // A contract with a rent of its own, signed in the eighth year, is asked about again when ten years are over.
  const renewed = { ...imported, firstEnd: null }
  expect(dates(renewed, '2026-11-15').rent_court).toBe('2029-08-02')
})

test('TBK 350, TBK 352/3 the suit for need is brought within a month after the term, then after each year of extension', () => {
  expect(dates(oneYear, '2027-01-31').need_suit).toBe('2027-01-31')
  expect(dates(oneYear, '2027-02-01').need_suit).toBe('2028-01-31')
  // A term to 31.01. has until the last day of February.
  const january: ContractDates = { ...oneYear, baslangicTarihi: '2026-02-01', bitisTarihi: '2027-01-31' }
  expect(dates(january, '2026-11-15').need_suit).toBe('2027-02-28')
})

test('TBK 351 who bought during the lease has a month for the notice and sues six months after buying', () => {
  const bought: ContractDates = { ...oneYear, acquiredOn: '2026-08-31' }
  expect(dates(bought, '2026-09-01')).toMatchObject({ new_owner_notice: '2026-09-30', new_owner_suit: '2027-02-28' })
  expect(dates(bought, '2026-10-01')).not.toHaveProperty('new_owner_notice')
  // Bought on 31.01.2027: February has no 31.
  expect(dates({ ...oneYear, acquiredOn: '2027-01-31' }, '2027-02-01')).toMatchObject({
    new_owner_notice: '2027-02-28',
    new_owner_suit: '2027-07-31',
  })
  // The owner who let it is no new owner.
  for (const acquiredOn of ['2020-05-01', '2026-01-01'])
    expect(dates({ ...oneYear, acquiredOn }, '2026-01-01')).not.toHaveProperty('new_owner_notice')
})

test('SCR-08 a rent year of a longer contract ends before the contract does', () => {
  const three: ContractDates = { ...oneYear, bitisTarihi: '2028-12-31' }
  expect(dates(three, '2026-06-01').two_notices).toBe('2027-01-31')
  expect(dates(three, '2027-02-01').two_notices).toBe('2028-01-31')
  expect(dates({ ...oneYear, bitisTarihi: '2026-06-30' }, '2026-02-01').two_notices).toBe('2026-07-30')
})

test('SCR-08 bare land has only its end, a contract that nobody agreed to has nothing', () => {
  expect(dates({ ...oneYear, tasinmazCinsi: 'Tarla' }, '2026-11-15')).toEqual({ contract_end: '2026-12-31' })
  // TBK 367: the lease of a field goes on by years; TBK 327: other bare land has no end any more.
  expect(dates({ ...oneYear, tasinmazCinsi: 'Tarla' }, '2027-01-01')).toEqual({ contract_end: '2027-12-31' })
  expect(dates({ ...oneYear, tasinmazCinsi: 'Arsa' }, '2026-11-15')).toEqual({ contract_end: '2026-12-31' })
  expect(dates({ ...oneYear, tasinmazCinsi: 'Arsa' }, '2027-01-01')).toEqual({})
  expect(dates({ ...oneYear, status: 'waiting_for_tenants' }, '2026-11-15')).toEqual({})
})

test('SCR-08 after the end only the deposit is left, for three months', () => {
  const ended: ContractDates = { ...oneYear, endedOn: '2026-11-30' }
  expect(dates(ended, '2026-12-01')).toEqual({ deposit_report: '2027-02-28' })
  expect(dates(ended, '2027-03-01')).toEqual({})
  expect(dates({ ...ended, depozito: 0 }, '2026-12-01')).toEqual({})
  // TBK 339, 342: the bank's months are for roofed places.
  expect(dates({ ...ended, tasinmazCinsi: 'Tarla' }, '2026-12-01')).toEqual({})
  expect(dates({ ...ended, endedOn: '2027-11-30' }, '2027-12-01')).toEqual({ deposit_report: '2028-02-29' })
})

test('SCR-08 renewals do not begin the five years of the rent anew', () => {
  const renewed: ContractDates = { ...oneYear, startedOn: '2023-01-01' }
  expect(dates(renewed, '2026-11-15')).toMatchObject({ rent_court: '2027-12-02', contract_end: '2026-12-31' })
})

test('SCR-08 a list looks a good year ahead', () => {
  expect(horizonFrom('2026-11-15')).toBe('2027-12-20')
})

test('CAL-01 over two years what comes every year comes twice, and what is further away not at all', () => {
  const found = contractDeadlinesUntil(oneYear, '2026-11-01', '2028-05-01').map(({ kind, date }) => [kind, date])
  expect(found).toEqual([
    ['tenant_notice', '2026-12-16'],
    ['contract_end', '2026-12-31'],
    ['rent_increase', '2027-01-01'],
    ['two_notices', '2027-01-31'],
    ['need_suit', '2027-01-31'],
    ['tenant_notice', '2027-12-16'],
    ['contract_end', '2027-12-31'],
    ['rent_increase', '2028-01-01'],
    ['two_notices', '2028-01-31'],
    ['need_suit', '2028-01-31'],
  ])
})

test('dates stand under today, this week, thirty and ninety days', () => {
  const groups = Object.fromEntries(
    ['2026-10-01', '2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23', '2026-12-15', '2026-12-16', '2027-02-13']
      .concat('2027-02-14')
      .map((date) => [date, groupOf(date, '2026-11-15')]),
  )
  expect(groups).toEqual({
    '2026-10-01': 'now',
    '2026-11-15': 'now',
    '2026-11-16': 'week',
    '2026-11-22': 'week',
    '2026-11-23': 'month',
    '2026-12-15': 'month',
    '2026-12-16': 'quarter',
    '2027-02-13': 'quarter',
    '2027-02-14': 'later',
  })
})

test('what was dealt with this year is another date next year', () => {
  const one = { kind: 'contract_end' as const, subject: 'a', date: '2026-12-31' }
  expect(keyOf(one)).toBe('contract_end:a:2026-12-31')
  expect(keyOf(one)).not.toBe(keyOf({ ...one, date: '2027-12-31' }))
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
