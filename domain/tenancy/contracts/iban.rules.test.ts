import { expect, test } from 'vitest'
import { isIban, normalIban, showIban } from './iban.rules.ts'

test('the published IBANs pass, with or without spaces and in small letters', () => {
  for (const iban of ['TR330006100519786457841326', 'TR470000100100000350930001', 'tr33 0006 1005 1978 6457 8413 26'])
    expect([iban, isIban(iban)]).toEqual([iban, true])
  expect(showIban('tr330006100519786457841326')).toBe('TR33 0006 1005 1978 6457 8413 26')
  expect(normalIban(' tr33 0006 ')).toBe('TR330006')
})

test('one wrong digit, a swapped pair, another country or another length does not pass', () => {
  for (const iban of [
    'TR330006100519786457841327',
    'TR330006100519786457841236',
    'DE89370400440532013000',
    'TR33000610051978645784132',
    '',
  ])
    expect([iban, isIban(iban)]).toEqual([iban, false])
})
