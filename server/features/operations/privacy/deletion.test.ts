import { expect, test } from 'vitest'
import { isoDate } from '#domain/kernel/dates.ts'
import { deletionsApi, privacyApi } from '#domain/operations/privacy/privacy.api.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const day = 86_400_000
const asks = { body: { note: 'Taşınıyorum', understood: true as const } }

async function openRequest(app: TestApp) {
  const person = await app.build.host({ username: 'Seda Karaca' })
  expect((await person.call(privacyApi.askDeletion, asks)).status).toBe(200)
  const { deletion } = (await person.call(privacyApi.center)).body
  return { person, id: deletion!.id }
}

test('HDR-03 a request has thirty days, is made once, and can be taken back until it is decided', async () => {
  const app = await startTestApp()
  const { person, id } = await openRequest(app)
  const { deletion } = (await person.call(privacyApi.center)).body
  expect(deletion).toMatchObject({ state: 'open', due_on: isoDate(new Date(app.ctx.clock.now().getTime() + 30 * day)) })
  expect((await person.call(privacyApi.askDeletion, asks)).code).toBe('deletion_open')
  const stranger = await app.build.host()
  expect((await stranger.call(privacyApi.withdrawDeletion, { params: { id } })).status).toBe(404)
  expect((await person.call(privacyApi.withdrawDeletion, { params: { id } })).status).toBe(200)
  expect((await person.call(privacyApi.withdrawDeletion, { params: { id } })).code).toBe('deletion_decided')
  expect((await person.call(privacyApi.askDeletion, asks)).status).toBe(200)
  const { rows } = await app.ctx.db.run(`select subject from mails where template = 'deletion-asked'`)
  expect(rows).toHaveLength(2)
})

test('HDR-03 who asks has to understand, and has given the password a moment ago', async () => {
  const app = await startTestApp()
  const person = await app.build.host()
  const hasty = { body: { note: '', understood: false as unknown as true } }
  expect((await person.call(privacyApi.askDeletion, hasty)).fields).toEqual({
    understood: 'Devam etmek için bu kutuyu işaretleyin',
  })
  app.pass(11 * 60_000)
  expect((await person.call(privacyApi.askDeletion, asks)).code).toBe('confirmation_needed')
})

test('HDR-03 administrators see requests by their last day; a refusal reaches the person with its reason', async () => {
  const app = await startTestApp()
  const first = await openRequest(app)
  app.pass(2 * day)
  const second = await openRequest(app)
  const admin = await app.build.admin()
  const { documents } = (await admin.call(deletionsApi.list)).body
  expect(documents.map(({ id }) => id)).toEqual([first.id, second.id])
  const reason = 'Kimliğiniz doğrulanamadı, lütfen yeniden başvurun.'
  const refuse = () => admin.call(deletionsApi.refuse, { params: { id: first.id }, body: { reason } })
  expect((await refuse()).status).toBe(200)
  expect((await refuse()).code).toBe('deletion_decided')
  expect((await first.person.call(privacyApi.center)).body.deletion).toMatchObject({
    state: 'refused',
    refusal_reason: reason,
  })
  const { rows } = await app.ctx.db.run(`select text from mails where template = 'deletion-refused'`)
  expect(rows).toMatchObject([{ text: expect.stringContaining(reason) }])
  const { rows: kept } = await app.ctx.db.run(`select kind, actor_id from audit_log where area = 'admin'`)
  expect(kept).toEqual([{ kind: 'refuse_deletion', actor_id: admin.id }])
})

test('HDR-03 of two administrators one decides, and nobody about themselves', async () => {
  const app = await startTestApp()
  const { id } = await openRequest(app)
  const [one, two] = [await app.build.admin(), await app.build.admin()]
  const answers = await Promise.all([one, two].map((admin) => admin.call(deletionsApi.process, { params: { id } })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await one.call(privacyApi.askDeletion, asks)
  const own = (await one.call(privacyApi.center)).body.deletion!.id
  expect((await one.call(deletionsApi.process, { params: { id: own } })).code).toBe('own_deletion')
  expect((await two.call(deletionsApi.process, { params: { id: own } })).code).toBe('deletion_blocked')
  expect((await two.call(deletionsApi.plan, { params: { id: own } })).body.blockers).toMatchObject([
    { kind: 'administrator' },
  ])
})

test('HDR-03 the dry run changes nothing, the doing follows it, and the account is closed', async () => {
  const app = await startTestApp()
  const { person, id } = await openRequest(app)
  const property = await app.build.property(person, { baslik: 'Moda Daire' })
  // Another person's address that ends like this person's.
  const text = `Merhaba ${person.email}, x.${person.email}, ${person.email}.tr`
  await app.ctx.db.run(
    `insert into mails (id, state, template, "to", subject, html, text) values (gen_random_uuid(), 'sent', 'deneme', $1, '', '', $2)`,
    [`x.${person.email}`, text],
  )
  const admin = await app.build.admin()
  const look = async () => (await admin.call(deletionsApi.plan, { params: { id } })).body
  const plan = await look()
  expect(await look()).toEqual(plan)
  expect(plan).toMatchObject({ blockers: [], kept_until: null })
  expect(plan.lines).toContainEqual({ group: 'properties', does: 'delete', basis: null, rows: expect.any(Number) })
  expect((await person.call(accountsApi.me)).status).toBe(200)

  expect((await admin.call(deletionsApi.process, { params: { id } })).status).toBe(200)
  await app.ctx.jobs.drain()
  const { documents } = (await admin.call(deletionsApi.list, { query: { state: 'done' } })).body
  expect(documents).toMatchObject([{ id, username: 'Silinmiş kullanıcı', email: '', note: '' }])
  expect((await person.call(accountsApi.me)).status).toBe(401)
  const login = { email: person.email, password: 'Deneme-Sifresi-2026' }
  expect((await app.client().call(accountsApi.login, { body: login })).status).toBe(401)
  const { rows } = await app.ctx.db.run('select id from properties where id = $1', [property.id])
  expect(rows).toEqual([])
  expect((await admin.call(deletionsApi.plan, { params: { id } })).status).toBe(404)
  const { rows: mailed } = await app.ctx.db.run(`select "to", text from mails where template = 'deneme'`)
  expect(mailed).toEqual([
    { to: `x.${person.email}`, text: `Merhaba [silindi], x.${person.email}, ${person.email}.tr` },
  ])
})

test('HDR-03 who was asked for a contract after the decision is not deleted: an administrator has to decide again', async () => {
  const app = await startTestApp()
  const { person, id } = await openRequest(app)
  const admin = await app.build.admin()
  expect((await admin.call(deletionsApi.process, { params: { id } })).status).toBe(200)
  const landlord = await app.build.host()
  const property = await app.build.property(landlord, { baslik: 'Moda Daire' })
  const form = contractFormFor(property.id, { tenants: [tenantParty(person.email, { is_primary: true })] })
  const { id: contract } = (await landlord.call(contractsApi.create, { body: form })).body
  await app.ctx.jobs.drain()
  const { rows } = await app.ctx.db.run(`select state, output from pgboss.job where name = 'erase-person'`)
  expect(rows).toEqual([{ state: 'completed', output: null }])
  const { documents } = (await admin.call(deletionsApi.list, { query: { state: 'open' } })).body
  expect(documents).toMatchObject([{ id, username: 'Seda Karaca', email: person.email }])
  const { blockers } = (await admin.call(deletionsApi.plan, { params: { id } })).body
  expect(blockers).toMatchObject([{ kind: 'contract_asked', link: `/viewContract/${contract}` }])
  expect((await person.call(accountsApi.me)).status).toBe(200)
})
