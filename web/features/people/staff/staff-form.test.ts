import { expect, test } from 'vitest'
import { newStaff, staffChange } from '#domain/people/staff/staff.schema.ts'
import { emptyValues, forType, staffForm, toChange, toNew, withShare } from './staff-form.ts'

const home = '0199d8e0-0000-7000-8000-000000000001'
const filled = { ...emptyValues('estate'), username: 'Hakan Işık', email: 'hakan@ornek.test' }

test('SCR-09 another role keeps what was typed and drops what it cannot have', () => {
  const agent = { ...filled, properties: [home], canManageMeters: true, canManageDocuments: true }
  const lawyer = forType(agent, 'lawyer')
  expect(lawyer).toMatchObject({ username: 'Hakan Işık', properties: [home], canManageDocuments: true })
  expect(lawyer.canManageMeters).toBe(false)
  expect(forType(agent, 'proxy').acts_on_all).toBe(false)
  expect(forType(filled, 'proxy').acts_on_all).toBe(true)
  const partner = { ...forType(agent, 'shareholder'), shares: { [home]: { pay: 1, payda: 2 } } }
  expect(forType(partner, 'shareholder').shares).toEqual(partner.shares)
  expect(forType(partner, 'estate').shares).toEqual({})
})

test('SCR-09 a share that is emptied is no share, and half of one is refused', () => {
  const half = withShare({}, home, { pay: 1 })
  expect(staffForm.safeParse({ ...filled, type: 'shareholder', shares: half }).success).toBe(false)
  const whole = withShare(half, home, { payda: 2 })
  expect(whole).toEqual({ [home]: { pay: 1, payda: 2 } })
  expect(withShare(withShare(whole, home, { pay: undefined }), home, { payda: undefined })).toEqual({})
})

test('SCR-09 what the form sends is what the calls declare', () => {
  expect(newStaff.safeParse(toNew(filled)).error).toBeUndefined()
  expect(staffChange.safeParse(toChange(filled)).error).toBeUndefined()
})
