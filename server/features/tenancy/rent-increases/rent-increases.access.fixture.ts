import { eq } from 'drizzle-orm'
import { addDays, addMonths, dayMs, isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { rentIncreasesApi } from '#domain/tenancy/rent-increases/rent-increases.api.ts'
import { rentChanges } from '#server/db/schema/ledger.ts'
import { rentIncreases } from '#server/db/schema/rent-increases.ts'
import { type AccessRow, onProperty } from '#server/testing/access-table.ts'
import { groups, type World, type WorldProperty } from '#server/testing/access-world.ts'
import { tenancyAt } from '#server/testing/build-tenancy.ts'
import { increaseRow } from './increase-rows.fixture.ts'
import { insertIncrease } from './rent-increases.queries.ts'

/** Administrators act for nobody here. */
const ownersSide = groups.editors.filter((caller) => caller !== 'admin')

const todayOf = ({ app }: World) => isoDate(app.ctx.clock.now())

/** A tenancy whose second rent year began six weeks ago, one per property. */
const kept = new WeakMap<WorldProperty, ReturnType<typeof tenancyAt>>()
function lastingAt(at: WorldProperty, world: World) {
  const baslangicTarihi = addMonths(addDays(todayOf(world), -42), -12)
  const known = kept.get(at) ?? tenancyAt(at, world, { baslangicTarihi })
  kept.set(at, known)
  return known
}

/** The same without a request, so that every call finds it unused. */
async function unaskedAt(at: WorldProperty, world: World) {
  const made = await lastingAt(at, world)
  const { db } = world.app.ctx
  await db.delete(rentIncreases).where(eq(rentIncreases.tenancy_id, made.tenancy))
  await db.delete(rentChanges).where(eq(rentChanges.tenancy_id, made.tenancy))
  return { ...made, year_start: addDays(todayOf(world), -42) }
}

/** Sent a fortnight ago, within the clause, and unanswered. */
async function askedAt(at: WorldProperty, world: World) {
  const { tenancy, property, contract, year_start } = await unaskedAt(at, world)
  const sent_at = new Date(world.app.ctx.clock.now().getTime() - 14 * dayMs)
  const increase = increaseRow({
    tenancy_id: tenancy,
    property_id: property,
    contract_id: contract,
    year_start,
    sent_at,
  })
  await insertIncrease(world.app.ctx.db, increase)
  return { params: { id: increase.id } }
}

export const rentIncreasesAccess: AccessRow[] = [
  onProperty(rentIncreasesApi.view, {
    call: async (at, world) => ({ params: { id: (await lastingAt(at, world)).tenancy } }),
  }),
  onProperty(rentIncreasesApi.send, {
    may: ownersSide,
    call: async (at, world) => {
      const { tenancy, contract, year_start } = await unaskedAt(at, world)
      const body = {
        id: newId(),
        contract,
        year_start,
        from_on: year_start,
        current_rent: 25_000_00,
        rent: 30_000_00,
        note: '',
      }
      return { params: { id: tenancy }, body }
    },
  }),
  onProperty(rentIncreasesApi.waive, {
    may: ownersSide,
    call: async (at, world) => {
      const { tenancy, year_start } = await unaskedAt(at, world)
      return { params: { id: tenancy }, body: { year_start } }
    },
  }),
  onProperty(rentIncreasesApi.withdraw, {
    may: ownersSide,
    call: async (at, world) => ({ ...(await askedAt(at, world)), body: { reason: '' } }),
  }),
  onProperty(rentIncreasesApi.apply, { may: ownersSide, call: askedAt }),
]
