import { tenanciesApi } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { type AccessRow, onProperty } from '#server/testing/access-table.ts'
import type { World, WorldProperty } from '#server/testing/access-world.ts'
import { tenancyAt } from '#server/testing/build-tenancy.ts'

/** One per property is enough for read-only calls. */
const kept = new WeakMap<WorldProperty, ReturnType<typeof tenancyAt>>()
const lastingAt = (at: WorldProperty, world: World) => {
  const known = kept.get(at) ?? tenancyAt(at, world)
  kept.set(at, known)
  return known
}

export const tenanciesAccess: AccessRow[] = [
  onProperty(tenanciesApi.view, {
    call: async (at, world) => ({ params: { id: (await lastingAt(at, world)).tenancy } }),
  }),
]
