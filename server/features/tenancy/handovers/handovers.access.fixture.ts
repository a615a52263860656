import { handoversApi } from '#domain/tenancy/handovers/handovers.api.ts'
import { type AccessRow, onProperty } from '#server/testing/access-table.ts'
import type { Caller, World, WorldProperty } from '#server/testing/access-world.ts'
import { confirmedHandover, filledIn, sentHandover, writtenHandover } from '#server/testing/build-handover.ts'
import { tenancyAt } from '#server/testing/build-tenancy.ts'
import { png } from '#server/testing/sample-files.ts'

/** People who manage contracts on the owner's side, and the tenant. */
const writers: Caller[] = [
  'owner',
  'other host',
  'authorised with all flags',
  'estate with canAddProperty',
  'proxy',
  'admin',
  'tenant',
  'tenant elsewhere',
]
const tenants: Caller[] = ['tenant', 'tenant elsewhere']

const hostAt = (at: WorldProperty, { people }: World) => (at.name === 'foreign' ? people['other host'] : people.owner)
const tenantAt = (at: WorldProperty, { people }: World) =>
  ({ assigned: people.tenant, foreign: people['tenant elsewhere'], unassigned: null })[at.name]

/** One per property for the whole table, because creating a tenancy takes longer than all its calls. */
function keptAt<Made>(make: (at: WorldProperty, world: World) => Promise<Made>) {
  const kept = new WeakMap<WorldProperty, Promise<Made>>()
  return (at: WorldProperty, world: World) => {
    const made = kept.get(at) ?? make(at, world)
    kept.set(at, made)
    return made
  }
}

const written = keptAt(async (at, world) => {
  const { tenancy } = await tenancyAt(at, world)
  return { tenancy, ...(await writtenHandover(hostAt(at, world), tenancy)) }
})
const sent = keptAt(async (at, world) => sentHandover(hostAt(at, world), (await tenancyAt(at, world)).tenancy))
const confirmed = keptAt(async (at, world) => {
  const { tenancy } = await tenancyAt(at, world)
  const tenant = tenantAt(at, world)
  return tenant ? confirmedHandover(hostAt(at, world), tenant, tenancy) : sentHandover(hostAt(at, world), tenancy)
})

const draftAt = async (at: WorldProperty, world: World) => {
  const { id } = await written(at, world)
  return (await hostAt(at, world).call(handoversApi.view, { params: { id } })).body
}

/** Restores the state the next caller expects, whatever the last one changed. */
async function inState(at: WorldProperty, world: World, state: 'draft' | 'sent') {
  const { id } = await sent(at, world)
  const host = hostAt(at, world)
  const params = { id }
  const view = async () => (await host.call(handoversApi.view, { params })).body
  const now = await view()
  // Reopened by the side that sent it.
  if (now.state !== 'draft' && (state === 'draft' || !now.may.reopen))
    await (now.may.reopen ? host : tenantAt(at, world)!).call(handoversApi.reopen, { params })
  const next = await view()
  if (state === 'sent' && next.state === 'draft')
    await host.call(handoversApi.send, { params, body: { version: next.version } })
  return view()
}

/** Each room has at most a dozen photos, so the callers use the rooms in turn. */
let turn = 0
const photoAt = async (at: WorldProperty, world: World) => {
  const { id, data } = await draftAt(at, world)
  return {
    params: { id },
    query: { place: `room:${data.rooms[turn++ % data.rooms.length]!.id}` },
    file: new Blob([new Uint8Array(await png())]),
  }
}

export const handoversAccess: AccessRow[] = [
  onProperty(handoversApi.begin, {
    may: writers,
    call: async (at, world) => ({ params: { id: (await written(at, world)).tenancy }, body: { kind: 'in' } }),
  }),
  onProperty(handoversApi.view, { call: async (at, world) => ({ params: { id: (await written(at, world)).id } }) }),
  onProperty(handoversApi.save, {
    may: writers,
    call: async (at, world) => {
      const { id, version, data } = await draftAt(at, world)
      return { params: { id }, body: { version, data: filledIn(data) } }
    },
  }),
  onProperty(handoversApi.addPhoto, { may: writers, call: photoAt }),
  onProperty(handoversApi.removePhoto, {
    // The owner's side took the photo, so the tenant cannot remove it.
    may: writers.filter((caller) => !tenants.includes(caller)),
    call: async (at, world) => {
      const { photos, id } = await draftAt(at, world)
      const own = photos.find((photo) => photo.own)
      const photo = own ?? (await hostAt(at, world).call(handoversApi.addPhoto, await photoAt(at, world))).body
      return { params: { id, photo: photo.id } }
    },
  }),
  onProperty(handoversApi.send, {
    may: writers,
    call: async (at, world) => {
      const { id, version } = await inState(at, world, 'draft')
      return { params: { id }, body: { version } }
    },
  }),
  onProperty(handoversApi.reopen, {
    may: writers.filter((caller) => !tenants.includes(caller)),
    // The tenant is the one asked, and must object instead.
    refused: (caller) => (tenants.includes(caller) ? 409 : 403),
    call: async (at, world) => ({ params: { id: (await inState(at, world, 'sent')).id } }),
  }),
  onProperty(handoversApi.remark, {
    may: tenants,
    refused: () => 409,
    call: async (at, world) => ({
      params: { id: (await confirmed(at, world)).id },
      body: { text: 'Musluk damlatıyor.' },
    }),
  }),
]
