import { newId } from '#domain/kernel/ids.ts'
import { undertakingsApi } from '#domain/tenancy/undertakings/undertakings.api.ts'
import { type AccessRow, onProperty } from '#server/testing/access-table.ts'
import { groups, type World, type WorldProperty } from '#server/testing/access-world.ts'
import { lastingTenancyAt } from '#server/testing/build-tenancy.ts'
import { pdf } from '#server/testing/sample-files.ts'

const { editors } = groups
const dates = { delivered_on: '2026-01-01', given_on: '2026-02-01', evict_on: '2027-02-01' }
const form = () => ({ ...dates, family_home: false, spouse_name: '', id: newId() })

async function freshUndertaking(at: WorldProperty, world: World) {
  const { tenancy } = await lastingTenancyAt(at, world)
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
    call: async (at, world) => ({ params: { id: (await lastingTenancyAt(at, world)).tenancy }, body: form() }),
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
