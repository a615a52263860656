import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { accountsApi } from '#domain/accounts/accounts.api.ts'
import type { Client } from '#server/testing/client.ts'
import { startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'

const password = testPassword

/** The authenticator app: RFC 6238 with the key from the address it was shown. */
function authenticator(uri: string) {
  const key = base32(new URL(uri).searchParams.get('secret')!)
  return () => {
    const counter = Buffer.alloc(8)
    counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
    const hash = createHmac('sha1', key).update(counter).digest()
    const number = hash.readUInt32BE(hash.at(-1)! & 15) & 0x7fffffff
    return String(number % 1_000_000).padStart(6, '0')
  }
}
function base32(text: string) {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

async function turnOn(person: Client) {
  const started = await person.call(accountsApi.startSecondFactor, { body: { password } })
  const app = authenticator(started.body.uri)
  const confirmed = await person.call(accountsApi.confirmSecondFactor, { body: { code: app(), password } })
  return { app, recoveryCodes: confirmed.body.recoveryCodes }
}

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
  const { app: codes } = await turnOn(ayse)
  expect((await ayse.call(accountsApi.me)).body.account.twoFactorEnabled).toBe(true)
  const browser = await firstStep(app, ayse.email)
  expect(await browser.call(accountsApi.loginSecondFactor, { body: { code: '000000' } })).toMatchObject({
    status: 400,
    code: 'code_wrong',
  })
  expect((await browser.call(accountsApi.loginSecondFactor, { body: { code: codes() } })).status).toBe(200)
  expect((await browser.call(accountsApi.me)).body.user.email).toBe(ayse.email)
})

test('a recovery code opens a session once; renewed codes end the old ones', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  const { recoveryCodes } = await turnOn(ayse)
  expect(recoveryCodes).toHaveLength(10)
  const use = async (recoveryCode: string) =>
    (await (await firstStep(app, ayse.email)).call(accountsApi.loginSecondFactor, { body: { recoveryCode } })).status
  expect(await use(recoveryCodes[0]!)).toBe(200)
  expect(await use(recoveryCodes[0]!)).toBe(400)
  const renewed = await ayse.call(accountsApi.renewRecoveryCodes, { body: { password } })
  expect(await use(recoveryCodes[1]!)).toBe(400)
  expect(await use(renewed.body.recoveryCodes[1]!)).toBe(200)
})

test('turning it on and off asks for the password; a code without the first step opens nothing', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  const wrong = { body: { password: 'yanlis-sifre' } }
  expect(await ayse.call(accountsApi.startSecondFactor, wrong)).toMatchObject({ status: 400, code: 'password_wrong' })
  const { app: codes } = await turnOn(ayse)
  expect(await ayse.call(accountsApi.disableSecondFactor, wrong)).toMatchObject({ status: 400, code: 'password_wrong' })
  expect((await app.client().call(accountsApi.loginSecondFactor, { body: { code: codes() } })).status).toBe(401)
  expect((await ayse.call(accountsApi.disableSecondFactor, { body: { password } })).status).toBe(200)
  const login = await app.client().call(accountsApi.login, { body: { email: ayse.email, password } })
  expect(login.body).toEqual({ secondFactor: false })
})
