import { type noFlags, permissionFlags } from '#domain/access/flags.ts'
import { newId } from '#domain/kernel/ids.ts'
import type { ImageSet } from '#domain/property/properties/images.schema.ts'
import type { FileArea } from '#domain/services/files/files.schema.ts'
import { propertyDocuments } from '#server/db/schema/documents.ts'
import { files } from '#server/db/schema/files.ts'
import { fixtureDocs, fixtures } from '#server/db/schema/fixtures.ts'
import { deliveryImages, evacuationImages, meterReadings, propertyImages } from '#server/db/schema/properties.ts'
import { suggestionFiles, suggestions } from '#server/db/schema/suggestions.ts'
import type { Client } from './client.ts'
import type { TestApp } from './test-app.ts'

/** All callers with a role for at most one owner. */
const oneOwner = [
  'guest',
  'pending',
  'suspended staff',
  'tenant',
  'tenant elsewhere',
  'owner',
  'other host',
  'authorised with all flags',
  'authorised without flags',
  'estate with canAddProperty',
  'estate without flags',
  'lawyer',
  'proxy',
  'shareholder',
  'admin',
] as const
type OneOwner = (typeof oneOwner)[number]

/** Staff of both owners, with a role for the owner and one for the other host. Rights must not leak between them. */
export const twoOwners = {
  'agent here, clerk there': { here: 'estate without flags', there: 'authorised with all flags' },
  'clerk here, agent there': { here: 'authorised with all flags', there: 'estate without flags' },
  'lawyer here, proxy there': { here: 'lawyer', there: 'proxy' },
  'shareholder here, agent there': { here: 'shareholder', there: 'estate with canAddProperty' },
  'clerk without flags here, lawyer there': { here: 'authorised without flags', there: 'lawyer' },
} as const satisfies Record<string, { here: OneOwner; there: OneOwner }>
type TwoOwners = keyof typeof twoOwners

export const callers = [...oneOwner, ...(Object.keys(twoOwners) as TwoOwners[])] as const
export type Caller = (typeof callers)[number]

const isOfTwo = (caller: Caller): caller is TwoOwners => caller in twoOwners
/** All roles of a caller; an endpoint is open to them if one of the roles may use it. */
export const actingRolesOf = (caller: Caller): OneOwner[] =>
  isOfTwo(caller) ? Object.values(twoOwners[caller]) : [caller]
/** A caller's role at a property; staff of both owners have the role for its owner. */
export const actingRoleAt = (caller: Caller, property: PropertyName): OneOwner =>
  isOfTwo(caller) ? twoOwners[caller][property === 'foreign' ? 'there' : 'here'] : caller

/** The owner's property with everyone on its lists, one without staff, and another host's. */
export const propertyNames = ['assigned', 'unassigned', 'foreign'] as const
export type PropertyName = (typeof propertyNames)[number]

/** Staff of both owners are only tested where their roles differ; the property without staff is for the others. */
export const propertiesFor = (caller: Caller): readonly PropertyName[] =>
  isOfTwo(caller) ? ['assigned', 'foreign'] : propertyNames

/** The properties to which each caller has access; all others do not exist for them. */
const accessOf: Record<OneOwner, readonly PropertyName[]> = {
  guest: [],
  pending: [],
  'suspended staff': [],
  tenant: ['assigned'],
  'tenant elsewhere': ['foreign'],
  owner: ['assigned', 'unassigned'],
  'other host': ['foreign'],
  'authorised with all flags': ['assigned'],
  'authorised without flags': ['assigned'],
  'estate with canAddProperty': ['assigned'],
  'estate without flags': ['assigned'],
  lawyer: ['assigned'],
  // Acts on all of the owner's properties.
  proxy: ['assigned', 'unassigned'],
  shareholder: ['assigned'],
  admin: ['assigned', 'unassigned', 'foreign'],
}
export const hasAccessTo = (caller: Caller, property: PropertyName) =>
  isOfTwo(caller) ? property !== 'unassigned' : accessOf[caller].includes(property)

