import { desc } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { smsMessages } from '#server/db/schema/mail.ts'
import { textOfSms } from '#server/services/sms/texter.ts'
import { authenticator } from '#server/testing/authenticator.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import { mailsTo } from '#server/testing/mailed.ts'
import { mailedToken } from '#server/testing/mailed-links.ts'
import { startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'

let hosts = 0
/** A new address of the same customer each time: an IPv6 customer has 2^64 addresses. */
function neighbour(app: TestApp) {
  const browser = app.client()
  browser.ip = `2001:db8:7:1:${(hosts++).toString(16)}::1`
  return browser
}
function elsewhere(app: TestApp) {
  const browser = app.client()
  browser.ip = '2001:db8:7:2::1'
  return browser
}
type Browser = ReturnType<TestApp['client']>
const logIn = (browser: Browser, email: string, password: string) =>
  browser.call(accountsApi.login, { body: { email, password } })

async function inTurn(times: number, call: () => Promise<{ status: number }>): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {}
  for (let turn = 0; turn < times; turn++) {
    const { status } = await call()
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  return statuses
}

test('ACC-08 passwords, codes and reset letters are counted by network: one customer’s IPv6 addresses are one', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  const { next } = await authenticator(ayse, testPassword)
  const { email } = ayse
  expect(await inTurn(8, () => logIn(neighbour(app), email, 'yanlis-sifre'))).toEqual({ 401: 5, 429: 3 })
  const other = elsewhere(app)
  expect((await logIn(other, email, testPassword)).body).toEqual({ secondFactor: true })
  expect(await inTurn(8, () => other.call(accountsApi.loginSecondFactor, { body: { code: '000000' } }))).toEqual({
    400: 5,
    429: 3,
  })
  app.pass(60 * 60_000)
  const code = async () => {
    const browser = neighbour(app)
    await logIn(browser, email, testPassword)
    return browser.call(accountsApi.loginSecondFactor, { body: { code: '000000' } })
  }
  expect(await inTurn(8, code)).toEqual({ 400: 5, 429: 3 })
  const known = elsewhere(app)
  await logIn(known, email, testPassword)
  expect((await known.call(accountsApi.loginSecondFactor, { body: { code: next() } })).status).toBe(200)

  // The first twenty requests get the same reply, whether or not a mail is sent; the one before was about the second factor.
  const ask = (browser: Browser) => browser.call(accountsApi.requestReset, { body: { email } })
  expect(await inTurn(22, () => ask(neighbour(app)))).toEqual({ 200: 20, 429: 2 })
  expect(await mailsTo(app, email)).toHaveLength(4)
  expect((await ask(elsewhere(app))).status).toBe(200)
  expect(await mailsTo(app, email)).toHaveLength(5)
})

test('ACC-08 many accounts tried from one network are counted together', async () => {
  const app = await startTestApp()
  const { password } = await app.ctx.auth.$context
  vi.spyOn(password, 'verify').mockResolvedValue(false)
  vi.spyOn(password, 'hash').mockResolvedValue('x')
  let people = 0
  const wrong = () => logIn(neighbour(app), `kisi${people++}@baska.test`, 'yanlis-sifre')
  expect(await inTurn(53, wrong)).toEqual({ 401: 50, 429: 3 })
  const reset = (browser: Browser) =>
    browser.call(accountsApi.resetPassword, { body: { token: 'olmayan', password: 'Sarı-Bisiklet-42' } })
  expect((await reset(neighbour(app))).status).toBe(429)
  expect((await reset(elsewhere(app))).status).toBe(400)
})

test('APR-10 codes for a decision are counted by network, and the evidence keeps the whole address', async () => {
  const app = await startTestApp({ env: { SMS_ADAPTER: 'outbox' } })
  const host = await app.build.host()
  const property = await app.build.property(host)
  const tenants = [tenantParty('kiraci@ornek.test', { is_primary: true, tenant_phone: '0532 111 22 33' })]
  const { body } = await host.call(contractsApi.create, { body: contractFormFor(property.id, { tenants }) })
  const params = { token: await mailedToken(app, 'kiraci@ornek.test') }
  const send = () => neighbour(app).call(approvalsApi.sendCode, { params })
  expect(await inTurn(5, send)).toEqual({ 200: 3, 429: 2 })
  const answer = () =>
    neighbour(app).call(approvalsApi.answer, { params, body: { answer: 'approved', code: '000000' } })
  expect(await inTurn(7, answer)).toEqual({ 400: 5, 429: 2 })

  const other = elsewhere(app)
  expect((await other.call(approvalsApi.sendCode, { params })).status).toBe(200)
  const [sms] = await app.ctx.db.select().from(smsMessages).orderBy(desc(smsMessages.id)).limit(1)
  const code = /\d{6}/.exec(textOfSms(app.ctx.secrets.encryption, sms!.text))![0]
  expect((await other.call(approvalsApi.answer, { params, body: { answer: 'approved', code } })).status).toBe(200)
  const { events } = (await host.call(contractsApi.view, { params: { id: body.id } })).body
  expect(events.find(({ kind }) => kind === 'code_confirmed')).toMatchObject({ ip: '2001:db8:7:2::1' })
})
