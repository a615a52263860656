import { expect, test } from 'vitest'
import { editableFlags, flagLabels, noFlags, permissionFlags } from './flags.ts'

const five = ['canAddProperty', 'canManageSuggestions', 'canManagePayments', 'canManageDocuments', 'canManageMeters']

test('ROLE-12 ROLE-13 the five flags and canManageAllProperties can be edited, and all start as false', () => {
  expect(editableFlags).toEqual([...five, 'canManageAllProperties'])
  for (const flag of editableFlags) expect(noFlags[flag]).toBe(false)
})

test('ROLE-12 the shared default cannot be changed by accident', () => {
  expect(() => Object.assign(noFlags, { canAddProperty: true })).toThrow(TypeError)
})

test('ROLE-12 each flag has a label of its own', () => {
  const labels = permissionFlags.map((flag) => flagLabels[flag])
  expect(new Set(labels).size).toBe(6)
})
