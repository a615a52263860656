import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { authSession, users } from '#server/db/schema/accounts.ts'
import { sessionCookieName } from '#server/http/session-cookie.ts'
import { startTestApp, testPassword } from '#server/testing/test-app.ts'
import { forgetExpiredJob } from './accounts.jobs.ts'

test('ACC-07 ERR-04 a login gives a session, and the current user follows', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host({ email: 'ayse@ornek.test', username: 'Ayşe Yıldız' })
  const browser = app.client()
  expect((await browser.call(accountsApi.me)).status).toBe(401)
  const login = await browser.call(accountsApi.login, { body: { email: ' AYSE@ornek.TEST ', password: testPassword } })
  expect(login).toMatchObject({ status: 200, body: { secondFactor: false } })
  const me = await browser.call(accountsApi.me)
  expect(me.body.account).toMatchObject({ id: ayse.accountId, email: 'ayse@ornek.test' })
  expect(me.body.user).toMatchObject({ id: ayse.id, accountId: ayse.accountId, username: 'Ayşe Yıldız', avatar: 'AY' })
})

test('ACC-08 every failed login reads the same, whether the address exists or not', async () => {
  const app = await startTestApp()
  const { email } = await app.build.host()
  const wrongPassword = await app.guest.call(accountsApi.login, { body: { email, password: 'yanlis-sifre' } })
  const noAccount = await app.guest.call(accountsApi.login, {
    body: { email: 'yok@ornek.test', password: testPassword },
  })
  for (const answer of [wrongPassword, noAccount]) {
    expect(answer).toMatchObject({ status: 401, message: 'Giriş yapılamadı. Email veya şifre hatalı.' })
    expect(answer.headers.getSetCookie()).toEqual([])
  }
})

test('ACC-02 an unticked login ends with the browser, a ticked one lasts 30 days', async () => {
  const app = await startTestApp()
  const { email } = await app.build.host()
  const sessionCookie = async (remember: boolean) => {
    const answer = await app.client().call(accountsApi.login, { body: { email, password: testPassword, remember } })
    return answer.headers.getSetCookie().find((line) => line.startsWith(sessionCookieName(false)))!
  }
  expect(await sessionCookie(false)).not.toMatch(/max-age/i)
  expect(await sessionCookie(true)).toMatch(/max-age=2592000/i)
  expect(await sessionCookie(true)).toMatch(/httponly/i)
})

test('brute force is limited per account and per address', async () => {
  const app = await startTestApp()
  const { email } = await app.build.host()
  const attempt = (client = app.client()) =>
    client.call(accountsApi.login, { body: { email, password: 'yanlis-sifre' } })
  for (let tries = 0; tries < 10; tries++) expect((await attempt()).status).toBe(401)
  expect(await attempt()).toMatchObject({ status: 429, message: expect.stringContaining('Çok fazla deneme yaptınız') })

  const oneAddress = app.client()
  const spray = (index: number) =>
    oneAddress.call(accountsApi.login, { body: { email: `kurban${index}@ornek.test`, password: 'yanlis-sifre' } })
  for (let index = 0; index < 50; index++) await spray(index)
  expect((await spray(51)).status).toBe(429)
})

test('ACC-45 logging out ends every session of the user', async () => {
  const app = await startTestApp()
  const phone = await app.build.host()
  const laptop = await app.build.session(phone.accountId)
  const stranger = await app.build.host()
  expect(await phone.call(accountsApi.logout)).toMatchObject({ status: 200, body: { success: true } })
  expect((await phone.call(accountsApi.me)).status).toBe(401)
  expect((await laptop.call(accountsApi.me)).status).toBe(401)
  expect((await stranger.call(accountsApi.me)).status).toBe(200)
})

