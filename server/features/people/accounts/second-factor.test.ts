import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { mails } from '#server/db/schema/mail.ts'
import { authenticator } from '#server/testing/authenticator.ts'
import { startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'

const password = testPassword

async function firstStep(app: TestApp, email: string) {
  const browser = app.client()
  const login = await browser.call(accountsApi.login, { body: { email, password } })
  expect(login.body).toEqual({ secondFactor: true })
  expect((await browser.call(accountsApi.me)).status).toBe(401)
  return browser
}

test('with the second factor on, a password alone opens no session; the code of the app does', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  const codes = await authenticator(ayse, password)
  expect((await ayse.call(accountsApi.me)).body.account.twoFactorEnabled).toBe(true)
  const browser = await firstStep(app, ayse.email)
  expect(await browser.call(accountsApi.loginSecondFactor, { body: { code: '000000' } })).toMatchObject({
    status: 400,
    code: 'code_wrong',
  })
  expect((await browser.call(accountsApi.loginSecondFactor, { body: { code: codes.next() } })).status).toBe(200)
  expect((await browser.call(accountsApi.me)).body.user.email).toBe(ayse.email)
})

test('a recovery code opens a session once; renewed codes end the old ones', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  const { next, recoveryCodes } = await authenticator(ayse, password)
  expect(recoveryCodes).toHaveLength(10)
  const use = async (recoveryCode: string) =>
    (await (await firstStep(app, ayse.email)).call(accountsApi.loginSecondFactor, { body: { recoveryCode } })).status
  expect(await use(recoveryCodes[0]!)).toBe(200)
  expect(await use(recoveryCodes[0]!)).toBe(400)
  const renewed = await ayse.call(accountsApi.renewRecoveryCodes, { body: { password, code: next() } })
  expect(await use(recoveryCodes[1]!)).toBe(400)
  expect(await use(renewed.body.recoveryCodes[1]!)).toBe(200)
})

test('turning it on asks for the password, turning it off for the password and a code', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  const wrong = 'yanlis-sifre'
  expect(await ayse.call(accountsApi.startSecondFactor, { body: { password: wrong } })).toMatchObject({
    status: 400,
    code: 'password_wrong',
  })
  const codes = await authenticator(ayse, password)
  const turnOff = (body: object) => ayse.call(accountsApi.disableSecondFactor, { body: body as never })
  const code = codes.next()
  expect(await turnOff({ password })).toMatchObject({ status: 400, code: 'invalid_input' })
  expect(await turnOff({ password: wrong, code })).toMatchObject({ status: 400, code: 'password_wrong' })
  expect(await turnOff({ password, code: '000000' })).toMatchObject({ status: 400, code: 'code_wrong' })
  expect((await ayse.call(accountsApi.me)).body.account.twoFactorEnabled).toBe(true)
  expect((await turnOff({ password, code })).status).toBe(200)
  const letters = await app.ctx.db
    .select()
    .from(mails)
    .where(eq(mails.template, 'second-factor-changed'))
    .orderBy(mails.id)
  expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
    [ayse.email, 'İki adımlı doğrulama açıldı'],
    [ayse.email, 'İki adımlı doğrulama kapatıldı'],
  ])
  const login = await app.client().call(accountsApi.login, { body: { email: ayse.email, password } })
  expect(login.body).toEqual({ secondFactor: false })
})

test('a recovery code turns it off too; a password alone gives no new recovery codes', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  const { recoveryCodes } = await authenticator(ayse, password)
  expect(await ayse.call(accountsApi.renewRecoveryCodes, { body: { password } as never })).toMatchObject({
    status: 400,
    code: 'invalid_input',
  })
  const body = { password, recoveryCode: recoveryCodes[3]! }
  expect((await ayse.call(accountsApi.disableSecondFactor, { body })).status).toBe(200)
  expect((await ayse.call(accountsApi.me)).body.account.twoFactorEnabled).toBe(false)
})

test('a code works once, also for two browsers at the same moment, and not after it opened the second factor', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  const { used, next } = await authenticator(ayse, password)
  const [one, two] = [await firstStep(app, ayse.email), await firstStep(app, ayse.email)]
  expect(await one.call(accountsApi.loginSecondFactor, { body: { code: used } })).toMatchObject({
    status: 400,
    code: 'code_wrong',
  })
  const code = next()
  const answers = await Promise.all(
    [one, two].map((each) => each.call(accountsApi.loginSecondFactor, { body: { code } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  const three = await firstStep(app, ayse.email)
  expect((await three.call(accountsApi.loginSecondFactor, { body: { code } })).status).toBe(400)
})

test('a code without the first step opens nothing', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  const { next } = await authenticator(ayse, password)
  expect(await app.client().call(accountsApi.loginSecondFactor, { body: { code: next() } })).toMatchObject({
    status: 401,
    code: 'second_factor_expired',
  })
})

test('the second factor is turned on once, and off only while it is on', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  const off = { status: 409, code: 'second_factor_off', message: 'İki adımlı doğrulama açık değil.' }
  const body = { password, code: '123456' }
  expect(await ayse.call(accountsApi.confirmSecondFactor, { body })).toMatchObject(off)
  expect(await ayse.call(accountsApi.disableSecondFactor, { body })).toMatchObject(off)
  await authenticator(ayse, password)
  expect(await ayse.call(accountsApi.startSecondFactor, { body: { password } })).toMatchObject({
    status: 409,
    code: 'second_factor_on',
    message: 'İki adımlı doğrulama zaten açık.',
  })
})

test('ten wrong recovery codes in a row lock the second step, however long somebody waits between them', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  await authenticator(ayse, password)
  const guess = async () =>
    (await firstStep(app, ayse.email)).call(accountsApi.loginSecondFactor, { body: { recoveryCode: 'yanlis-kod1' } })
  for (let tried = 0; tried < 10; tried++) {
    expect(await guess()).toMatchObject({ status: 400, code: 'code_wrong' })
    app.pass(60 * 60_000)
  }
  expect(await guess()).toMatchObject({
    status: 429,
    code: 'too_many_requests',
    message: 'Çok fazla deneme yaptınız. Lütfen birkaç dakika bekleyip tekrar deneyin.',
  })
})
