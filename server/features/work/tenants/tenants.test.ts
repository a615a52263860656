import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { tenantsApi } from '#domain/work/tenants/tenants.api.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

/** Inserts directly, because a thousand contracts through the API would only test the API. */
async function seed(app: TestApp, owner: { id: string }, propertyId: string, count: number, name = 'Kiracı') {
  const ids = Array.from({ length: count }, () => newId())
  const terms = { brutAylik: 1, baslangicTarihi: '2026-01-01', bitisTarihi: '2026-12-31', status: 'active' as const }
  await app.ctx.db
    .insert(contracts)
    .values(ids.map((id) => ({ id, property_id: propertyId, owner_id: owner.id, owner_name: 'x', ...terms })))
  await app.ctx.db.insert(contractTenants).values(
    ids.map((contract_id, index) => ({
      id: newId(),
      contract_id,
      is_primary: true,
      tenant_name: name.trim() ? `${name} ${index}` : name,
      tenant_email: `k${index}@ornek.test`,
    })),
  )
}

test('TEN-07 TEN-08 TEN-09 a host reads the tenants of own contracts; foreign ones and blank names are absent', async () => {
  const app = await startTestApp()
  const [host, other] = [await app.build.host({ username: 'Ayşe Yıldırım' }), await app.build.host()]
  const [own, foreign] = [await app.build.property(host, { baslik: 'Moda Daire' }), await app.build.property(other)]
  await host.call(contractsApi.create, {
    body: contractFormFor(own.id, {
      tenants: [
        tenantParty('bir@ornek.test', { is_primary: true, tenant_phone: '+905551112233' }),
        tenantParty('iki@ornek.test'),
      ],
    }),
  })
  await seed(app, host, own.id, 1, '  ')
  await seed(app, other, foreign.id, 1)
  const { documents, total } = (await host.call(tenantsApi.list)).body
  expect(total).toBe(2)
  expect(documents[0]).toMatchObject({
    name: 'Kiracı bir',
    role: 'Kiracı',
    phoneNumber: '+905551112233',
    email: 'bir@ornek.test',
    propertyInfo: 'Moda Daire',
    ownerInfo: 'Ayşe Yıldırım',
    propertyId: own.id,
  })
  expect(documents[0]!.tenantIdNumber).not.toContain('17291716060')
  expect((await (await app.build.tenant()).call(tenantsApi.list)).status).toBe(403)
})

test('TEN-09 the owner’s label is the person who created the property, whatever the contract says', async () => {
  const app = await startTestApp()
  const [host, buyer] = [await app.build.host(), await app.build.host({ username: 'Yeni Sahip' })]
  const { id } = await app.build.property(host)
  await seed(app, host, id, 1)
  await app.ctx.db.run(`update properties set creator = '${buyer.id}' where id = '${id}'`)
  const admin = await app.build.admin()
  expect((await admin.call(tenantsApi.list)).body.documents).toMatchObject([{ ownerInfo: 'Yeni Sahip' }])
})

test('TEN-08 staff read the tenants of their owner; who lets one property and rents another reads only their own', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const both = await app.build.host({ tenants: true })
  const rented = await app.build.property(host, { tenants: [both] })
  const own = await app.build.property(both)
  await seed(app, host, rented.id, 1, 'Başkasının kiracısı')
  await seed(app, both, own.id, 1, 'Kendi kiracısı')
  const proxy = await app.build.staff(host, { proxy: true, userType: 'proxy', acts_on_all: true, canAddProperty: true })
  const names = async (reader: typeof host) =>
    (await reader.call(tenantsApi.list)).body.documents.map((card) => card.name)
  expect(await names(both)).toEqual(['Kendi kiracısı 0'])
  expect(await names(proxy)).toEqual(['Başkasının kiracısı 0'])
})

test('TEN-03 TEN-07 LIM-01 twelve to a page, at most 1000 in all, in one call of at most three statements; of 1005 contracts 1000 come at once', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const property = await app.build.property(host)
  await seed(app, host, property.id, 1005)
  const { result, statements } = await app.counting(() => host.call(tenantsApi.list))
  expect(result.body).toMatchObject({ total: 1000, hasMore: true })
  expect(result.body.documents).toHaveLength(12)
  expect(statements.length).toBeLessThanOrEqual(3)
  const all = await host.call(tenantsApi.list, { query: { size: 5000 } })
  expect(all.body.documents).toHaveLength(1000)
  expect(all.body).toMatchObject({ total: 1000, hasMore: false })
  const own = await app.counting(() => host.call(contractsApi.list, { query: { size: 5000 } }))
  expect(own.result.body.documents).toHaveLength(1000)
  expect(own.result.body).toMatchObject({ total: 1005, hasMore: true })
  expect(own.statements.length).toBeLessThanOrEqual(3)
  const last = await host.call(tenantsApi.list, { query: { page: 84 } })
  expect(last.body).toMatchObject({ hasMore: false })
  expect(last.body.documents).toHaveLength(4)
})

