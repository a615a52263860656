import { type noFlags, permissionFlags } from '#domain/access/flags.ts'
import type { FileArea } from '#domain/files/files.schema.ts'
import { newId } from '#domain/kernel/ids.ts'
import type { ImageSet } from '#domain/properties/images.schema.ts'
import { propertyDocuments } from '#server/db/schema/documents.ts'
import { files } from '#server/db/schema/files.ts'
import { fixtureDocs, fixtures } from '#server/db/schema/fixtures.ts'
import { deliveryImages, evacuationImages, meterReadings, propertyImages } from '#server/db/schema/properties.ts'
import { suggestionFiles, suggestions } from '#server/db/schema/suggestions.ts'
import type { Client } from './client.ts'
import type { TestApp } from './test-app.ts'

/** Everybody who can knock. */
export const callers = [
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
export type Caller = (typeof callers)[number]

/** The owner's property with everybody on its lists, one with nobody, and another host's. */
export const places = ['assigned', 'unassigned', 'foreign'] as const
export type PlaceName = (typeof places)[number]

/** Where each caller is somebody; anywhere else the property does not exist for them. */
export const standing: Record<Caller, readonly PlaceName[]> = {
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
  // Acts on all of the owner's.
  proxy: ['assigned', 'unassigned'],
  shareholder: ['assigned'],
  admin: ['assigned', 'unassigned', 'foreign'],
}

const tenants: Caller[] = ['tenant', 'tenant elsewhere']
const owners: Caller[] = ['owner', 'other host', 'admin']
const trusted: Caller[] = [...owners, 'authorised with all flags', 'proxy']
/** Who may do what to a property they stand on. The lawyer has every flag that a lawyer can have. */
export const groups = {
  owners,
  editors: [...trusted, 'estate with canAddProperty'],
  meterReaders: trusted,
  paperReaders: callers.filter((caller) => !tenants.includes(caller)),
  documentManagers: [...trusted, 'lawyer'],
  suggestionManagers: [...trusted, 'lawyer'],
} satisfies Record<string, Caller[]>

const allFlags = Object.fromEntries(permissionFlags.map((flag) => [flag, true])) as typeof noFlags

export async function buildWorld(app: TestApp) {
  const { build, ctx } = app
  const owner = await build.host()
  const other = await build.host()
  const staff = (given: Parameters<typeof build.person>[0]) => build.staff(owner, given ?? {})
  const people = {
    pending: await build.pending(),
    'suspended staff': await staff({ authorised: true, ...allFlags, is_active: false, suspended_at: ctx.clock.now() }),
    tenant: await build.tenant(),
    'tenant elsewhere': await build.tenant(),
    owner,
    'other host': other,
    'authorised with all flags': await staff({ authorised: true, ...allFlags }),
    'authorised without flags': await staff({ authorised: true }),
    'estate with canAddProperty': await staff({ estate: true, canAddProperty: true }),
    'estate without flags': await staff({ estate: true }),
    lawyer: await staff({ lawyer: true, userType: 'lawyer', ...allFlags, canManageMeters: false }),
    proxy: await staff({ proxy: true, userType: 'proxy', role: 'proxy', acts_on_all: true, ...allFlags }),
    shareholder: await staff({ shareholder: true }),
    admin: await build.admin(),
  } satisfies Record<Exclude<Caller, 'guest'>, Client & { id: string; accountId: string }>
  const delegates = {
    authorised: [people['authorised with all flags'], people['authorised without flags'], people['suspended staff']],
    estate: [people['estate with canAddProperty'], people['estate without flags']],
    lawyer: [people.lawyer],
    shareholder: [people.shareholder],
  }

  /** Rents everything and never calls: somebody to move out. */
  const lodger = await build.tenant()
  const situations = {
    assigned: { of: owner, tenants: [lodger, people.tenant], delegates },
    unassigned: { of: owner, tenants: [lodger] },
    foreign: { of: other, tenants: [lodger, people['tenant elsewhere']] },
  }

  /** A property of its own in this situation, for a call that changes much. */
  async function freshPlace(name: PlaceName) {
    const { of, ...given } = situations[name]
    const built = await build.property(of, given)
    return { ...built, name, lodger: lodger.id, ...recordsOf(app, built.id, lodger.id) }
  }

  return {
    app,
    people,
    places: {
      assigned: await freshPlace('assigned'),
      unassigned: await freshPlace('unassigned'),
      foreign: await freshPlace('foreign'),
    },
    freshPlace,
    client: (caller: Caller): Client => (caller === 'guest' ? app.guest : people[caller]),
    /** In another browser, for a call that ends the session. */
    otherBrowser: async (caller: Caller): Promise<Client> =>
      caller === 'guest' ? app.client() : build.session(people[caller].accountId),
  }
}
export type World = Awaited<ReturnType<typeof buildWorld>>
export type Place = World['places'][PlaceName]

const imageTables = { general: propertyImages, delivery: deliveryImages, evacuation: evacuationImages }

/** Makers of what a property holds; a call that destroys one takes a new one. */
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
    /** Opened to tenant and lawyer, so that only the property and the flags decide. */
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
