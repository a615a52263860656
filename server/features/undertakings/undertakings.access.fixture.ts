import { newId } from '#domain/kernel/ids.ts'
import { undertakingsApi } from '#domain/undertakings/undertakings.api.ts'
import { type AccessRow, onProperty } from '#server/testing/access-table.ts'
import { groups, type Place, type World } from '#server/testing/access-world.ts'
import { tenancyAt } from '#server/testing/build-tenancy.ts'
import { pdf } from '#server/testing/sample-files.ts'

const { editors } = groups
const dates = { delivered_on: '2026-01-01', given_on: '2026-02-01', evict_on: '2027-02-01' }
const form = () => ({ ...dates, family_home: false, spouse_name: '', id: newId() })

/** One tenancy at each place is enough; what is used up is an undertaking, not the tenancy. */
const kept = new WeakMap<Place, ReturnType<typeof tenancyAt>>()
const lastingAt = (at: Place, world: World) => {
  const known = kept.get(at) ?? tenancyAt(at, world)
  kept.set(at, known)
  return known
}

async function freshUndertaking(at: Place, world: World) {
  const { tenancy } = await lastingAt(at, world)
  const body = form()
  const { people } = world
  const host = at.name === 'foreign' ? people['other host'] : people.owner
  await host.call(undertakingsApi.prepare, { params: { id: tenancy }, body })
  return { params: { id: body.id } }
}

const paper = () => new Blob([new Uint8Array(pdf())], { type: 'application/pdf' })

export const undertakingsAccess: AccessRow[] = [
  onProperty(undertakingsApi.prepare, {
    may: editors,
    call: async (at, world) => ({ params: { id: (await lastingAt(at, world)).tenancy }, body: form() }),
  }),
  onProperty(undertakingsApi.pdf, { call: freshUndertaking }),
  onProperty(undertakingsApi.scan, {
    may: editors,
    call: async (at, world) => ({ ...(await freshUndertaking(at, world)), file: paper() }),
  }),
  onProperty(undertakingsApi.withdraw, {
    may: editors,
    call: async (at, world) => ({ ...(await freshUndertaking(at, world)), body: { reason: 'Yanlış tarih' } }),
  }),
]