test('CHAT-03 ROLE-20 a tenant of one property can be written to from the card of another; a tenant of nobody’s cannot', async () => {
  const app = await startTestApp()
  const [host, other] = [await app.build.host(), await app.build.host()]
  const [known, stranger] = [await app.build.tenant(), await app.build.tenant()]
  await app.build.property(host, { tenants: [known] })
  await app.build.property(other, { tenants: [stranger] })
  const second = await app.build.property(host)
  const tenants = [tenantParty(known.email, { is_primary: true }), tenantParty(stranger.email)]
  await host.call(contractsApi.create, { body: contractFormFor(second.id, { tenants }) })
  const { documents } = (await host.call(tenantsApi.list)).body
  expect(documents.map(({ email, userId }) => [email, userId])).toEqual([
    [known.email, known.id],
    [stranger.email, null],
  ])
})

test('CHAT-03 J12 a card names the account to write to once the tenant lives there, and to the owner alone', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const [living, asked] = [await app.build.tenant(), await app.build.tenant()]
  const property = await app.build.property(host, { tenants: [living] })
  const tenants = [tenantParty(living.email, { is_primary: true }), tenantParty(asked.email)]
  await host.call(contractsApi.create, { body: contractFormFor(property.id, { tenants }) })
  const { documents } = (await host.call(tenantsApi.list)).body
  expect(documents.map(({ email, userId }) => [email, userId])).toEqual([
    [living.email, living.id],
    [asked.email, null],
  ])
  // The picture of an account is no more public than the account.
  expect(documents.map(({ avatar }) => typeof avatar)).toEqual(['string', 'object'])
  const admin = await app.build.admin()
  const seen = (await admin.call(tenantsApi.list)).body.documents
  expect(seen.map(({ userId }) => userId)).toEqual([null, null])
})

test('LST-04 TEN-04 whoever rents two properties is one card with both, each with the state of its contract and what is late there', async () => {
  const app = await startTestApp()
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const tenant = await app.build.tenant()
  const [first, second] = [
    await app.build.property(host, { baslik: 'Moda Daire' }),
    await app.build.property(host, { baslik: 'Çarşı Dükkân' }),
  ]
  const terms = { baslangicTarihi: '2026-11-01', odemeGunu: 5, brutAylik: 25_000_00, depozito: 50_000_00 }
  const flat = await agreedTenancy({ host, tenants: [tenant], property: first, terms })
  // Asked but not answered, so there is no account.
  const asked = (
    await host.call(contractsApi.create, {
      body: contractFormFor(second.id, {
        tenants: [
          tenantParty(tenant.email.toUpperCase(), {
            is_primary: true,
            tenant_name: tenantParty(tenant.email).tenant_name.toUpperCase(),
          }),
        ],
      }),
    })
  ).body.id
  // An older contract of the same property is no second home.
  await seed(app, host, first.id, 1)
  await app.ctx.db.run(`update contract_tenants set tenant_email = '${tenant.email}', tenant_name = '${tenantParty(tenant.email).tenant_name}'
    where tenant_email = 'k0@ornek.test'`)
  const { documents, total } = (await host.call(tenantsApi.list)).body
  expect(total).toBe(1)
  expect(documents).toMatchObject([
    {
      userId: tenant.id,
      contractId: flat.contract,
      propertyInfo: 'Moda Daire',
      homes: [
        {
          contractId: flat.contract,
          propertyId: first.id,
          propertyInfo: 'Moda Daire',
          status: 'active',
          baslangicTarihi: '2026-11-01',
          bitisTarihi: '2027-10-31',
          ownerInfo: 'Ayşe Yıldırım',
          overdue: [{ currency: 'TL', amount: 25_000_00, since: '2026-11-05' }],
        },
        { contractId: asked, propertyInfo: 'Çarşı Dükkân', status: 'waiting_for_tenants', overdue: null },
      ],
    },
  ])
  const clerk = await app.build.staff(host, { proxy: true, userType: 'proxy', acts_on_all: true, canAddProperty: true })
  const seen = (await clerk.call(tenantsApi.list)).body.documents
  expect(seen[0]!.homes.map(({ overdue }) => overdue)).toEqual([null, null])
})

