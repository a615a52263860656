import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { staffApi } from '#domain/people/staff/staff.api.ts'
import { authUser, users } from '#server/db/schema/accounts.ts'
import { propertyTenants } from '#server/db/schema/properties.ts'
import type { Client } from '#server/testing/client.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

/** Two owners with their staff, so that every list has people who must not be in it. */
async function twoHouses(app: TestApp) {
  const house = async (name: string) => {
    const host = await app.build.host({ username: `${name} Sahip` })
    const staff = {
      authorised: await app.build.staff(host, {
        authorised: true,
        username: `${name} Yetkili`,
        phoneNumber: '+905321112233',
      }),
      estate: await app.build.staff(host, { estate: true, username: `${name} Emlakçı` }),
      lawyer: await app.build.staff(host, { lawyer: true, userType: 'lawyer', username: `${name} Avukat` }),
      proxy: await app.build.staff(host, {
        proxy: true,
        userType: 'proxy',
        username: `${name} Vekil`,
        acts_on_all: true,
      }),
      shareholder: await app.build.staff(host, { shareholder: true, username: `${name} Hissedar`, acts_on_all: true }),
    }
    const tenant = await app.build.tenant({ username: `${name} Kiracı` })
    const rented = await app.build.property(host, {
      baslik: `${name} Daire`,
      tenants: [tenant],
      delegates: { authorised: [staff.authorised], estate: [staff.estate] },
    })
    const empty = await app.build.property(host, { baslik: `${name} Arsa`, delegates: { lawyer: [staff.lawyer] } })
    return { host, staff, tenant, rented, empty }
  }
  return { a: await house('A'), b: await house('B') }
}

const related = async (client: Client) => {
  const { body } = await client.call(staffApi.related)
  return body.documents.map(({ username, roleLabel, propertyTitle }) => `${username}|${roleLabel}|${propertyTitle}`)
}

test('ROLE-20 an owner sees the people created and the tenants, staff the owner, a tenant the landlord: nobody else', async () => {
  const app = await startTestApp()
  const { a, b } = await twoHouses(app)
  expect((await related(a.host)).sort()).toEqual(
    [
      'A Yetkili|Yetkili Kişi|A Daire',
      'A Emlakçı|Emlakçı|A Daire',
      'A Avukat|Avukat|A Arsa',
      'A Vekil|Vekil|null',
      'A Hissedar|Hissedar|null',
      'A Kiracı|Kiracı|A Daire',
    ].sort(),
  )
  for (const person of Object.values(a.staff)) {
    const [only, ...more] = await related(person)
    expect(more).toEqual([])
    expect(only).toMatch(/^A Sahip\|Mülk Sahibi\|A (Daire|Arsa)$/)
  }
  expect(await related(b.tenant)).toEqual(['B Sahip|Mülk Sahibi|B Daire'])
  expect((await app.guest.call(staffApi.related)).status).toBe(401)
})

test('ROLE-20 somebody who is owner and tenant sees both sides, and a vacant property ends the acquaintance', async () => {
  const app = await startTestApp()
  const { a, b } = await twoHouses(app)
  await app.ctx.db.insert(propertyTenants).values({ property_id: b.rented.id, user_id: a.host.id })
  const seen = await related(a.host)
  expect(seen).toHaveLength(7)
  expect(seen).toContain('B Sahip|Mülk Sahibi|B Daire')
  await app.ctx.db.run(`update properties set "tasinmazDurumu" = 'Boş' where id = '${b.rented.id}'`)
  expect(await related(a.host)).toHaveLength(6)
  expect(await related(b.tenant)).toEqual([])
})

/** Users without passwords and sessions, because the limits need many. */
async function crowd(app: TestApp, size: number, given: Partial<typeof users.$inferInsert>) {
  const people = Array.from({ length: size }, (_, index) => ({
    id: newId(),
    accountId: newId(),
    email: `k${index}.${newId()}@ornek.test`,
    username: `Kişi ${index}`,
    search_key: `kisi ${String(index).padStart(4, '0')}`,
    userType: 'landlord' as const,
    is_active: true,
    ...given,
  }))
  await app.ctx.db
    .insert(authUser)
    .values(people.map(({ accountId, email, username }) => ({ id: accountId, email, name: username })))
  await app.ctx.db.insert(users).values(people)
  return people
}

