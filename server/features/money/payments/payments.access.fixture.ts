import { newId } from '#domain/kernel/ids.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { type AccessRow, onProperty } from '#server/testing/access-table.ts'
import { type Caller, groups, type World, type WorldProperty } from '#server/testing/access-world.ts'
import { lastingTenancyAt } from '#server/testing/build-tenancy.ts'

const { moneyManagers: managers, noMoney } = groups
const readers: Caller[] = [...managers, 'lawyer']
/** Tenants and lawyers may read the ledger but not write: 403; others get 404. */
const refused = (caller: Caller) => (noMoney.includes(caller) ? 404 : 403)

const payment = (tenancy_id: string) => ({
  tenancy_id,
  amount: 100_00,
  currency: 'TL' as const,
  on_date: '2026-11-16',
  method: 'bank' as const,
  // Every caller records the same.
  again: true,
  key: newId(),
})

async function recordedAt(at: WorldProperty, world: World) {
  const { tenancy } = await lastingTenancyAt(at, world)
  const host = at.name === 'foreign' ? world.people['other host'] : world.people.owner
  const { body } = await host.call(paymentsApi.record, { body: { payments: [payment(tenancy)] } })
  return body.entries[0]!.id
}

export const paymentsAccess: AccessRow[] = [
  onProperty(paymentsApi.month, {
    may: readers,
    refused: () => 404,
    call: async (at, world) => ({ query: { property: (await lastingTenancyAt(at, world)).property } }),
    means: ({ total }) => (total > 0 ? 200 : 404),
  }),
  onProperty(paymentsApi.account, {
    may: readers,
    refused: () => 404,
    call: async (at, world) => ({ query: { tenancy: (await lastingTenancyAt(at, world)).tenancy } }),
  }),
  onProperty(paymentsApi.record, {
    may: managers,
    refused,
    call: async (at, world) => ({ body: { payments: [payment((await lastingTenancyAt(at, world)).tenancy)] } }),
  }),
  onProperty(paymentsApi.reverse, {
    may: managers,
    refused,
    call: async (at, world) => ({ params: { entry: await recordedAt(at, world) }, body: { reason: 'Yanlış hesap' } }),
  }),
]