test('ACC-46 a logout that the database refuses says so', async () => {
  const app = await startTestApp({ ownDatabase: true })
  const ayse = await app.build.host()
  await app.ctx.db.run(`create function no() returns trigger language plpgsql as $$ begin raise 'no'; end $$`)
  await app.ctx.db.run('create trigger stay before delete on auth_session execute function no()')
  expect(await ayse.call(accountsApi.logout)).toMatchObject({
    status: 500,
    message: 'Çıkış yapma işlemi başarısız oldu',
  })
})

test('ACC-49 missing session, missing user document and missing account have their own texts', async () => {
  const app = await startTestApp()
  expect(await app.guest.call(accountsApi.me)).toMatchObject({ status: 401, message: 'Kullanıcı oturumu bulunamadı' })
  const ayse = await app.build.host()
  await app.ctx.db.delete(users).where(eq(users.id, ayse.id))
  expect(await ayse.call(accountsApi.me)).toMatchObject({ status: 404, message: 'Kullanıcı bulunamadı' })
  const { currentUserOf } = await import('./accounts.queries.ts')
  const { actorOf } = await import('#server/features/operations/diagnostics/property-rules.queries.ts')
  const veli = (await actorOf(app.ctx.db, (await app.build.host()).id, '2026-11-16'))!
  await expect(currentUserOf(app.ctx, app.ctx.db, { ...veli, accountId: ayse.id })).rejects.toMatchObject({
    message: 'Hesap bulunamadı',
  })
})

test('the session check is one SQL statement, and a forged cookie costs none', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  const { accessApi } = await import('#domain/access/access.api.ts')
  const check = () => ayse.call(accessApi.check, { query: { guard: 'host' } })
  const { result, statements } = await app.counting(check)
  expect(result.body).toEqual({ allowed: true })
  expect(statements).toHaveLength(1)

  const name = sessionCookieName(false)
  const [token] = decodeURIComponent(ayse.cookies.get(name)!).split('.')
  ayse.cookies.set(name, encodeURIComponent(`${token}.${Buffer.alloc(32).toString('base64')}`))
  const forged = await app.counting(check)
  expect(forged.result.status).toBe(401)
  expect(forged.statements).toHaveLength(0)
})

test('a remembered session slides on use and ends 30 days after the last one', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  const day = 86_400_000
  app.pass(20 * day)
  const renewed = (await ayse.call(accountsApi.me)).headers.getSetCookie()
  expect(renewed).toEqual([expect.stringMatching(/session_token=.*max-age=2592000/i)])
  app.pass(20 * day)
  expect((await ayse.call(accountsApi.me)).status).toBe(200)
  app.pass(31 * day)
  expect((await ayse.call(accountsApi.me)).status).toBe(401)
})

test('open sessions are listed with the own one marked, and can be closed one by one', async () => {
  const app = await startTestApp()
  const phone = await app.build.host()
  const laptop = await app.build.session(phone.accountId)
  const stranger = await app.build.host()
  const list = await phone.call(accountsApi.sessions)
  expect(list.body.documents.map((session) => session.current).sort()).toEqual([false, true])
  const other = list.body.documents.find((session) => !session.current)!
  expect((await stranger.call(accountsApi.closeSession, { params: { id: other.id } })).status).toBe(404)
  expect((await phone.call(accountsApi.closeSession, { params: { id: other.id } })).status).toBe(200)
  expect((await laptop.call(accountsApi.me)).status).toBe(401)
  expect(await app.ctx.db.$count(authSession, eq(authSession.userId, phone.accountId))).toBe(1)
})

test('sessions that are over are forgotten by a daily job; open ones stay', async () => {
  const app = await startTestApp()
  await app.build.host()
  app.pass(20 * 86_400_000)
  const recent = await app.build.host()
  app.pass(11 * 86_400_000)
  await app.ctx.jobs.enqueue(app.ctx.db, forgetExpiredJob, {})
  await app.ctx.jobs.drain()
  const left = await app.ctx.db.select({ account: authSession.userId }).from(authSession)
  expect(left).toEqual([{ account: recent.accountId }])
})