test('LIM-03 related people: 50 of a role, 100 tenants, in two statements', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const home = await app.build.property(host)
  for (const each of await crowd(app, 51, {})) await app.build.engagement(host, each, { estate: true })
  for (const each of await crowd(app, 3, {})) await app.build.engagement(host, each, { lawyer: true })
  const tenants = await crowd(app, 101, { userType: 'tenant', tenants: true })
  await app.ctx.db.insert(propertyTenants).values(tenants.map(({ id }) => ({ property_id: home.id, user_id: id })))
  const { result, statements } = await app.counting(() => host.call(staffApi.related))
  const groups = result.body.documents.map(({ group }) => group)
  const of = (group: string) => groups.filter((each) => each === group).length
  expect([of('estate'), of('lawyer'), of('tenant')]).toEqual([50, 3, 100])
  expect(statements).toHaveLength(2)
})

test('LIM-04 60 people by id are read in three chunks; strangers are not in the answer, 101 ids are too many', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const home = await app.build.property(host)
  const tenants = await crowd(app, 60, { userType: 'tenant', tenants: true })
  await app.ctx.db.insert(propertyTenants).values(tenants.map(({ id }) => ({ property_id: home.id, user_id: id })))
  const ids = tenants.map(({ id }) => id)
  const { result, statements } = await app.counting(() => host.call(staffApi.people, { body: { ids } }))
  expect(result.body.documents.map(({ id }) => id).sort()).toEqual([...ids].sort())
  expect(statements).toHaveLength(1 + 3)
  const stranger = await app.build.tenant()
  const some = await host.call(staffApi.people, { body: { ids: [stranger.id, ids[0]!] } })
  expect(some.body.documents.map(({ id }) => id)).toEqual([ids[0]])
  const many = Array.from({ length: 101 }, () => newId())
  expect((await host.call(staffApi.people, { body: { ids: many } })).status).toBe(400)
})

test('SCR-10 owners see their staff in full, a tenant and a colleague only whom to call, a stranger nobody', async () => {
  const app = await startTestApp()
  const { a, b } = await twoHouses(app)
  const visible = async (client: Client, type: 'authorised' | 'estate') =>
    (await client.call(staffApi.visible, { query: { type } })).body
  const own = await visible(a.host, 'authorised')
  expect(own).toMatchObject({
    total: 1,
    documents: [
      {
        username: 'A Yetkili',
        properties: ['A Daire'],
        details: { email: a.staff.authorised.email, canManageMeters: false },
      },
    ],
  })
  for (const viewer of [a.tenant, a.staff.estate, a.staff.proxy]) {
    const { documents } = await visible(viewer, 'authorised')
    expect(documents).toEqual([
      {
        id: a.staff.authorised.id,
        type: 'authorised',
        username: 'A Yetkili',
        avatar: 'AY',
        phoneNumber: '+905321112233',
        self: false,
        properties: ['A Daire'],
        propertyCount: 1,
        details: null,
      },
    ])
  }
  // The lawyer has a different property than the agent; people always see themselves.
  expect((await visible(a.staff.lawyer, 'estate')).documents).toEqual([])
  expect((await visible(a.staff.estate, 'estate')).documents).toMatchObject([
    { self: true, details: { state: 'active' } },
  ])
  expect((await visible(b.tenant, 'authorised')).documents.map(({ username }) => username)).toEqual(['B Yetkili'])
  expect((await visible(await app.build.tenant(), 'estate')).total).toBe(0)

  await a.host.call(staffApi.suspend, { params: { id: a.staff.authorised.engagement } })
  expect((await visible(a.tenant, 'authorised')).total).toBe(0)
  expect((await visible(a.host, 'authorised')).documents).toMatchObject([{ details: { state: 'suspended' } }])
})

test('SCR-09 the own properties to choose from are found by a part of their name, and only the own', async () => {
  const app = await startTestApp()
  const { a } = await twoHouses(app)
  const found = await a.host.call(staffApi.properties, { query: { q: 'ARSA' } })
  expect(found.body).toMatchObject({ total: 1, documents: [{ baslik: 'A Arsa' }] })
  expect((await a.host.call(staffApi.properties)).body.total).toBe(2)
  expect((await a.tenant.call(staffApi.properties)).status).toBe(403)
})
