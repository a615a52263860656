import { expect, test } from 'vitest'
import { pictureOf, tenantCard } from './tenants.schema.ts'

test('TEN-05 pictures cycle through 21', () => {
  expect([0, 20, 21, 22, 41, 42].map(pictureOf)).toEqual([1, 21, 1, 2, 21, 1])
})

test('TEN-06 the card has the specified fields, whom to write to, and every home of the person', () => {
  expect(Object.keys(tenantCard.shape)).toEqual([
    'id',
    'name',
    'role',
    'phoneNumber',
    'email',
    'address',
    'propertyInfo',
    'contractId',
    'propertyId',
    'tenantIdNumber',
    'ownerInfo',
    'userId',
    'avatar',
    'homes',
  ])
})
