import { eq } from 'drizzle-orm'
import { tenantPaymentsApi } from '#domain/money/tenant-payments/tenant-payments.api.ts'
import { paymentReceipts } from '#server/db/schema/payment-receipts.ts'
import { type AccessRow, anywhere, onProperty } from '#server/testing/access-table.ts'
import { type Caller, groups, type World, type WorldProperty } from '#server/testing/access-world.ts'
import { lastingTenancyAt } from '#server/testing/build-tenancy.ts'
import { pdf } from '#server/testing/sample-files.ts'

const { moneyManagers, noMoney } = groups
const tenants: Caller[] = ['tenant', 'tenant elsewhere']
/** 404 for those who may not read the ledger, 403 for readers who may not write. */
const refused = (caller: Caller) => (noMoney.includes(caller) ? 404 : 403)

/** A waiting receipt of that tenant; each caller uses one up. */
async function receiptAt(at: WorldProperty, world: World) {
  const { tenancy, property } = await lastingTenancyAt(at, world)
  const { people, app } = world
  const owner = at.name === 'foreign' ? people['other host'] : people.owner
  const tenant = at.name === 'foreign' ? people['tenant elsewhere'] : people.tenant
  const id = crypto.randomUUID()
  await app.ctx.db.insert(paymentReceipts).values({
    id,
    tenancy_id: tenancy,
    property_id: property,
    owner_id: owner.id,
    amount: 1_00,
    currency: 'TL',
    on_date: '2026-11-10',
    sha256: '0'.repeat(64),
    state: 'waiting',
    by_id: tenant.id,
    by_name: 'Kiracı',
    created_at: app.ctx.clock.now(),
  })
  return { params: { id } }
}

export const tenantPaymentsAccess: AccessRow[] = [
  anywhere(tenantPaymentsApi.own),
  onProperty(tenantPaymentsApi.send, {
    may: tenants,
    refused,
    call: async (at, world) => ({
      params: { id: (await lastingTenancyAt(at, world)).tenancy },
      query: { key: crypto.randomUUID(), amount: 100, on_date: '2026-11-10', again: 'true' },
      file: new Blob([pdf()]),
    }),
  }),
  onProperty(tenantPaymentsApi.confirm, {
    may: moneyManagers,
    refused,
    call: async (at, world) => ({
      ...(await receiptAt(at, world)),
      body: { amount: 1_00, on_date: '2026-11-10', again: true },
    }),
  }),
  onProperty(tenantPaymentsApi.decline, {
    may: moneyManagers,
    refused,
    call: async (at, world) => ({ ...(await receiptAt(at, world)), body: { reason: 'Okunmuyor' } }),
  }),
  onProperty(tenantPaymentsApi.reopen, {
    may: moneyManagers,
    refused,
    call: async (at, world) => {
      const receipt = await receiptAt(at, world)
      const decided = { state: 'declined' as const, reason: 'Okunmuyor', decided_at: world.app.ctx.clock.now() }
      await world.app.ctx.db.update(paymentReceipts).set(decided).where(eq(paymentReceipts.id, receipt.params.id))
      return receipt
    },
  }),
  onProperty(tenantPaymentsApi.withdraw, { may: tenants, refused, call: receiptAt }),
]
