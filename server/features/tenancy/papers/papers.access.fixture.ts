import { newId } from '#domain/kernel/ids.ts'
import { addendaApi, papersApi } from '#domain/tenancy/papers/papers.api.ts'
import { type AccessRow, anywhere, onProperty } from '#server/testing/access-table.ts'
import { type Caller, groups, type World, type WorldProperty } from '#server/testing/access-world.ts'
import { mailedPaper, sentHandover } from '#server/testing/build-handover.ts'
import { paperTenancy, signedScan } from '#server/testing/build-paper-tenancy.ts'
import { tenancyAt } from '#server/testing/build-tenancy.ts'

/** Only the link decides, not the session: without a valid one everyone gets the same reply. */
const withoutLink = { through: 400, call: () => ({ params: { token: 'bozuk!' } }) }

const hostAt = (at: WorldProperty, { people }: World) => (at.name === 'foreign' ? people['other host'] : people.owner)

/** Sent by the owner's side; one per property is enough, because only the tenant can use it up, once. */
function keptAt() {
  const kept = new WeakMap<WorldProperty, ReturnType<typeof sentHandover>>()
  return (at: WorldProperty, world: World) => {
    const made = kept.get(at) ?? tenancyAt(at, world).then(({ tenancy }) => sentHandover(hostAt(at, world), tenancy))
    kept.set(at, made)
    return made
  }
}
const toDecide = keptAt()
const toRead = keptAt()

let sentSoFar = 0
const addendum = () => ({
  kind: 'general_addendum' as const,
  from_on: '2026-12-01',
  values: { konu: `Otopark ${++sentSoFar}`, metin: 'Kiracı 12 numaralı yeri kullanır.' },
  revises: null,
})
/** Of a tenancy of its own, because only some may wait in one. */
async function sentAddendum(at: WorldProperty, world: World) {
  const { tenancy } = await tenancyAt(at, world)
  return (await hostAt(at, world).call(addendaApi.send, { params: { id: tenancy }, body: addendum() })).body.id
}

async function waitingPaper({ people: { owner }, freshProperty }: World) {
  const { tenancy } = await paperTenancy({ host: owner, property: await freshProperty('unassigned') })
  const { paper } = await sentHandover(owner, tenancy)
  return { id: paper.id, party: paper.parties.find(({ decision }) => decision === null)!.id }
}

/** The owner's side agreed by sending, so people acting for it get that refusal; the others are not asked. */
const owners: Caller[] = ['owner', 'other host', 'authorised with all flags', 'estate with canAddProperty', 'proxy']

export const papersAccess: AccessRow[] = [
  anywhere(papersApi.open, withoutLink),
  anywhere(papersApi.answer, {
    ...withoutLink,
    call: () => ({ params: { token: 'bozuk!' }, body: { answer: 'confirmed' } }),
    success: async (world) => {
      const { app, people, properties } = world
      await sentHandover(people.owner, (await tenancyAt(properties.assigned, world)).tenancy)
      const token = await mailedPaper(app, people.tenant.email)
      return { by: app.guest, input: { params: { token }, body: { answer: 'confirmed' } } }
    },
  }),
  anywhere(papersApi.linkFile, { ...withoutLink, call: () => ({ params: { token: 'bozuk!', file: newId() } }) }),
  anywhere(papersApi.linkPdf, withoutLink),
  onProperty(papersApi.decide, {
    may: ['tenant', 'tenant elsewhere'],
    refused: (caller) => (owners.includes(caller) ? 409 : 403),
    call: async (at, world) => ({
      params: { id: (await toDecide(at, world)).paper.id },
      body: { answer: 'confirmed' },
    }),
  }),
  onProperty(papersApi.resend, {
    // A link sent this minute is not sent again; 429 shows who otherwise may.
    may: [],
    refused: (caller) => ([...owners, 'admin'].includes(caller) ? (429 as 409) : 403),
    call: async (at, world) => {
      const { paper } = await toRead(at, world)
      return { params: { id: paper.id, party: paper.parties.find(({ decision }) => decision === null)!.id } }
    },
    success: async (world) => {
      const { app, people, properties } = world
      const { tenancy } = await tenancyAt(properties.assigned, world)
      const { paper } = await sentHandover(people.owner, tenancy)
      app.pass(2 * 60 * 60_000)
      const party = paper.parties.find(({ decision }) => decision === null)!.id
      return { by: people.owner, input: { params: { id: paper.id, party } } }
    },
  }),
  onProperty(papersApi.paper, {
    // This tenant has an address, so not even the owner may record it; 409 shows who otherwise may.
    may: [],
    refused: (caller) => (['owner', 'other host'].includes(caller) ? 409 : 403),
    call: async (at, world) => {
      const { paper } = await toRead(at, world)
      const party = paper.parties.find(({ decision }) => decision === null)!.id
      return { params: { id: paper.id, party }, file: signedScan() }
    },
    success: async (world) => ({
      by: world.people.owner,
      input: { params: await waitingPaper(world), file: signedScan() },
    }),
  }),
  onProperty(papersApi.print, {
    call: async (at, world) => ({ params: { id: (await toRead(at, world)).paper.id } }),
  }),
  onProperty(addendaApi.send, {
    // An administrator and a lawyer agree to nothing; a tenant asks as the owner does.
    may: [...groups.editors.filter((caller) => caller !== 'admin'), 'tenant', 'tenant elsewhere'],
    call: async (at, world) => ({ params: { id: (await tenancyAt(at, world)).tenancy }, body: addendum() }),
  }),
  onProperty(addendaApi.view, { call: async (at, world) => ({ params: { id: await sentAddendum(at, world) } }) }),
  onProperty(addendaApi.withdraw, {
    // Who was asked does not take it back.
    may: groups.editors.filter((caller) => caller !== 'admin'),
    call: async (at, world) => ({ params: { id: await sentAddendum(at, world) } }),
  }),
]
