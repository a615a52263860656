import { expect, test } from 'vitest'
import { emptyContract } from '#domain/tenancy/contracts/contract-defaults.rules.ts'
import { grouped, knownValues } from './contract-values.ts'

test('J4 what is known stands in the form as people read it: phones and IBAN in groups, an empty number empty', () => {
  const known = {
    properties: [],
    form: {
      landlord: {
        landlord_name: 'Ayşe Yıldırım',
        landlord_id_number: null,
        landlord_phone: '+905321112233',
        landlord_residence: '',
      },
      terms: { iban: 'TR330006100519786457841326' },
    },
  }
  const { landlord, terms, guarantor } = knownValues(known, '2026-11-19')
  expect([landlord.landlord_phone, terms.iban]).toEqual(['0532 111 22 33', 'TR33 0006 1005 1978 6457 8413 26'])
  expect(guarantor).toBeNull()
  expect(grouped(emptyContract('2026-11-19')).landlord.landlord_phone).toBeNull()
})
