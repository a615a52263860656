import { expect, test } from 'vitest'
import type { ContractAction, ContractView } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { mainAction } from './main-action.ts'

const calm = {
  guarantor_declined: false,
  expiring: false,
  ended: false,
  status: 'active',
  waiting_for: [] as ContractView['contract']['waiting_for'],
} as ContractView['contract']
const asked = (...names: string[]) =>
  names.map((name) => ({ approval: name, name, declined: false, expired: false, on_paper: false, asked_on: null }))
const main = (actions: ContractAction[], contract: Partial<ContractView['contract']> = {}) =>
  mainAction({ actions, contract: { ...calm, ...contract } })

test('CON-22 the main button is what presses now; a calm contract has none', () => {
  expect(main(['edit', 'renew', 'cancel', 'remove'])).toBe(null)
  expect(main(['renew', 'edit', 'cancel', 'remove'], { expiring: true })).toBe('renew')
  expect(main(['renew', 'remove'], { ended: true })).toBe('renew')
  expect(main(['renew', 'remove'], { ended: true, cancelled: true })).toBe(null)
  expect(main(['decide', 'remove'], { status: 'waiting_for_tenants' })).toBe('decide')
  const waiting = { status: 'waiting_for_tenants' } as const
  expect(main(['remind', 'edit'], { ...waiting, waiting_for: asked('Ali', 'Veli') })).toBe('remind')
  expect(main(['edit', 'cancel'], { status: 'rejected_by_tenant' })).toBe('edit')
  expect(main(['signOff', 'edit'], { status: 'waitingforsignature' })).toBe('signOff')
  expect(main(['remove'])).toBe(null)
})

test('CON-22 WAY-06 a reminder to one person is offered beside the name and nowhere else', () => {
  const waiting_for = asked('Ali')
  expect(main(['remind', 'edit'], { status: 'waiting_for_tenants', waiting_for })).toBe(null)
  expect(main(['remindGuarantor', 'edit'], { status: 'waiting_for_guarantor', waiting_for })).toBe(null)
})

test('GUA-08 after a guarantor declined the next step is to edit the contract', () => {
  const waiting = { status: 'waiting_for_guarantor' } as const
  expect(main(['remindGuarantor', 'edit'], { ...waiting, guarantor_declined: true })).toBe('edit')
})
