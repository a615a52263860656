import { addDays, addMonths, isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { lastDay } from '#domain/tenancy/contracts/contracts.rules.ts'
import { renewalsApi } from '#domain/tenancy/renewals/renewals.api.ts'
import { type AccessRow, onProperty } from '#server/testing/access-table.ts'
import { groups, type World, type WorldProperty } from '#server/testing/access-world.ts'
import { tenancyAt } from '#server/testing/build-tenancy.ts'

const { editors } = groups

/** One per property is enough for read-only calls. */
const kept = new WeakMap<WorldProperty, ReturnType<typeof tenancyAt>>()
const lastingAt = (at: WorldProperty, world: World) => {
  const known = kept.get(at) ?? tenancyAt(at, world)
  kept.set(at, known)
  return known
}

export const renewalsAccess: AccessRow[] = [
  onProperty(renewalsApi.view, {
    may: editors,
    call: async (at, world) => ({ params: { id: (await lastingAt(at, world)).tenancy } }),
  }),
  onProperty(renewalsApi.send, {
    may: editors,
    // A tenancy takes one proposal, so each caller gets its own.
    call: async (at, world) => {
      const today = isoDate(world.app.ctx.clock.now())
      const next = addDays(today, 31)
      const { tenancy, contract } = await tenancyAt(at, world, { baslangicTarihi: addMonths(next, -12) })
      const body = {
        id: newId(),
        contract,
        baslangicTarihi: addDays(lastDay(addMonths(next, -12), 1, 'Yıl'), 1),
        brutAylik: 26_000_00,
        current_rent: 20_000_00,
        sozlesmeSuresi: 1,
        sureBirimi: 'Yıl' as const,
        deposit: 'same' as const,
        hususiSartlar: '',
        guarantor: false,
      }
      return { params: { id: tenancy }, body }
    },
  }),
]