const tenants: Caller[] = ['tenant', 'tenant elsewhere']
const owners: Caller[] = ['owner', 'other host', 'admin']
const trusted: Caller[] = [...owners, 'authorised with all flags', 'proxy']
/**
 * Which callers may do what on a property to which they have access. The lawyer has every flag that a lawyer can have.
 */
export const groups = {
  owners,
  editors: [...trusted, 'estate with canAddProperty'],
  meterReaders: trusted,
  paperReaders: callers.filter((caller) => !tenants.includes(caller)),
  documentManagers: [...trusted, 'lawyer'],
  suggestionManagers: [...trusted, 'lawyer'],
  moneyManagers: trusted,
  moneyReaders: [...trusted, ...tenants, 'lawyer'],
  /** Callers without access to accounts: staff without the flag, and shareholders, who see their part elsewhere. */
  noMoney: [
    'authorised without flags',
    'estate with canAddProperty',
    'estate without flags',
    'shareholder',
  ] as Caller[],
} satisfies Record<string, Caller[]>

const allFlags = Object.fromEntries(permissionFlags.map((flag) => [flag, true])) as typeof noFlags

export async function buildWorld(app: TestApp) {
  const { build, ctx } = app
  const owner = await build.host()
  const other = await build.host()
  const roles = {
    'authorised with all flags': { authorised: true, ...allFlags },
    'authorised without flags': { authorised: true },
    'estate with canAddProperty': { estate: true, canAddProperty: true },
    'estate without flags': { estate: true },
    lawyer: { lawyer: true, ...allFlags, canManageMeters: false },
    proxy: { proxy: true, acts_on_all: true, ...allFlags },
    shareholder: { shareholder: true },
  }
  const staff = (given: Parameters<typeof build.staff>[1]) => build.staff(owner, given)
  async function ofBoth(caller: TwoOwners) {
    const { here, there } = twoOwners[caller]
    const person = await staff(roles[here])
    await build.engagement(other, person, roles[there])
    return person
  }
  const people = {
    pending: await build.pending(),
    'suspended staff': await staff({ authorised: true, ...allFlags, suspended_at: ctx.clock.now() }),
    tenant: await build.tenant(),
    'tenant elsewhere': await build.tenant(),
    owner,
    'other host': other,
    'authorised with all flags': await staff(roles['authorised with all flags']),
    'authorised without flags': await staff(roles['authorised without flags']),
    'estate with canAddProperty': await staff(roles['estate with canAddProperty']),
    'estate without flags': await staff(roles['estate without flags']),
    lawyer: await staff(roles.lawyer),
    proxy: await staff(roles.proxy),
    shareholder: await staff(roles.shareholder),
    admin: await build.admin(),
    'agent here, clerk there': await ofBoth('agent here, clerk there'),
    'clerk here, agent there': await ofBoth('clerk here, agent there'),
    'lawyer here, proxy there': await ofBoth('lawyer here, proxy there'),
    'shareholder here, agent there': await ofBoth('shareholder here, agent there'),
    'clerk without flags here, lawyer there': await ofBoth('clerk without flags here, lawyer there'),
  } satisfies Record<Exclude<Caller, 'guest'>, Client & { id: string; accountId: string }>
  const bothAs = (side: 'here' | 'there', ...roles: OneOwner[]) =>
    (Object.keys(twoOwners) as TwoOwners[])
      .filter((caller) => roles.includes(twoOwners[caller][side]))
      .map((caller) => people[caller])
  const clerks: OneOwner[] = ['authorised with all flags', 'authorised without flags']
  const agents: OneOwner[] = ['estate with canAddProperty', 'estate without flags']
  const delegates = {
    authorised: [
      people['authorised with all flags'],
      people['authorised without flags'],
      people['suspended staff'],
      ...bothAs('here', ...clerks),
    ],
    estate: [people['estate with canAddProperty'], people['estate without flags'], ...bothAs('here', ...agents)],
    lawyer: [people.lawyer, ...bothAs('here', 'lawyer')],
    shareholder: [people.shareholder, ...bothAs('here', 'shareholder')],
  }
  const delegatesThere = {
    authorised: bothAs('there', ...clerks),
    estate: bothAs('there', ...agents),
    lawyer: bothAs('there', 'lawyer'),
  }

  /** A tenant of every property who never calls; calls can remove them. */
  const lodger = await build.tenant()
  const situations = {
    assigned: { of: owner, tenants: [lodger, people.tenant], delegates },
    unassigned: { of: owner, tenants: [lodger] },
    foreign: { of: other, tenants: [lodger, people['tenant elsewhere']], delegates: delegatesThere },
  }

  /** A new property like the named one, for a call that changes much. */
  async function freshProperty(name: PropertyName) {
    const { of, ...given } = situations[name]
    const built = await build.property(of, given)
    return { ...built, name, lodger: lodger.id, ...recordsOf(app, built.id, lodger.id) }
  }

  return {
    app,
    people,
    properties: {
      assigned: await freshProperty('assigned'),
      unassigned: await freshProperty('unassigned'),
      foreign: await freshProperty('foreign'),
    },
    freshProperty: freshProperty,
    client: (caller: Caller): Client => (caller === 'guest' ? app.guest : people[caller]),
    /** In another browser, for a call that ends the session. */
    otherBrowser: async (caller: Caller): Promise<Client> =>
      caller === 'guest' ? app.client() : build.session(people[caller].accountId),
  }
}
export type World = Awaited<ReturnType<typeof buildWorld>>
export type WorldProperty = World['properties'][PropertyName]

