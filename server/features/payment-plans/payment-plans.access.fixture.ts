import { paymentPlansApi } from '#domain/payment-plans/payment-plans.api.ts'
import { type AccessRow, onProperty } from '#server/testing/access-table.ts'
import { type Caller, groups, type Place, type World } from '#server/testing/access-world.ts'
import { lastingTenancyAt } from '#server/testing/build-tenancy.ts'

const { moneyManagers, moneyReaders, noMoney } = groups
const tenancyOf = async (at: Place, world: World) => ({ id: (await lastingTenancyAt(at, world)).tenancy })
/** Who may not read the account finds none; who reads it and may not write hears that. */
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
        ...{ from_on: '2026-12-01', frequency: 'month', part_month: 'thirtieth', rent_free: [] },
        ...{ withholding_percent: null, vat_percent: 0, aidat: 0 },
      },
    }),
  }),
  onProperty(paymentPlansApi.open, {
    may: moneyManagers,
    refused,
    call: async (at, world) => ({
      params: await tenancyOf(at, world),
      body: {
        ...{ key: crypto.randomUUID(), opened_on: null, note: '' },
        balance: { side: 'debt', amount: 100, on_date: '2026-11-01' },
      },
    }),
  }),
  onProperty(paymentPlansApi.remind, {
    may: moneyManagers,
    refused,
    call: async (at, world) => ({ params: await tenancyOf(at, world), body: { on: true } }),
  }),
]
