import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminApi } from '#domain/operations/admin/admin.api.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { addressKeys, authUser, users } from '#server/db/schema/accounts.ts'
import { mails } from '#server/db/schema/mail.ts'
import { addressKeyFor, mailsTo } from '#server/testing/mailed.ts'
import { registration } from '#server/testing/register.ts'
import { startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'
import { forgetExpiredJob } from './accounts.jobs.ts'

const day = 86_400_000
const invalid = { status: 400, code: 'address_key_invalid' }

/** A person who has just registered, with their own browser. */
async function newcomer(app: TestApp, given: Parameters<typeof registration>[1] = {}) {
  const browser = app.client()
  // Differs from the tests' default password, so that a login shows whose account it is.
  const body = await registration(browser, { password: 'Kayisi-agaci-26', ...given })
  const answer = await browser.call(accountsApi.register, { body })
  return Object.assign(browser, { email: body.email, password: body.password, answer })
}
type Browser = Awaited<ReturnType<TestApp['build']['host']>> | Awaited<ReturnType<typeof newcomer>>
const prove = (browser: Pick<Browser, 'call'>, token: string) =>
  browser.call(accountsApi.proveAddress, { body: { token } })
const isProven = async (browser: Pick<Browser, 'call'>) => (await browser.call(accountsApi.me)).body.account.emailProven

test('registration mails a key that proves the address once; only its hash is kept', async () => {
  const app = await startTestApp()
  const ipek = await newcomer(app)
  expect(await isProven(ipek)).toBe(false)
  const token = await addressKeyFor(app, ipek.email)
  expect(token).toMatch(/^[\w-]{32}$/)
  expect(JSON.stringify(await app.ctx.db.select().from(addressKeys))).not.toContain(token)
  expect((await prove(ipek, token)).body.account).toMatchObject({ email: ipek.email, emailProven: true })
  expect(await isProven(ipek)).toBe(true)
  expect(await prove(ipek, token)).toMatchObject(invalid)
})

test('of twenty uses of one key at once one proves the address', async () => {
  const app = await startTestApp()
  const ipek = await newcomer(app)
  const token = await addressKeyFor(app, ipek.email)
  const answers = await Promise.all(Array.from({ length: 20 }, () => prove(ipek, token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(400)])
})

test('a key works for seven days, and only in the account that it was mailed for', async () => {
  const app = await startTestApp()
  const ipek = await newcomer(app)
  const token = await addressKeyFor(app, ipek.email)
  // A stranger who clicks the link in a misdirected mail must not prove the account's address.
  expect(await prove(await newcomer(app), token)).toMatchObject(invalid)
  expect((await prove(app.guest, token)).status).toBe(401)
  app.pass(7 * day)
  const late = await app.build.session(
    (await app.ctx.db.select().from(authUser).where(eq(authUser.email, ipek.email)))[0]!.id,
  )
  expect(await prove(late, token)).toMatchObject(invalid)
})

test('a key that is sent again voids the one before; five an hour are enough', async () => {
  const app = await startTestApp()
  const ipek = await newcomer(app)
  const first = await addressKeyFor(app, ipek.email)
  expect((await ipek.call(accountsApi.mailAddressKey)).body.message).toBe(
    'Doğrulama bağlantısı gönderildi. Gelen kutunuza, gerekirse gereksiz posta klasörüne bakın.',
  )
  app.pass(1000)
  expect((await mailsTo(app, ipek.email)).map(({ template }) => template).sort()).toEqual(['address-proof', 'welcome'])
  expect(await prove(ipek, first)).toMatchObject(invalid)
  for (let times = 0; times < 4; times++) expect((await ipek.call(accountsApi.mailAddressKey)).status).toBe(200)
  expect((await ipek.call(accountsApi.mailAddressKey)).status).toBe(429)
  const host = await app.build.host()
  expect(await host.call(accountsApi.mailAddressKey)).toMatchObject({ status: 409, code: 'address_proven' })
})

test('a reset by mail proves the address too', async () => {
  const app = await startTestApp()
  const ipek = await newcomer(app)
  await app.guest.call(accountsApi.requestReset, { body: { email: ipek.email } })
  const [mail] = (await mailsTo(app, ipek.email)).filter(({ template }) => template === 'password-reset')
  const token = /token=([\w-]+)/.exec(mail!.text)![1]!
  const body = { token, password: 'Yepyeni-2026-sifre' }
  expect((await app.guest.call(accountsApi.resetPassword, { body })).status).toBe(200)
  const back = app.client()
  await back.call(accountsApi.login, { body: { email: ipek.email, password: body.password } })
  expect(await isProven(back)).toBe(true)
})

test('registering with a known address answers the same in every way; its owner is told by mail', async () => {
  const app = await startTestApp()
  const owner = await app.build.host({ email: 'sahibi@ornek.test', username: 'Ayşe Yıldırım' })
  const free = await newcomer(app, { email: 'bos@ornek.test' })
  const taken = await newcomer(app, { email: owner.email })
  expect(taken.answer.status).toBe(200)
  expect(taken.answer.body).toEqual(free.answer.body)
  const seen = async (browser: typeof free) => {
    const { account, user } = (await browser.call(accountsApi.me)).body
    const again = await browser.call(accountsApi.mailAddressKey)
    const login = await app
      .client()
      .call(accountsApi.login, { body: { email: browser.email, password: browser.password } })
    const { id: _, createdAt: __, ...accountLook } = account
    return {
      email: [account.email, user.email].map((text) => text === browser.email),
      account: { ...accountLook, email: '' },
      look: [user.is_active, user.username, user.userType, user.host],
      again: [again.status, again.body],
      login: [login.status, login.body],
    }
  }
  expect(await seen(taken)).toEqual(await seen(free))

  const letters = await mailsTo(app, owner.email)
  expect(letters.map(({ template }) => template)).toEqual(['address-known', 'address-known'])
  expect(letters[0]!.text).toContain('Merhaba Ayşe,')
  expect(letters[0]!.text).not.toContain('token=')
  // The owner's account stays as it is, and the other is hidden from administrators.
  expect(
    (await app.client().call(accountsApi.login, { body: { email: owner.email, password: testPassword } })).status,
  ).toBe(200)
  const admin = await app.build.admin()
  const listed = (await admin.call(adminApi.users, { query: { size: 100 } })).body
  expect(listed.documents.filter(({ email }) => email === 'bos@ornek.test')).toHaveLength(1)
  expect(listed.documents.filter(({ email }) => email.includes('yer-tutucu'))).toEqual([])
  expect((await admin.call(adminApi.summary)).body.counts.pending).toBe(1)
  expect(await app.ctx.db.$count(mails, eq(mails.to, 'yer-tutucu'))).toBe(0)
})

test('whoever registered with somebody’s address cannot wipe out wrong guesses at that somebody’s password', async () => {
  const app = await startTestApp()
  const owner = await app.build.host()
  const other = await newcomer(app, { email: owner.email })
  const logIn = async (password: string) =>
    (await app.client().call(accountsApi.login, { body: { email: owner.email, password } })).status
  for (let tries = 0; tries < 9; tries++) expect(await logIn('yanlis-sifre')).toBe(401)
  expect(await logIn(other.password)).toBe(200)
  expect(await logIn('yanlis-sifre')).toBe(401)
  expect(await logIn(testPassword)).toBe(429)
})

test('one address gets three such letters an hour', async () => {
  const app = await startTestApp()
  const owner = await app.build.host()
  for (let times = 0; times < 5; times++) expect((await newcomer(app, { email: owner.email })).answer.status).toBe(200)
  expect(await mailsTo(app, owner.email)).toHaveLength(3)
})

test('two at once with one address: both are told the same, and one holds it', async () => {
  const app = await startTestApp()
  const [one, two] = await Promise.all(
    [app.client(), app.client()].map(async (browser) => {
      const body = await registration(browser, { email: 'ayni@ornek.test' })
      return () => browser.call(accountsApi.register, { body })
    }),
  )
  const answers = await Promise.all([one!(), two!()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await app.ctx.db.$count(users, eq(users.email, 'ayni@ornek.test'))).toBe(1)
  expect(await app.ctx.db.$count(users, eq(users.claimed_email, 'ayni@ornek.test'))).toBe(1)
})

test('an address belongs to whoever proves it, not to whoever typed it first', async () => {
  const app = await startTestApp()
  const squatter = await newcomer(app, { email: 'kurban@ornek.test', password: 'Kotu-niyet-2026' })
  const real = await newcomer(app, { email: 'kurban@ornek.test' })
  const token = await addressKeyFor(app, 'kurban@ornek.test')
  expect(await prove(squatter, token)).toMatchObject(invalid)
  expect((await prove(real, token)).body.account).toMatchObject({ email: 'kurban@ornek.test', emailProven: true })
  expect(await isProven(squatter)).toBe(false)
  const owner = await app.ctx.db.select().from(users).where(eq(users.email, 'kurban@ornek.test'))
  expect(owner).toMatchObject([{ claimed_email: null }])
  const login = await app.client().call(accountsApi.login, { body: { email: real.email, password: real.password } })
  expect(login.status).toBe(200)
  // The squatter's own key no longer works.
  await squatter.call(accountsApi.mailAddressKey)
  expect(await addressKeyFor(app, 'kurban@ornek.test')).toBe(token)
})

test('a registration with somebody’s address is gone after a week, and its national ID is free again', async () => {
  const app = await startTestApp()
  const owner = await app.build.host()
  await newcomer(app, { email: owner.email, tcKimlikNo: '10000000146' })
  app.pass(8 * day)
  await app.ctx.jobs.enqueue(app.ctx.db, forgetExpiredJob, {})
  await app.ctx.jobs.drain()
  expect(await app.ctx.db.$count(users)).toBe(1)
  expect((await newcomer(app, { tcKimlikNo: '10000000146' })).answer.status).toBe(200)
})
