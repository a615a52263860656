import { handoversApi } from '#domain/handovers/handovers.api.ts'
import { type AccessRow, onProperty } from '#server/testing/access-table.ts'
import type { Caller, Place, World } from '#server/testing/access-world.ts'
import { confirmedHandover, filledIn, sentHandover, writtenHandover } from '#server/testing/build-handover.ts'
import { tenancyAt } from '#server/testing/build-tenancy.ts'
import { png } from '#server/testing/sample-files.ts'

/** Those who manage contracts on the owner's side, and the tenant. */
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

const hostAt = (at: Place, { people }: World) => (at.name === 'foreign' ? people['other host'] : people.owner)

const kept = new WeakMap<Place, ReturnType<typeof tenancyAt>>()
const lastingAt = (at: Place, world: World) => {
  const known = kept.get(at) ?? tenancyAt(at, world)
  kept.set(at, known)
  return known
}

const draftAt = async (at: Place, world: World) => {
  const host = hostAt(at, world)
  const { tenancy } = await lastingAt(at, world)
  const { id } = await writtenHandover(host, tenancy)
  return { host, ...(await host.call(handoversApi.view, { params: { id } })).body }
}
const freshDraftAt = async (at: Place, world: World) => {
  const { tenancy } = await tenancyAt(at, world)
  return writtenHandover(hostAt(at, world), tenancy)
}

export const handoversAccess: AccessRow[] = [
  onProperty(handoversApi.begin, {
    may: writers,
    call: async (at, world) => ({ params: { id: (await lastingAt(at, world)).tenancy }, body: { kind: 'in' } }),
  }),
  onProperty(handoversApi.view, { call: async (at, world) => ({ params: { id: (await draftAt(at, world)).id } }) }),
  onProperty(handoversApi.save, {
    may: writers,
    call: async (at, world) => {
      const { id, version, data } = await draftAt(at, world)
      return { params: { id }, body: { version, data: filledIn(data) } }
    },
  }),
  onProperty(handoversApi.addPhoto, {
    may: writers,
    call: async (at, world) => ({
      params: { id: (await freshDraftAt(at, world)).id },
      query: { place: 'meter:su' },
      file: new Blob([new Uint8Array(await png())]),
    }),
  }),
  onProperty(handoversApi.removePhoto, {
    may: writers.filter((caller) => !tenants.includes(caller)),
    call: async (at, world) => {
      const { id } = await freshDraftAt(at, world)
      const added = await hostAt(at, world).call(handoversApi.addPhoto, {
        params: { id },
        query: { place: 'meter:su' },
        file: new Blob([new Uint8Array(await png())]),
      })
      return { params: { id, photo: added.body.id } }
    },
  }),
  onProperty(handoversApi.send, {
    may: writers,
    call: async (at, world) => {
      const { id, version } = await freshDraftAt(at, world)
      return { params: { id }, body: { version } }
    },
  }),
  onProperty(handoversApi.reopen, {
    may: writers.filter((caller) => !tenants.includes(caller)),
    // The tenant is asked: an objection is the tenant's way.
    refused: (caller) => (tenants.includes(caller) ? 409 : 403),
    call: async (at, world) => {
      const { tenancy } = await tenancyAt(at, world)
      return { params: { id: (await sentHandover(hostAt(at, world), tenancy)).id } }
    },
  }),
  onProperty(handoversApi.remark, {
    may: tenants,
    refused: () => 409,
    call: async (at, world) => {
      const { people } = world
      const tenant = { assigned: people.tenant, foreign: people['tenant elsewhere'], unassigned: null }[at.name]
      const { tenancy } = await tenancyAt(at, world)
      const { id } = tenant
        ? await confirmedHandover(hostAt(at, world), tenant, tenancy)
        : await sentHandover(hostAt(at, world), tenancy)
      return { params: { id }, body: { text: 'Musluk damlatıyor.' } }
    },
  }),
]
