import { eq } from 'drizzle-orm'
import { paymentPlansApi } from '#domain/money/payment-plans/payment-plans.api.ts'
import { paymentReminders } from '#server/db/schema/ledger.ts'
import { insertRentChange } from '#server/features/tenancy/rent-increases/rent-increases.queries.ts'
import { type AccessRow, onProperty } from '#server/testing/access-table.ts'
import { type Caller, groups, type World, type WorldProperty } from '#server/testing/access-world.ts'
import { lastingTenancyAt } from '#server/testing/build-tenancy.ts'

const { moneyManagers, moneyReaders, noMoney } = groups
const tenancyOf = async (at: WorldProperty, world: World) => ({ id: (await lastingTenancyAt(at, world)).tenancy })
/** 404 for those who may not read the ledger, 403 for readers who may not write. */
const refused = (caller: Caller) => (noMoney.includes(caller) ? 404 : 403)

export const paymentPlansAccess: AccessRow[] = [
  onProperty(paymentPlansApi.view, {
    may: moneyReaders,
    refused: () => 404,
    call: async (at, world) => ({ params: await tenancyOf(at, world) }),
  }),
  onProperty(paymentPlansApi.change, {
    may: moneyManagers,
    refused,
    call: async (at, world) => ({
      params: await tenancyOf(at, world),
      body: {
        from_on: '2026-12-01',
        frequency: 'month',
        part_month: 'thirtieth',
        rent_free: [],
        withholding_percent: null,
        vat_percent: 0,
        aidat: 0,
      },
    }),
  }),
  onProperty(paymentPlansApi.open, {
    may: moneyManagers,
    refused,
    call: async (at, world) => ({
      params: await tenancyOf(at, world),
      body: {
        key: crypto.randomUUID(),
        opened_on: null,
        note: '',
        balance: { side: 'debt', amount: 100, on_date: '2026-11-01' },
      },
    }),
  }),
  onProperty(paymentPlansApi.enterRent, {
    may: moneyManagers,
    refused,
    call: async (at, world) => ({
      params: await tenancyOf(at, world),
      body: {
        id: crypto.randomUUID(),
        from_on: '2026-11-01',
        agreed: 'written',
        note: '',
        // A different rent for each call, because the current rent is refused.
        rent: 1_000_000 + Math.floor(Math.random() * 1_000_000),
      },
    }),
  }),
  onProperty(paymentPlansApi.takeRentBack, {
    may: moneyManagers,
    refused,
    call: async (at, world) => {
      const { tenancy, contract } = await lastingTenancyAt(at, world)
      const id = crypto.randomUUID()
      await insertRentChange(world.app.ctx.db, {
        id,
        tenancy_id: tenancy,
        contract_id: contract,
        from_on: '2026-11-01',
        rent: 2_500_000,
        source: 'hand',
        agreed: 'written',
        by_name: 'Sahip',
        created_at: world.app.ctx.clock.now(),
      })
      return { params: { id: tenancy, rent: id }, body: { reason: 'Yanlış' } }
    },
  }),
  onProperty(paymentPlansApi.remindNow, {
    may: moneyManagers,
    refused,
    call: async (at, world) => {
      const params = await tenancyOf(at, world)
      // Once a day for each tenancy, whoever reminds.
      await world.app.ctx.db.delete(paymentReminders).where(eq(paymentReminders.tenancy_id, params.id))
      return { params }
    },
  }),
  onProperty(paymentPlansApi.handOut, {
    may: moneyManagers,
    refused,
    call: async (at, world) => {
      const params = await tenancyOf(at, world)
      await world.app.ctx.db.delete(paymentReminders).where(eq(paymentReminders.tenancy_id, params.id))
      return { params }
    },
  }),
  onProperty(paymentPlansApi.remind, {
    may: moneyManagers,
    refused,
    call: async (at, world) => ({ params: await tenancyOf(at, world), body: { on: true } }),
  }),
]
