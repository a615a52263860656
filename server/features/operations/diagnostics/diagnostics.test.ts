import { expect, test } from 'vitest'
import { addDays, isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { diagnosticsApi } from '#domain/operations/diagnostics/diagnostics.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { mails, smsMessages } from '#server/db/schema/mail.ts'
import { propertyDelegates, propertyTenants } from '#server/db/schema/properties.ts'
import { emails } from '#server/emails/emails.ts'
import { remindDue } from '#server/features/tenancy/contracts/contracts.jobs.ts'
import { contractFormFor, guarantorParty, tenantParty } from '#server/testing/build-contract.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const day = 86_400_000
const letter = { body: { name: 'guarantor-request', to: 'deneme@ornek.test' } }
const token = { body: { contract_id: newId(), guarantor_email: 'kefil_bir@ornek.test', days_ago: 0 } }

test('PUB-07 AMB-14 every letter is shown to everybody; only an administrator, or demo mode, sends', async () => {
  const app = await startTestApp()
  const shown = (await app.guest.call(diagnosticsApi.emails)).body
  expect(shown.documents.map(({ name }) => name)).toEqual(Object.keys(emails))
  expect(shown).toMatchObject({ may_send: false, transport: 'outbox' })
  expect((await app.guest.call(diagnosticsApi.sendEmail, letter)).status).toBe(401)
  expect((await (await app.build.host()).call(diagnosticsApi.sendEmail, letter)).status).toBe(403)
  expect(await app.ctx.db.select().from(mails).orderBy(mails.id)).toEqual([])
  const admin = await app.build.admin()
  expect((await admin.call(diagnosticsApi.sendEmail, letter)).body).toMatchObject({ success: true, error: null })
  expect((await admin.call(diagnosticsApi.sendEmail, { body: { ...letter.body, name: 'toString' } })).status).toBe(404)
  expect(await app.ctx.db.select().from(mails).orderBy(mails.id)).toMatchObject([
    { to: 'deneme@ornek.test', template: 'guarantor-request' },
  ])

  const demo = await startTestApp({ env: { DEMO: 'on' } })
  expect((await demo.guest.call(diagnosticsApi.sendEmail, letter)).body.success).toBe(true)
})

test('AMB-15 where the test pages are off, so is everything behind them', async () => {
  const app = await startTestApp({ env: { TEST_PAGES: 'off' } })
  const admin = await app.build.admin()
  expect((await app.guest.call(diagnosticsApi.emails)).status).toBe(404)
  expect((await admin.call(diagnosticsApi.sendEmail, letter)).status).toBe(404)
  expect((await admin.call(diagnosticsApi.health)).status).toBe(404)
  expect((await admin.call(diagnosticsApi.makeToken, token)).status).toBe(404)
})

test('PUB-07 a token is taken apart for everybody, made for few, and every damage has its text', async () => {
  const app = await startTestApp()
  expect((await app.guest.call(diagnosticsApi.makeToken, token)).status).toBe(401)
  const admin = await app.build.admin()
  const made = (await admin.call(diagnosticsApi.makeToken, token)).body
  const read = async (text: string) => (await app.guest.call(diagnosticsApi.readToken, { body: { token: text } })).body
  expect(await read(made.token)).toMatchObject({ accepted: true, guarantor_email: 'kefil_bir@ornek.test' })
  expect((await read(made.token)).parts).toHaveLength(4)
  const old = (await admin.call(diagnosticsApi.makeToken, { body: { ...token.body, days_ago: 8 } })).body
  const packed = (parts: string[]) => Buffer.from(parts.join('_')).toString('base64url')
  const parts = (await read(made.token)).parts
  expect((await read('')).message).toBe('Token boş veya geçersiz')
  expect((await read('%%%')).message).toBe('Token formatı geçersiz')
  expect((await read(packed(parts.slice(0, 2)))).message).toBe('Geçersiz token formatı')
  expect((await read(packed([parts[0]!, parts[1]!, 'dün', parts[3]!]))).message).toBe('Token formatı geçersiz')
  expect((await read(packed([newId(), ...parts.slice(1)]))).message).toBe('Onay kaydı bulunamadı')
  expect((await read(old.token)).message).toBe('Token süresi dolmuş')
})

test('PUB-07 the walk passes every station of the guarantor flow and leaves nothing behind', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const walked = await admin.call(diagnosticsApi.walkGuarantor)
  expect(walked.body.steps.filter((step) => !step.ok)).toEqual([])
  expect(walked.body).toMatchObject({ ok: true })
  expect(walked.body.steps.length).toBeGreaterThanOrEqual(9)
  expect(await app.ctx.db.select().from(contracts)).toEqual([])
  expect(await app.ctx.db.select().from(mails).orderBy(mails.id)).toEqual([])
})

async function asked(app: TestApp, change: Parameters<typeof contractFormFor>[1] = {}) {
  const host = await app.build.host()
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const { body } = await host.call(contractsApi.create, { body: contractFormFor(property.id, change) })
  return { host, property, id: body.id }
}

