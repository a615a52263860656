import { tenancyLifeApi } from '#domain/insight/tenancy-life/tenancy-life.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { type AccessRow, onProperty } from '#server/testing/access-table.ts'
import { type Caller, groups, type World, type WorldProperty } from '#server/testing/access-world.ts'
import { lastingTenancyAt } from '#server/testing/build-tenancy.ts'

const callAt = async (at: WorldProperty, world: World) => ({
  params: { id: (await lastingTenancyAt(at, world)).tenancy },
})

const kinds: AccessRow[] = [
  onProperty(tenancyLifeApi.view, { call: callAt }),
  // Payments stand in the line of those who may read the account.
  onProperty(tenancyLifeApi.view, {
    may: groups.moneyReaders as Caller[],
    refused: () => 404,
    async call(at, world) {
      const { tenancy } = await lastingTenancyAt(at, world)
      const host = at.name === 'foreign' ? world.people['other host'] : world.people.owner
      const payment = { amount: 100_00, currency: 'TL', on_date: '2026-11-16', method: 'bank', key: newId() } as const
      await host.call(paymentsApi.record, { body: { payments: [{ tenancy_id: tenancy, ...payment }] } })
      return { params: { id: tenancy } }
    },
    means: ({ documents, head }) => (head.account_open && documents.some(({ kind }) => kind === 'payment') ? 200 : 404),
  }),
]

export const tenancyLifeAccess: AccessRow[] = [
  {
    endpoint: tenancyLifeApi.view,
    async check(world) {
      const wrong: string[] = []
      for (const [at, kind] of kinds.entries())
        wrong.push(...(await kind.check(world)).map((line) => `kind ${at}: ${line}`))
      return wrong
    },
  },
]