const imageTables = { general: propertyImages, delivery: deliveryImages, evacuation: evacuationImages }

/** Creates records of a property; a call that deletes one needs a new one. */
function recordsOf({ ctx: { db, storage } }: TestApp, property_id: string, tenant_id: string) {
  async function file(area: FileArea) {
    const id = newId()
    await storage.put(area, id, new Uint8Array([1]))
    await db.insert(files).values({ id, area, name: 'Dosya', type: 'image/webp', size: 1, property_id })
    return id
  }
  async function suggestion() {
    const id = newId()
    await db
      .insert(suggestions)
      .values({ id, property_id, tenant_id, host_id: tenant_id, demirbas: 'Kombi', aciklama: 'Su akıtıyor' })
    return id
  }
  return {
    file,
    async fixture() {
      const id = newId()
      await db.insert(fixtures).values({ id, property_id, demirbasCinsi: 'Kombi' })
      return id
    },
    async fixtureDoc() {
      const id = newId()
      await db.insert(fixtures).values({ id, property_id, demirbasCinsi: 'Kombi' })
      const file_id = await file('property-images')
      await db.insert(fixtureDocs).values({ fixture_id: id, file_id })
      return { id, file: file_id }
    },
    async image(set: ImageSet) {
      const id = newId()
      await db.insert(imageTables[set]).values({ id, property_id, file_id: await file('property-images') })
      return id
    },
    /** Visible to tenant and lawyer, so that only the property and the flags decide. */
    async document() {
      const id = newId()
      const file_id = await file('property-documents')
      await db.insert(propertyDocuments).values({
        id,
        property: property_id,
        name: 'Belge.pdf',
        size: 1,
        file_id,
        file_type: 'pdf',
        category: 'Diğer',
        tenant_can_see: true,
        lawyer_can_see: true,
        search_key: 'belge.pdf',
        name_key: 'belge.pdf',
      })
      return { id, file_id }
    },
    async reading() {
      const id = newId()
      await db
        .insert(meterReadings)
        .values({ id, property_id, sayac: 'su', zaman: 'ara', endeks: 1, tarih: '2026-01-01' })
      return id
    },
    suggestion,
    async suggestionFile() {
      const id = await suggestion()
      const file_id = await file('general-files')
      await db.insert(suggestionFiles).values({ suggestion_id: id, file_id })
      return { id, file: file_id }
    },
  }
}