test('PUB-08 MAIL-10 who would be reminded now is whom the daily job takes; the guarantor holds the rest back', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const { host } = await asked(app)
  await asked(app, { guarantor: guarantorParty(), tenants: [tenantParty('bekleyen@ornek.test', { is_primary: true })] })
  const states = async (client = admin) =>
    (await client.call(diagnosticsApi.reminders)).body.documents.map(({ state }) => state)
  expect(await states()).toEqual(['too_early', 'guarantor_waits'])
  app.pass(2 * day)
  expect(await states()).toEqual(['due', 'guarantor_waits'])
  expect(await states(host)).toEqual(['due'])
  const [due, held] = (await admin.call(diagnosticsApi.reminders)).body.documents
  const send = (client: typeof admin, approval: string) =>
    client.call(diagnosticsApi.sendReminder, { params: { approval } })
  expect((await send(host, due!.approval)).status).toBe(403)
  expect((await send(admin, held!.approval)).body).toMatchObject({
    success: false,
    message: 'Kefil henüz onaylamadı, email gönderilmeyecek',
  })
  expect((await send(admin, due!.approval)).body).toMatchObject({ success: true })
  expect(await states()).toEqual(['too_early', 'guarantor_waits'])
  app.pass(3 * day)
  expect(await states()).toEqual(['due', 'guarantor_waits'])
  await remindDue(app.ctx)
  expect(await states()).toEqual(['reminded_enough', 'guarantor_waits'])
})

test('PUB-09 an administrator sees whose contract ends and warns each step once', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const { host, id } = await asked(app)
  const end = addDays(isoDate(app.ctx.clock.now()), 28)
  await app.ctx.db.update(contracts).set({ status: 'active', bitisTarihi: end })
  expect((await host.call(diagnosticsApi.expiries)).status).toBe(403)
  const row = async () => (await admin.call(diagnosticsApi.expiries)).body.documents[0]
  expect(await row()).toMatchObject({
    contract_id: id,
    days_left: 28,
    step: 30,
    sent_at: null,
    recipients: [host.email, 'kiraci@ornek.test'],
  })
  const warn = () => admin.call(diagnosticsApi.sendExpiry, { params: { contract: id } })
  expect((await warn()).body.success).toBe(true)
  expect(await row()).toMatchObject({ sent_at: expect.any(String) })
  expect((await warn()).body).toMatchObject({ success: false, message: 'Bu uyarı daha önce gönderilmiş.' })
})

test('PUB-09 for a chosen person each rule shows what it lets through', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const [host, other, tenant] = [await app.build.host(), await app.build.host(), await app.build.tenant()]
  const rented = await app.build.property(host, { baslik: 'A Kirada', tasinmazDurumu: 'Kiralanmış' })
  const vacant = await app.build.property(host, { baslik: 'B Boş', tasinmazDurumu: 'Kiralanmamış' })
  await app.build.property(host, { baslik: 'C Yabancı' })
  for (const { id } of [rented, vacant])
    await app.ctx.db.insert(propertyTenants).values({ property_id: id, user_id: tenant.id })
  const seen = async (user: string) =>
    (await admin.call(diagnosticsApi.properties, { query: { user } })).body.documents.map((row) => [
      row.title,
      row.rules.join(),
      row.visible,
    ])
  expect(await seen(tenant.id)).toEqual([
    ['A Kirada', 'rented', true],
    ['B Boş', 'vacant', false],
  ])
  const agent = await app.build.staff(host, { estate: true })
  const elsewhere = await app.build.property(other, { baslik: 'D Başka Sahip' })
  for (const { id } of [rented, elsewhere])
    await app.ctx.db.insert(propertyDelegates).values({ property_id: id, user_id: agent.id, list: 'estate' })
  expect(await seen(agent.id)).toEqual([
    ['A Kirada', 'assigned', true],
    ['D Başka Sahip', 'foreign_host', false],
  ])
  expect((await seen(host.id)).map(([, rules]) => rules)).toEqual(['owned', 'owned', 'owned'])
})

test('PUB-08 the state of every part, in at most three statements; a dead storage and SMS are told', async () => {
  const dead = () => Promise.reject(new Error('x'))
  const nothing = async () => {}
  const storage = { get: dead, stream: dead, isEmpty: dead, put: nothing, putStream: nothing, remove: nothing }
  const app = await startTestApp({ replace: { storage } })
  const tenant = await app.build.tenant()
  const { result, statements } = await app.counting(() => tenant.call(diagnosticsApi.health))
  const states = Object.fromEntries(result.body.parts.map(({ part, state }) => [part, state]))
  expect(states).toMatchObject({
    database: 'ok',
    storage: 'down',
    mail: 'ok',
    jobs: 'ok',
    sms: 'attention',
    realtime: 'ok',
  })
  expect(statements.length).toBeLessThanOrEqual(3)
})

test('PUB-08 an SMS leaves through the port for administrators, to mobile numbers, unless it is switched off', async () => {
  const sms = { body: { to: '0532 111 22 33', text: 'Deneme mesajı' } }
  const off = await startTestApp()
  expect((await (await off.build.admin()).call(diagnosticsApi.sendSms, sms)).body).toMatchObject({ success: false })
  const app = await startTestApp({ env: { SMS_ADAPTER: 'outbox' } })
  expect((await (await app.build.host()).call(diagnosticsApi.sendSms, sms)).status).toBe(403)
  const admin = await app.build.admin()
  expect((await admin.call(diagnosticsApi.sms)).body).toEqual({ transport: 'outbox', may_send: true })
  expect((await admin.call(diagnosticsApi.sendSms, { body: { ...sms.body, to: '0216 111 22 33' } })).status).toBe(400)
  expect((await admin.call(diagnosticsApi.sendSms, sms)).body.success).toBe(true)
  await app.ctx.jobs.drain()
  expect(await app.ctx.db.select().from(smsMessages).orderBy(smsMessages.id)).toMatchObject([
    { to: '+905321112233', state: 'sent' },
  ])
})
