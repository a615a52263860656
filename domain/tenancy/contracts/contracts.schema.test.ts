import { expect, test } from 'vitest'
import { landlordParty } from './contracts.schema.ts'

const read = (landlord_phone: string | null) =>
  landlordParty.safeParse({ landlord_name: 'Ayşe', landlord_id_number: null, landlord_phone, landlord_residence: '' })

test.each([
  ['532 111 22 33', '+905321112233'],
  ['0 (532) 111-22-33', '+905321112233'],
  ['+90 216 444 55 66', '+902164445566'],
  ['905321112233', '+905321112233'],
  ['+49 170 1234567', '+491701234567'],
  ['', null],
  [null, null],
])('a party’s telephone %s is kept as %s', (typed, kept) => {
  expect(read(typed).data?.landlord_phone).toBe(kept)
})

test.each(['yok', '532 111', '+90 532 111 22', '112', '+12'])(
  '%s is no telephone number, and it says how to write one',
  (typed) => {
    expect(read(typed).error?.issues[0]?.message).toBe('Telefonu 5xx xxx xx xx biçiminde, yurt dışıysa + ile girin')
  },
)
