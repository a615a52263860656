import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contractStatuses } from '#domain/access/contract-status.ts'
import {
  type ApprovalStatus,
  contractStatus,
  defaultTerm,
  grossFromNet,
  isExpiring,
  isLive,
  lastDay,
  nextRenewal,
  stopajOf,
} from './contracts.rules.ts'

const answers = ['pending', 'approved', 'rejected'] as const
const combinations = (tenants: number): ApprovalStatus[][] =>
  tenants === 0 ? [[]] : combinations(tenants - 1).flatMap((rest) => answers.map((answer) => [...rest, answer]))

describe('contract status', () => {
  for (const guarantor of [null, 'pending', 'approved'] as const)
    for (const is_corporate of [false, true])
      for (const signed_off_at of [null, '2026-11-15'])
        test(`CON-10 CON-11 CON-12 CON-13 GUA-11 guarantor ${guarantor}, corporate ${is_corporate}, signed ${signed_off_at}`, () => {
          const contract = {
            has_guarantor: guarantor !== null,
            guarantor_approval_status: guarantor,
            is_corporate,
            signed_off_at,
          }
          for (const tenants of [1, 2, 3, 4])
            for (const given of combinations(tenants)) {
              const status = contractStatus(contract, given)
              const expected = given.some((answer) => answer === 'rejected')
                ? 'rejected_by_tenant'
                : guarantor === 'pending'
                  ? 'waiting_for_guarantor'
                  : given.some((answer) => answer === 'pending')
                    ? 'waiting_for_tenants'
                    : is_corporate && !signed_off_at
                      ? 'waitingforsignature'
                      : 'active'
              expect([given, status]).toEqual([given, expected])
            }
        })

  test('CON-11 the order of the answers never matters', () => {
    const contract = { has_guarantor: false, guarantor_approval_status: null, is_corporate: false, signed_off_at: null }
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...answers), { minLength: 1, maxLength: 6 }), (given) => {
        expect(contractStatus(contract, [...given].reverse())).toBe(contractStatus(contract, given))
      }),
    )
  })

  test('a contract without any tenant binds nobody', () => {
    const contract = { has_guarantor: false, guarantor_approval_status: null, is_corporate: false, signed_off_at: null }
    expect(contractStatus(contract, [])).toBe('waiting_for_tenants')
  })
})

test('CON-08 CON-09 of the five statuses only a rejected contract is not live', () => {
  expect(contractStatuses.filter((status) => !isLive(status))).toEqual(['rejected_by_tenant'])
  expect(contractStatuses).toHaveLength(5)
})

test('CON-06 the default term is one year or twelve months, and both end on the same day', () => {
  expect([defaultTerm('Yıl'), defaultTerm('Ay')]).toEqual([1, 12])
  expect(lastDay('2026-11-01', 1, 'Yıl')).toBe('2027-10-31')
  expect(lastDay('2026-11-01', 12, 'Ay')).toBe('2027-10-31')
})

test.each([
  // S1 to S9 of docs/worked-cases.md.
  ['2026-11-01', 1, 'Yıl', '2027-10-31'],
  ['2024-02-29', 1, 'Yıl', '2025-02-28'],
  ['2024-02-29', 4, 'Yıl', '2028-02-28'],
  ['2024-03-01', 1, 'Yıl', '2025-02-28'],
  ['2023-03-01', 1, 'Yıl', '2024-02-29'],
  ['2026-08-31', 6, 'Ay', '2027-02-28'],
  ['2026-01-31', 1, 'Ay', '2026-02-28'],
  ['2024-01-31', 1, 'Ay', '2024-02-29'],
  ['2026-01-30', 1, 'Ay', '2026-02-28'],
  ['2026-01-28', 1, 'Ay', '2026-02-27'],
  ['2026-05-31', 1, 'Ay', '2026-06-30'],
  // S29 to S33.
  ['2027-12-31', 2, 'Ay', '2028-02-29'],
  ['2026-11-30', 3, 'Ay', '2027-02-28'],
  ['2024-01-31', 18, 'Ay', '2025-07-30'],
  ['2024-02-29', 2, 'Yıl', '2026-02-28'],
  ['2028-02-01', 1, 'Ay', '2028-02-29'],
] as const)('TBK 92 a term from %s for %i %s ends on %s', (start, term, unit, end) =>
  expect(lastDay(start, term, unit)).toBe(end),
)

test('CON-20 a contract is flagged with 1 to 90 days left', () => {
  const today = '2026-11-15'
  expect(isExpiring('2026-11-15', today)).toBe(false)
  expect(isExpiring('2026-11-16', today)).toBe(true)
  expect(isExpiring('2027-02-13', today)).toBe(true)
  expect(isExpiring('2027-02-14', today)).toBe(false)
  expect(isExpiring('2026-11-14', today)).toBe(false)
})

test('stopaj is a fifth of the gross rent, and gross comes back from net', () => {
  expect(stopajOf(12_500_00)).toEqual({ gross: 12_500_00, stopaj: 2_500_00, net: 10_000_00 })
  expect(grossFromNet(10_000_00)).toBe(12_500_00)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e10 }), (gross) => {
      const { stopaj, net } = stopajOf(gross)
      expect(stopaj + net).toBe(gross)
      expect(Math.abs(grossFromNet(net) - gross)).toBeLessThanOrEqual(1)
    }),
  )
})

test('the rent may rise after each rent year, or at the end of a shorter term; today counts', () => {
  expect(nextRenewal('2026-12-01', 1, 'Yıl', '2026-11-15')).toBe('2027-12-01')
  expect(nextRenewal('2026-12-01', 3, 'Yıl', '2026-11-15')).toBe('2027-12-01')
  expect(nextRenewal('2026-12-01', 6, 'Ay', '2026-11-15')).toBe('2027-06-01')
  expect(nextRenewal('2022-11-15', 1, 'Yıl', '2026-11-15')).toBe('2026-11-15')
  expect(nextRenewal('2022-11-14', 1, 'Yıl', '2026-11-15')).toBe('2027-11-14')
  // As the extension (TBK 347): yearly from the day after the agreed end.
  expect(nextRenewal('2024-02-29', 1, 'Yıl', '2024-06-01')).toBe('2025-03-01')
  expect(nextRenewal('2024-02-29', 1, 'Yıl', '2027-06-01')).toBe('2028-03-01')
  expect(nextRenewal('2026-08-31', 6, 'Ay', '2026-11-15')).toBe('2027-03-01')
  expect(nextRenewal('2024-02-29', 4, 'Yıl', '2027-06-01')).toBe('2028-02-29')
  expect(nextRenewal('2026-01-01', 18, 'Ay', '2027-06-01')).toBe('2028-01-01')
})
