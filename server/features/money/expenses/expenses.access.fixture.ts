import { newId } from '#domain/kernel/ids.ts'
import { expensesApi } from '#domain/money/expenses/expenses.api.ts'
import { type AccessRow, anywhere, onProperty } from '#server/testing/access-table.ts'
import { groups, type World, type WorldProperty } from '#server/testing/access-world.ts'
import { lastingTenancyAt } from '#server/testing/build-tenancy.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { buildExpense, buildRecurring } from './expense-rows.fixture.ts'

/** The owner and those who manage payments; never the lawyer, whatever their flags. */
const keepers = groups.moneyManagers
const kept = { may: keepers, refused: () => 404 as const }

const form = { category: 'repair', amount: 125_000, on_date: '2026-11-02' } as const
const rhythm = { category: 'insurance', amount: 90_000, every: 'year', starts_on: '2099-01-01' } as const
const fresh = async (at: WorldProperty, { app }: World, given: Parameters<typeof buildExpense>[2] = {}) => ({
  params: { id: (await buildExpense(app.ctx.db, at.id, given)).id },
})
const freshRecurring = async (at: WorldProperty, { app }: World) => ({
  params: { id: (await buildRecurring(app.ctx.db, at.id)).id },
})
const voided = { voided_at: new Date(), void_reason: 'Yanlış' }

export const expensesAccess: AccessRow[] = [
  onProperty(expensesApi.list, {
    ...kept,
    call: async (at, world) => {
      await fresh(at, world)
      return { query: { property: at.id, owner: 'all' } }
    },
    means: ({ total, totals }) => (total > 0 && totals.length > 0 ? 200 : 404),
  }),
  onProperty(expensesApi.form, {
    ...kept,
    call: (at) => ({ query: { property: at.id } }),
    means: ({ places: properties }, at) => (properties.some(({ id }) => id === at.id) ? 200 : 404),
  }),
  // The file's content is tested in expenses.test.ts.
  anywhere(expensesApi.export, { call: () => ({ query: { format: 'csv' } }) }),
  onProperty(expensesApi.view, { ...kept, call: (at, world) => fresh(at, world) }),
  onProperty(expensesApi.create, {
    may: keepers,
    call: (at) => ({ body: { ...form, id: newId(), property_id: at.id } }),
  }),
  onProperty(expensesApi.change, {
    ...kept,
    call: async (at, world) => ({ ...(await fresh(at, world)), body: { ...form, version: 1, reason: 'Düzeltme' } }),
  }),
  onProperty(expensesApi.pay, {
    ...kept,
    call: async (at, world) => ({ ...(await fresh(at, world)), body: { version: 1, paid_on: '2026-11-03' } }),
  }),
  onProperty(expensesApi.book, {
    ...kept,
    call: async (at, world) => {
      const { property } = await lastingTenancyAt(at, world)
      const { id } = await buildExpense(world.app.ctx.db, property, { bearer: 'tenant', tenant_amount: 125_000 })
      return { params: { id }, body: { category: 'damage', due_on: '2026-12-01' } }
    },
  }),
  onProperty(expensesApi.void, {
    ...kept,
    call: async (at, world) => ({ ...(await fresh(at, world)), body: { reason: 'Yanlış mülk' } }),
  }),
  onProperty(expensesApi.restore, { ...kept, call: (at, world) => fresh(at, world, voided) }),
  onProperty(expensesApi.addInvoice, {
    ...kept,
    call: async (at, world) => ({
      ...(await fresh(at, world)),
      query: { name: 'Fatura.pdf' },
      file: new Blob([new Uint8Array(pdf())]),
    }),
  }),
  onProperty(expensesApi.removeInvoice, {
    ...kept,
    call: async (at, world) => fresh(at, world, { file_id: await at.file('general-files') }),
  }),

  onProperty(expensesApi.recurring, {
    ...kept,
    call: async (at, world) => {
      await freshRecurring(at, world)
      return { query: { property: at.id, owner: 'all' } }
    },
    means: ({ total }) => (total > 0 ? 200 : 404),
  }),
  onProperty(expensesApi.createRecurring, {
    may: keepers,
    call: (at) => ({ body: { ...rhythm, id: newId(), property_id: at.id } }),
  }),
  onProperty(expensesApi.changeRecurring, {
    ...kept,
    call: async (at, world) => ({
      ...(await freshRecurring(at, world)),
      body: { category: 'insurance', amount: 95_000, version: 1 },
    }),
  }),
  onProperty(expensesApi.pauseRecurring, {
    ...kept,
    call: async (at, world) => ({ ...(await freshRecurring(at, world)), body: { paused: true } }),
  }),
  onProperty(expensesApi.endRecurring, {
    ...kept,
    call: async (at, world) => ({ ...(await freshRecurring(at, world)), body: { version: 1 } }),
  }),
]
