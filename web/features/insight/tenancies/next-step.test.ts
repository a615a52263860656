import { expect, test } from 'vitest'
import { addDays } from '#domain/kernel/dates.ts'
import type { TenancyView } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { nextStep } from './next-step.ts'

const today = '2026-11-19'
const id = '0199aaaa-0000-7000-8000-000000000001'

const figure = {
  currency: 'TL',
  balance: 0,
  late: 0,
  late_since: null,
  waiting: 0,
  deposit_held: 0,
} as const
const calm: TenancyView = {
  id,
  property_id: id,
  property_title: 'Moda Daire',
  address: '',
  property_open: true,
  owner_name: 'Ayşe Yıldırım',
  tenant_names: ['Mehmet Öztürk'],
  started_on: '2025-02-01',
  ended_on: null,
  rents: false,
  left: false,
  manage: true,
  account_open: true,
  money: { rent: 25_000_00, gross: false, currency: 'TL', figures: [figure], next: null, strip: null },
  contract: id,
  ending: null,
  handovers: [],
  contracts: [],
  renewal: {
    state: 'early',
    period_end: '2027-01-31',
    extended: false,
    tasinmazCinsi: 'Daire',
    from: '2026-12-01',
    proposal: null,
  },
  rent_increase: {
    state: 'early',
    year: { start: '2027-02-01', opens: '2026-12-01', late: false } as TenancyView['rent_increase']['year'],
    currency: 'TL',
    current_rent: 25_000_00,
    gross: false,
    waits_for: null,
    record: null,
  },
  agreed_on: null,
  undertakings: [],
  addenda: [],
  may_add: true,
}
const owing = (more: object): Partial<TenancyView> => ({
  money: { ...calm.money!, figures: [{ ...figure, ...more }] },
})
const stepOf = (...given: Partial<TenancyView>[]) => nextStep(Object.assign({}, calm, ...given), today)
const tenant = { rents: true, manage: false }

test('TNC-01 nothing waits: there is no step, and none for those who only look or have left', () => {
  expect(stepOf()).toBeNull()
  const late = owing({ late: 25_000_00, late_since: '2026-11-05' })
  expect(stepOf(late, { manage: false })).toBeNull()
  expect(stepOf(late, tenant, { left: true })).toBeNull()
})

test('TNC-01 each side has its own step', () => {
  const late = owing({ late: 25_000_00, late_since: '2026-11-05' })
  expect(stepOf(late)).toMatchObject({ title: '25.000,00 ₺ gecikti', label: 'Hesabı aç', target: { to: 'account' } })
  expect(stepOf(late, tenant)).toMatchObject({ label: 'Ödemelere git', target: { to: 'payments' } })
  const receipt = owing({ waiting: 25_000_00 })
  expect(stepOf(receipt)).toMatchObject({ label: 'Dekonta bak', target: { to: 'payments' } })
  expect(stepOf(receipt, tenant)).toBeNull()
  const proposed = {
    ending: {
      id,
      way: 'agreement',
      state: 'proposed',
      side: 'tenant',
      ends_on: '2026-12-31',
      objected: false,
      waiting: 0,
      disputed: 0,
      refunded: false,
    },
  } as const
  expect(stepOf(proposed)).toMatchObject({ target: { to: 'ending' } })
  expect(stepOf(proposed, tenant)).toBeNull()
})

test('TNC-01 what the other side waits for goes before money, and money before what is only time', () => {
  const handover = { id, kind: 'in', state: 'sent', date: null, remark_count: 0, on_paper: false, asked: true } as const
  const asked = { handovers: [{ ...handover, remarks_until: null }] }
  const late = owing({ late: 1_00, late_since: '2026-11-05' })
  const open = { rent_increase: { ...calm.rent_increase, state: 'open' } } as const
  expect(stepOf(asked, late, open)?.target).toEqual({ to: 'handover', id })
  expect(stepOf(late, open)?.target).toEqual({ to: 'account' })
  expect(stepOf(open)?.target).toEqual({ to: 'increase' })
  expect(stepOf(open, tenant)).toBeNull()
})

test('TNC-01 a record of moving in is for the first month, one of moving out for the time around the last day', () => {
  expect(stepOf({ started_on: addDays(today, -30) })?.target).toEqual({ to: 'begin', kind: 'in' })
  expect(stepOf({ started_on: addDays(today, -31) })).toBeNull()
  expect(stepOf({ ended_on: addDays(today, 14) })?.target).toEqual({ to: 'begin', kind: 'out' })
  expect(stepOf({ ended_on: addDays(today, 15) })).toBeNull()
  expect(stepOf({ ended_on: addDays(today, -31) })).toBeNull()
})
