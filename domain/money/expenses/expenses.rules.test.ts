import { expect, test } from 'vitest'
import { mayKeepExpenses } from '#domain/access/expense-rights.ts'
import { deductibility } from './expense-categories.rules.ts'
import {
  describeChange,
  dueNote,
  type ExpenseFields,
  isClosed,
  needsCorrection,
  splitOfRequest,
  tenantPart,
} from './expenses.rules.ts'
import { newExpense } from './expenses.schema.ts'

const today = '2026-11-16'
const fields: ExpenseFields = {
  category: 'repair',
  amount: 125_000,
  bearer: 'landlord',
  tenant_amount: 0,
  on_date: '2026-10-05',
  paid_on: null,
  supplier: 'Usta Tesisat',
  invoice_no: '',
  description: 'Kombi bakımı',
}

test('the tenant bears nothing, everything or the agreed part', () => {
  expect(tenantPart({ amount: 90_000, bearer: 'landlord', tenant_amount: 5 })).toBe(0)
  expect(tenantPart({ amount: 90_000, bearer: 'tenant', tenant_amount: null })).toBe(90_000)
  expect(tenantPart({ amount: 90_000, bearer: 'shared', tenant_amount: 30_000 })).toBe(30_000)
})

test('a shared expense says the tenant’s part, which is less than the whole; a claim needs somebody who bears it', () => {
  const parse = (given: object) =>
    newExpense.safeParse({
      id: '0199a1b2-0000-7000-8000-000000000001',
      property_id: '0199a1b2-0000-7000-8000-000000000002',
      category: 'repair',
      amount: 90_000,
      on_date: '2026-10-05',
      ...given,
    }).success
  expect(parse({})).toBe(true)
  expect(parse({ bearer: 'shared' })).toBe(false)
  expect(parse({ bearer: 'shared', tenant_amount: 90_000 })).toBe(false)
  expect(parse({ bearer: 'shared', tenant_amount: 45_000 })).toBe(true)
  expect(parse({ book: { category: 'damage', due_on: '2026-12-01' } })).toBe(false)
  expect(parse({ bearer: 'tenant', book: { category: 'damage', due_on: '2026-12-01' } })).toBe(true)
  expect(parse({ amount: 0 })).toBe(false)
  expect(parse({ amount: 12.5 })).toBe(false)
})

test('an expense is closed once it was charged to the tenant or stands in a tax year that is over', () => {
  const at = (on_date: string, paid_on: string | null = null, booked = false) =>
    isClosed({ on_date, paid_on, booked }, today)
  expect(at('2026-01-01')).toBe(false)
  expect(at('2025-12-31')).toBe(true)
  expect(at('2026-01-05', '2025-12-30')).toBe(true)
  expect(at('2026-10-05', '2026-10-06')).toBe(false)
  expect(at('2026-10-05', null, true)).toBe(true)
})

test('a closed one is corrected by voiding; paying what was open is no correction', () => {
  const open = { ...fields, booked: false }
  const lastYear = { ...fields, on_date: '2025-10-05', booked: false }
  const booked = { ...fields, booked: true }
  expect(needsCorrection(open, { ...fields, amount: 1 }, today)).toBe(false)
  expect(needsCorrection(lastYear, { ...lastYear, amount: 1 }, today)).toBe(true)
  expect(needsCorrection(booked, { ...fields, description: 'Başka' }, today)).toBe(true)
  expect(needsCorrection(booked, { ...fields, paid_on: '2026-11-01' }, today)).toBe(false)
  expect(needsCorrection(lastYear, { ...lastYear, paid_on: '2026-02-01' }, today)).toBe(false)
  const paidLastYear = { ...lastYear, paid_on: '2025-11-01' }
  expect(needsCorrection(paidLastYear, { ...paidLastYear, paid_on: null }, today)).toBe(true)
  const paidThisYear = { ...lastYear, paid_on: '2026-02-01' }
  expect(needsCorrection(paidThisYear, { ...paidThisYear, paid_on: null }, today)).toBe(false)
})

test('the history says what a change did', () => {
  expect(describeChange(fields, { ...fields, amount: 135_050, paid_on: '2026-11-03', category: 'legal' })).toBe(
    'Tür: Onarım → Hukuk gideri; Tutar: 1.250,00 ₺ → 1.350,50 ₺; Ödeme tarihi: — → 03.11.2026',
  )
  expect(dueNote(fields)).toBe('Onarım: Kombi bakımı')
  expect(dueNote({ category: 'other', description: '' })).toBe('Diğer')
})

test('GVK 74 loan interest on a dwelling is deducted no longer from 2025 income; on a workplace it is', () => {
  const borne = { amount: 90_000, tenant_amount: 0 }
  const interest = (tasinmazCinsi: string, day: string) =>
    deductibility({ ...borne, category: 'loan_interest', tasinmazCinsi, day })
  expect(interest('Daire', '2024-12-31')).toBe('yes')
  expect(interest('Daire', '2025-01-01')).toBe('no')
  expect(interest('Dükkân', '2026-05-01')).toBe('yes')
  expect(deductibility({ ...borne, category: 'repair', tasinmazCinsi: 'Daire', day: today })).toBe('yes')
  const tenants = { amount: 90_000, tenant_amount: 90_000 }
  expect(deductibility({ ...tenants, category: 'repair', tasinmazCinsi: 'Daire', day: today })).toBe('no')
  expect(deductibility({ ...borne, category: 'legal', tasinmazCinsi: 'Daire', day: today })).toBe('check')
})

test('a request’s cost becomes the same split', () => {
  expect(splitOfRequest(85_000, 'Mülk sahibi')).toEqual({ bearer: 'landlord', tenant_amount: null })
  expect(splitOfRequest(85_000, 'Kiracı')).toEqual({ bearer: 'tenant', tenant_amount: null })
  expect(splitOfRequest(85_001, 'Yarı yarıya')).toEqual({ bearer: 'shared', tenant_amount: 42_500 })
  expect(splitOfRequest(1, 'Yarı yarıya')).toEqual({ bearer: 'landlord', tenant_amount: null })
})

test('costs are kept by the owner and by staff who manage payments, never by tenant, lawyer or shareholder', () => {
  for (const [relation, may] of [
    ['owner', true],
    ['admin', true],
    ['authorised', true],
    ['estate', true],
    ['proxy', true],
    ['lawyer', false],
    ['shareholder', false],
    ['tenant', false],
  ] as const)
    expect([relation, mayKeepExpenses(relation, { managePayments: true })]).toEqual([relation, may])
  expect(mayKeepExpenses('authorised', { managePayments: false })).toBe(false)
})
