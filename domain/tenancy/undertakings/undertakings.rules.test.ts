import { expect, test } from 'vitest'
import { lastDayToAct, undertakingProblem, undertakingState, wholeAddress } from './undertakings.rules.ts'

const valid = {
  delivered_on: '2026-01-01',
  confirmed_on: null,
  agreed_on: '2025-12-27',
  given_on: '2026-02-10',
  evict_on: '2027-01-01',
  today: '2026-11-16',
}

test.each([
  ['given after delivery for a later day', {}, null],
  ['given the day after delivery', { given_on: '2026-01-02' }, null],
  ['given on the day of delivery', { given_on: '2026-01-01' }, 'before_delivery'],
  ['given before delivery', { given_on: '2025-12-31' }, 'before_delivery'],
  ['given with the contract, after delivery', { delivered_on: '2025-12-01', given_on: '2025-12-27' }, 'with_contract'],
  ['the contract agreed on an unknown day', { agreed_on: null, given_on: '2026-01-02' }, null],
  ['given before the confirmed record says it was delivered', { confirmed_on: '2026-02-10' }, 'before_delivery'],
  ['given after the confirmed record says it was delivered', { confirmed_on: '2026-02-09' }, null],
  ['to be empty on the day it is given', { evict_on: '2026-02-10' }, 'evict_before_given'],
  ['to be empty before it is given', { evict_on: '2026-02-09' }, 'evict_before_given'],
  ['the place not delivered yet', { delivered_on: '2026-11-17', given_on: '2026-12-01' }, 'not_delivered'],
  ['delivered today, given tomorrow', { delivered_on: '2026-11-16', given_on: '2026-11-17' }, null],
])('TBK 352/1 %s: %j gives %s', (_, change, problem) => {
  expect(undertakingProblem({ ...valid, ...change })).toBe(problem)
})

test.each([
  ['2027-01-01', '2027-02-01'],
  ['2027-01-31', '2027-02-28'],
  ['2028-01-31', '2028-02-29'],
  ['2026-12-15', '2027-01-15'],
  ['2027-03-31', '2027-04-30'],
])('to be empty on %s: enforcement or suit until %s', (evict_on, last) => {
  expect(lastDayToAct(evict_on)).toBe(last)
})

test.each([
  ['2026-12-31', true, false, 'signed'],
  ['2027-01-01', true, false, 'due'],
  ['2027-02-01', true, false, 'due'],
  ['2027-02-02', true, false, 'lapsed'],
  ['2027-01-15', false, false, 'prepared'],
  ['2027-01-15', true, true, 'withdrawn'],
])('on %s, signed %s, withdrawn %s: %s', (today, signed, withdrawn, state) => {
  expect(undertakingState({ evict_on: '2027-01-01', signed, withdrawn }, today)).toBe(state)
})

test.each([
  ['Moda Cad. No: 118 Kadıköy / İstanbul', 'Kadıköy', 'İstanbul', 'Moda Cad. No: 118 Kadıköy / İstanbul'],
  ['Moda Cad. No: 118', 'Kadıköy', 'İstanbul', 'Moda Cad. No: 118, Kadıköy, İstanbul'],
  ['Moda Cad. No: 118 KADIKÖY', 'Kadıköy', 'İstanbul', 'Moda Cad. No: 118 KADIKÖY, İstanbul'],
  // A street may have the name of a district.
  ['Fatih Sultan Mehmet Cad. No: 3', 'Fatih', 'İstanbul', 'Fatih Sultan Mehmet Cad. No: 3, Fatih, İstanbul'],
  ['Moda Cad. No: 118', '', '', 'Moda Cad. No: 118'],
])('the address “%s” in %s, %s is written once', (adres, ilce, il, whole) =>
  expect(wholeAddress({ adres, ilce, il })).toBe(whole),
)
