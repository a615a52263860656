import { scryptSync } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { authAccount } from '#server/db/schema/accounts.ts'
import { mails } from '#server/db/schema/mail.ts'
import { startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'

const logIn = (app: TestApp, email: string, password: string) =>
  app.client().call(accountsApi.login, { body: { email, password } })

test('ACC-42 ERR-04 after a change the new password works, the old one fails and other sessions are over', async () => {
  const app = await startTestApp()
  const here = await app.build.host()
  const elsewhere = await app.build.session(here.accountId)
  const changed = await here.call(accountsApi.changePassword, {
    body: { currentPassword: testPassword, newPassword: 'YepYeni2026!' },
  })
  expect(changed).toMatchObject({ status: 200, body: { message: 'Şifreniz başarıyla güncellendi' } })
  expect((await logIn(app, here.email, 'YepYeni2026!')).status).toBe(200)
  expect((await logIn(app, here.email, testPassword)).status).toBe(401)
  expect((await elsewhere.call(accountsApi.me)).status).toBe(401)
  const me = await here.call(accountsApi.me)
  expect(me.body.user.lastPasswordChange).toBe(app.ctx.clock.now().toISOString())
  expect(await app.ctx.db.$count(mails, eq(mails.template, 'password-changed'))).toBe(1)
})

test('ACC-42 what is stored of a password is a salted hash that is expensive to try', async () => {
  const app = await startTestApp({ realPasswords: true })
  const [ayse, fatma] = [await app.build.host(), await app.build.host()]
  const newPassword = 'YepYeni2026!'
  const stored: string[] = []
  for (const person of [ayse, fatma]) {
    await person.call(accountsApi.changePassword, { body: { currentPassword: testPassword, newPassword } })
    const [account] = await app.ctx.db.select().from(authAccount).where(eq(authAccount.userId, person.accountId))
    stored.push(account!.password!)
  }
  expect(new Set(stored).size).toBe(2)
  for (const each of stored) {
    const [salt = '', key] = each.split(':')
    expect(salt).toMatch(/^[0-9a-f]{32}$/)
    const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }
    expect(key).toBe(scryptSync(newPassword, salt, 64, cost).toString('hex'))
  }
  expect((await logIn(app, ayse.email, newPassword)).status).toBe(200)
  expect((await logIn(app, ayse.email, testPassword)).status).toBe(401)
})

test('ACC-43 a wrong current password and a new one of 7 characters have their texts; 8 are enough', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  const change = (currentPassword: string, newPassword: string) =>
    ayse.call(accountsApi.changePassword, { body: { currentPassword, newPassword } })
  expect(await change('yanlis-sifre', 'YepYeni2026!')).toMatchObject({ status: 400, message: 'Mevcut şifreniz hatalı' })
  expect(await change(testPassword, '1234567')).toMatchObject({
    status: 400,
    fields: { newPassword: 'Şifre en az 8 karakter olmalıdır' },
  })
  expect((await change(testPassword, 'uzunkuyu')).status).toBe(200)
})

test('ACC-44 too many wrong passwords are told to wait, even with the right one', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  const change = (currentPassword: string) =>
    ayse.call(accountsApi.changePassword, { body: { currentPassword, newPassword: 'YepYeni2026!' } })
  for (let tries = 0; tries < 5; tries++) expect((await change('yanlis-sifre')).status).toBe(400)
  expect(await change(testPassword)).toMatchObject({
    status: 429,
    message: 'Çok fazla deneme yaptınız. Lütfen 3 dakika bekleyip tekrar deneyin.',
  })
})

async function resetLink(app: TestApp, email: string) {
  await app.client().call(accountsApi.requestReset, { body: { email } })
  const [mail] = await app.ctx.db
    .select()
    .from(mails)
    .where(eq(mails.to, email))
    .orderBy(desc(mails.created_at))
    .limit(1)
  return /forgot-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('ACC-04 a reset link from the mail sets a new password once, and ends every session', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  const token = await resetLink(app, ayse.email)
  const reset = (password: string) => app.guest.call(accountsApi.resetPassword, { body: { token, password } })
  expect((await reset('kısa')).status).toBe(400)
  expect((await reset('YepYeni2026!')).status).toBe(200)
  expect((await logIn(app, ayse.email, 'YepYeni2026!')).status).toBe(200)
  expect((await ayse.call(accountsApi.me)).status).toBe(401)
  expect(await reset('Baska2026!!')).toMatchObject({ status: 400, code: 'reset_link_invalid' })
  expect(await app.ctx.db.$count(mails, eq(mails.template, 'password-changed'))).toBe(1)
})

test('ACC-04 a reset link lives one hour', async () => {
  const app = await startTestApp()
  const { email } = await app.build.host()
  const token = await resetLink(app, email)
  // The library uses the real clock, so the row is aged instead.
  await app.ctx.db.run(`update auth_verification set "expiresAt" = "expiresAt" - interval '61 minutes'`)
  const answer = await app.guest.call(accountsApi.resetPassword, { body: { token, password: 'YepYeni2026!' } })
  expect(answer).toMatchObject({ status: 400, code: 'reset_link_invalid' })
})

test('ACC-04 asking for a reset answers the same whether or not the address exists, and stores no readable token', async () => {
  const app = await startTestApp()
  const { email } = await app.build.host()
  const known = await app.guest.call(accountsApi.requestReset, { body: { email } })
  const unknown = await app.guest.call(accountsApi.requestReset, { body: { email: 'yok@ornek.test' } })
  expect(known.status).toBe(200)
  expect(unknown.body).toEqual(known.body)
  expect(await app.ctx.db.$count(mails)).toBe(1)
  const token = await resetLink(app, email)
  const { rows } = await app.ctx.db.run('select * from auth_verification')
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('one address gets at most three reset mails an hour from one caller', async () => {
  const app = await startTestApp()
  const { email } = await app.build.host()
  const browser = app.client()
  for (let tries = 0; tries < 5; tries++) {
    expect((await browser.call(accountsApi.requestReset, { body: { email } })).status).toBe(200)
  }
  expect(await app.ctx.db.$count(mails)).toBe(3)
})
