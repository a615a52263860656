import { expect, test } from 'vitest'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { authenticator } from '#server/testing/authenticator.ts'
import { startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'

const password = testPassword

async function firstStep(app: TestApp, email: string) {
  const browser = app.client()
  expect((await browser.call(accountsApi.login, { body: { email, password } })).body).toEqual({ secondFactor: true })
  return browser
}

test('a code that opened a session confirms, renews and turns off nothing afterwards', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  const { next } = await authenticator(ayse, password)
  const code = next()
  const browser = await firstStep(app, ayse.email)
  expect((await browser.call(accountsApi.loginSecondFactor, { body: { code } })).status).toBe(200)
  const again = [
    await browser.call(accountsApi.confirm, { body: { code } }),
    await ayse.call(accountsApi.renewRecoveryCodes, { body: { password, code } }),
    await ayse.call(accountsApi.disableSecondFactor, { body: { password, code } }),
    await (await firstStep(app, ayse.email)).call(accountsApi.loginSecondFactor, { body: { code } }),
  ]
  expect(again.map(({ status, code: said }) => [status, said])).toEqual(Array(4).fill([400, 'code_wrong']))
  expect((await ayse.call(accountsApi.me)).body.account.twoFactorEnabled).toBe(true)
})

test('one code at the same moment in four browsers works in one of them', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  const { next } = await authenticator(ayse, password)
  const browsers = await Promise.all([1, 2].map(() => firstStep(app, ayse.email)))
  const code = next()
  const answers = await Promise.all([
    ...browsers.map((browser) => browser.call(accountsApi.loginSecondFactor, { body: { code } })),
    ayse.call(accountsApi.confirm, { body: { code } }),
    ayse.call(accountsApi.renewRecoveryCodes, { body: { password, code } }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
})

test('one recovery code at the same moment in five browsers opens one session, and no other afterwards', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  const { recoveryCodes } = await authenticator(ayse, password)
  const [recoveryCode] = recoveryCodes
  const browsers = await Promise.all(Array.from({ length: 5 }, () => firstStep(app, ayse.email)))
  const use = (browser: (typeof browsers)[number]) =>
    browser.call(accountsApi.loginSecondFactor, { body: { recoveryCode: recoveryCode! } })
  const answers = await Promise.all(browsers.map(use))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  expect((await use(await firstStep(app, ayse.email))).status).toBe(400)
  const off = await ayse.call(accountsApi.disableSecondFactor, { body: { password, recoveryCode: recoveryCode! } })
  expect([off.status, off.code]).toEqual([400, 'code_wrong'])
})