test('LST-04 TEN-04 two people behind one address stay two; without an address a name joins nobody', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const [one, two] = [await app.build.property(host), await app.build.property(host)]
  await seed(app, host, one.id, 2, 'Kiracı')
  await seed(app, host, two.id, 2, 'Kiracı')
  const count = async () =>
    (await host.call(tenantsApi.list)).body.documents.map(({ name, homes }) => [name, homes.length])
  expect((await count()).sort()).toEqual([
    ['Kiracı 0', 2],
    ['Kiracı 1', 2],
  ])
  await app.ctx.db.run(`update contract_tenants set tenant_email = 'ortak@ornek.test'`)
  expect((await count()).sort()).toEqual([
    ['Kiracı 0', 2],
    ['Kiracı 1', 2],
  ])
  await app.ctx.db.run(`update contract_tenants set tenant_email = ''`)
  expect(await count()).toHaveLength(4)
})

test('LST-04 TEN-04 whoever gets an account in one contract is one person in all of them, whichever came first', async () => {
  const app = await startTestApp()
  const [host, other] = [await app.build.host(), await app.build.host()]
  const account = await app.build.tenant()
  const names = async () =>
    (await host.call(tenantsApi.list)).body.documents.map(({ email, homes }) => [email, homes.length])
  const properties = [await app.build.property(host), await app.build.property(host), await app.build.property(host)]
  await seed(app, host, properties[0]!.id, 1)
  await seed(app, other, (await app.build.property(other)).id, 1)
  // The same account under another address, as for a person who changed it.
  await seed(app, host, properties[1]!.id, 1)
  const rows = await app.ctx.db
    .select({ id: contractTenants.id })
    .from(contractTenants)
    .where(eq(contractTenants.owner_id, host.id))
    .orderBy(contractTenants.contract_id)
  await app.ctx.db.run(`update contract_tenants set tenant_email = 'yeni@ornek.test' where id = '${rows[1]!.id}'`)
  expect(await names()).toEqual([
    ['yeni@ornek.test', 1],
    ['k0@ornek.test', 1],
  ])
  for (const { id } of rows)
    await app.ctx.db.run(`update contract_tenants set tenant_user_id = '${account.id}' where id = '${id}'`)
  expect(await names()).toEqual([['yeni@ornek.test', 2]])
  // A third contract, written before the account was linked.
  await seed(app, host, properties[2]!.id, 1)
  expect(await names()).toEqual([['k0@ornek.test', 3]])
  // One more under the other address; then the account is deleted, and the addresses remain separate.
  await seed(app, host, (await app.build.property(host)).id, 1)
  await app.ctx.db.run(`update contract_tenants set tenant_email = 'yeni@ornek.test'
    where id = (select id from contract_tenants where owner_id = '${host.id}' order by contract_id desc limit 1)`)
  expect(await names()).toEqual([['yeni@ornek.test', 4]])
  await app.ctx.db.run(`update contract_tenants set tenant_user_id = null`)
  expect((await names()).sort()).toEqual([
    ['k0@ornek.test', 2],
    ['yeni@ornek.test', 2],
  ])
  expect((await other.call(tenantsApi.list)).body).toMatchObject({ total: 1 })
})

test('TEN-07 a contract that is called off or deleted and a property in the bin take their names off the list, and bring them back', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const property = await app.build.property(host)
  await seed(app, host, property.id, 2)
  const listed = async () => (await host.call(tenantsApi.list)).body.total
  const set = (table: string, change: string, id?: string) =>
    app.ctx.db.run(`update ${table} set ${change} ${id ? `where id = '${id}'` : ''}`)
  const [first] = await app.ctx.db.select({ id: contracts.id }).from(contracts).orderBy(contracts.id)
  for (const [change, back] of [
    ['cancelled_at = now()', 'cancelled_at = null'],
    ['deleted_at = now()', 'deleted_at = null'],
  ] as const) {
    await set('contracts', change, first!.id)
    expect(await listed()).toBe(1)
    await set('contracts', back, first!.id)
    expect(await listed()).toBe(2)
  }
  await set('properties', 'deleted_at = now()')
  await set('contracts', 'cancelled_at = now()', first!.id)
  expect(await listed()).toBe(0)
  await set('properties', 'deleted_at = null')
  expect(await listed()).toBe(1)
})

test('TEN-08 staff with some properties read the tenants of these, and nobody else’s', async () => {
  const app = await startTestApp()
  const [host, other] = [await app.build.host(), await app.build.host()]
  const clerk = await app.build.staff(host, { authorised: true, canAddProperty: true })
  const [given, kept] = [
    await app.build.property(host, { delegates: { authorised: [clerk] } }),
    await app.build.property(host),
  ]
  await seed(app, host, given.id, 1, 'Verilen')
  await seed(app, host, kept.id, 1, 'Verilmeyen')
  await seed(app, other, (await app.build.property(other)).id, 1, 'Yabancı')
  expect((await clerk.call(tenantsApi.list)).body.documents.map(({ name }) => name)).toEqual(['Verilen 0'])
})
