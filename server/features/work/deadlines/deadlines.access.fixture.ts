import { isoDate } from '#domain/kernel/dates.ts'
import { periodEnd } from '#domain/tenancy/contracts/contract-period.rules.ts'
import { deadlinesApi } from '#domain/work/deadlines/deadlines.api.ts'
import { type AccessRow, anywhere, onProperty } from '#server/testing/access-table.ts'
import type { World, WorldProperty } from '#server/testing/access-world.ts'
import { tenancyAt } from '#server/testing/build-tenancy.ts'

/** One per property is enough: reading changes nothing, and marks are personal. */
const kept = new WeakMap<WorldProperty, ReturnType<typeof tenancyAt>>()
const lastingAt = (at: WorldProperty, world: World) => {
  const known = kept.get(at) ?? tenancyAt(at, world)
  kept.set(at, known)
  return known
}

export const deadlinesAccess: AccessRow[] = [
  onProperty(deadlinesApi.list, {
    call: async (at, world) => ({ query: { property: (await lastingAt(at, world)).property } }),
    means: ({ total }) => (total > 0 ? 200 : 404),
  }),
  onProperty(deadlinesApi.mark, {
    call: async (at, world) => {
      const { property, contract } = await lastingAt(at, world)
      // A lease is extended by a year, so the day moves with the clock.
      const end = periodEnd({ bitisTarihi: '2026-12-31' }, isoDate(world.app.ctx.clock.now()))
      return { body: { property, key: `contract_end:${contract}:${end}` } }
    },
  }),
  // Removes only the caller's own mark.
  anywhere(deadlinesApi.unmark, { call: () => ({ body: { key: 'contract_end:x:2026-12-31' } }) }),
]
