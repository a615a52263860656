import { expect, test } from 'vitest'
import { paperNotice } from './endings.schema.ts'

test('a notice that a tenant gave on paper was delivered by no mail and not here', () => {
  const given = { way: 'tenant_notice', ends_on: '2027-11-30', delivered_on: '2026-11-17' }
  const taken = (delivery: string) => paperNotice.safeParse({ ...given, delivery }).success
  expect(['elden', 'noter', 'PTT'].map(taken)).toEqual([true, true, true])
  expect(['app', 'e-posta'].map(taken)).toEqual([false, false])
})
