import { expect, test } from 'vitest'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { surveyApi } from '#domain/people/survey/survey.api.ts'
import { fixturesApi } from '#domain/property/fixtures/fixtures.api.ts'
import { propertyDetailApi } from '#domain/property/properties/property-detail.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contractFormFor } from '#server/testing/build-contract.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

/** The fields are copied from the specification, because the declarations in the code are what this test checks. */
const expectFields = (record: object, fields: string) =>
  expect(Object.keys(record)).toEqual(expect.arrayContaining(fields.split(', ')))

async function columnsOf(app: TestApp, table: string): Promise<string[]> {
  const { rows } = await app.ctx.db.run(
    `select column_name as name from information_schema.columns where table_name = '${table}'`,
  )
  return (rows as { name: string }[]).map(({ name }) => name)
}

test('ERR-05 each of the specified collections is a table of its own', async () => {
  const app = await startTestApp()
  const names =
    'posts users properties property_features tenants deeds contracts contract_tenants contract_approvals fixtures suggestions property_documents invoices notifications delivery_images evacuation_images chats messages tickets ticket_replies questions forum_posts forum_replies forum_likes forum_bookmarks forum_notifications'
  const { rows } = await app.ctx.db.run(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  expect(rows.map((row) => (row as { name: string }).name)).toEqual(expect.arrayContaining(names.split(' ')))
})

test('ACC-50 ACC-51 ACC-52 the current user has every specified field, its roles the allowed values', async () => {
  const app = await startTestApp()
  const host = await app.build.host({ username: 'ismail çelik' })
  const property = await app.build.property(host)
  const { user } = (await host.call(accountsApi.me)).body
  expectFields(user, 'accountId, email, username, avatar, phoneNumber, kimlikNo, dogumTarihi, address')
  expectFields(user, 'lastPasswordChange, last_seen, createdBy')
  expectFields(user, 'role, userType, lawyer, authorised, estate, host, tenants, proxy, shareholder, is_active')
  expectFields(user, 'owned_id, renters_id, tenant_id, authorised_properties_id, lawyer_properties_id')
  expectFields(user, 'estate_properties_id')
  expect(user).toMatchObject({ avatar: 'İÇ', role: 'user', host: true, is_active: true, owned_id: [property.id] })
  const store = (column: string, value: string) =>
    app.ctx.db.run(`update users set "${column}" = '${value}' where id = '${host.id}'`).then(
      () => 'kept',
      () => 'refused',
    )
  for (const role of ['admin', 'proxy', 'user']) expect([role, await store('role', role)]).toEqual([role, 'kept'])
  for (const type of ['tenant', 'both', 'admin', 'lawyer', 'proxy', 'landlord'])
    expect([type, await store('userType', type)]).toEqual([type, 'kept'])
  expect(await store('role', 'root')).toBe('refused')
  expect(await store('userType', 'root')).toBe('refused')
})

test('PROP-01 FIX-01 a property and its fixtures have every specified field', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { id } = await app.build.property(host)
  const made = await host.call(fixturesApi.create, { body: { property_id: id, demirbasCinsi: 'Kombi' } })
  expect(made.status).toBe(200)
  const { property } = (await host.call(propertyDetailApi.detail, { params: { id } })).body
  expectFields(property, 'baslik, gorsel, deed_id, property_feature_id, tenant_id, users_id, contract_id, creator')
  expectFields(property, 'odemeDurumu, tasinmazDurumu, tasinmazCinsi, fixtures_id, suggest_id, delivery_images')
  expectFields(property, 'evacuation_images, lawyer_id')
  const [fixture] = (await host.call(fixturesApi.list, { query: { property_id: id } })).body.documents
  expectFields(fixture!, 'demirbasCinsi, marka, sayisi, aciklama, property_id, docs')
  expect(property.fixtures_id).toEqual([fixture!.id])
})

test('PROP-20 delivery images, evacuation images and invoices are records of their property', async () => {
  const app = await startTestApp()
  for (const table of ['delivery_images', 'evacuation_images', 'invoices'])
    expect([table, await columnsOf(app, table)]).toEqual([table, expect.arrayContaining(['id', 'property_id'])])
})

test('SUR-01 a survey question has every specified field', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const body = {
    question_id: 77,
    question_text: 'Nasıl buldunuz?',
    is_multiple_choice: false,
    option_a: 'İyi',
    option_b: 'Kötü',
    option_c: '',
    option_d: '',
    option_e: '',
  }
  expect((await admin.call(surveyApi.create, { body })).status).toBe(200)
  const { documents } = (await admin.call(surveyApi.results)).body
  const question = documents.find(({ question_id }) => question_id === 77)!
  expectFields(question, 'id, question_id, question_text, is_multiple_choice')
  expectFields(question, 'option_a, option_b, option_c, option_d, option_e')
  expectFields(question, 'count_a, count_b, count_c, count_d, count_e')
})

test('APR-01 an approval is kept with every specified field', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { id } = await app.build.property(host)
  expect((await host.call(contractsApi.create, { body: contractFormFor(id) })).status).toBe(200)
  const { rows } = await app.ctx.db.run('select * from contract_approvals')
  const [approval] = rows as Record<string, unknown>[]
  expectFields(approval!, 'contract_id, tenant_user_id, tenant_name, tenant_email, approval_token, approval_status')
  expectFields(approval!, 'approval_date, approval_note, created_at, expires_at')
  expect(approval).toMatchObject({
    tenant_email: 'kiraci@ornek.test',
    approval_status: 'pending',
    approval_date: null,
  })
})
