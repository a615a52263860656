import { expect, test } from 'vitest'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { addressKeyFor, mailsTo } from '#server/testing/mailed.ts'
import { startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'

type Host = Awaited<ReturnType<TestApp['build']['host']>>
const change = (who: Host, email: string, password = testPassword) =>
  who.call(accountsApi.changeEmail, { body: { email, password } })
const prove = (who: Host, token: string) => who.call(accountsApi.proveAddress, { body: { token } })
const canLogIn = async (app: TestApp, email: string) =>
  (await app.client().call(accountsApi.login, { body: { email, password: testPassword } })).status === 200

test('a new address counts once it is proven: until then the old one works, then it is told and sessions stay', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host({ email: 'eski@ornek.test', username: 'Ayşe Yıldırım' })
  const elsewhere = await app.build.session(ayse.accountId)
  const asked = await change(ayse, 'Yeni@Ornek.test')
  expect(asked.body.account).toMatchObject({ email: 'eski@ornek.test', newEmail: 'yeni@ornek.test' })
  expect(await canLogIn(app, 'eski@ornek.test')).toBe(true)
  expect(await canLogIn(app, 'yeni@ornek.test')).toBe(false)
  expect((await mailsTo(app, 'eski@ornek.test')).map(({ subject }) => subject)).toEqual([
    'E-posta adresinizin değiştirilmesi istendi',
  ])

  const proven = await prove(ayse, await addressKeyFor(app, 'yeni@ornek.test'))
  expect(proven.body.account).toMatchObject({ email: 'yeni@ornek.test', newEmail: null, emailProven: true })
  expect(await canLogIn(app, 'yeni@ornek.test')).toBe(true)
  expect(await canLogIn(app, 'eski@ornek.test')).toBe(false)
  expect((await mailsTo(app, 'eski@ornek.test')).map(({ subject }) => subject)).toContain('E-posta adresiniz değişti')
  expect((await elsewhere.call(accountsApi.me)).body.user.email).toBe('yeni@ornek.test')
})

test('the password is asked for, wrong ones are counted, and the own address is no new one', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  expect(await change(ayse, ayse.email)).toMatchObject({ status: 400, code: 'email_unchanged' })
  for (let tries = 0; tries < 5; tries++)
    expect(await change(ayse, 'yeni@ornek.test', 'yanlis-sifre')).toMatchObject({ status: 400, code: 'password_wrong' })
  expect((await change(ayse, 'yeni@ornek.test')).status).toBe(429)
  expect(await mailsTo(app, 'yeni@ornek.test')).toEqual([])
})

test('nobody learns here whether an address has an account, and nobody takes it', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  const mehmet = await app.build.tenant({ username: 'Mehmet Öztürk' })
  const free = await change(ayse, 'bos@ornek.test')
  const known = await change(ayse, mehmet.email)
  expect(known.status).toBe(200)
  const look = ({ body }: typeof free) => ({ ...body.account, newEmail: typeof body.account.newEmail })
  expect(look(known)).toEqual(look(free))
  const [letter] = await mailsTo(app, mehmet.email)
  expect(letter).toMatchObject({ template: 'address-known' })
  expect(letter!.text).toContain('Merhaba Mehmet,')
  expect(await addressKeyFor(app, mehmet.email)).toBe('')
  expect(await canLogIn(app, mehmet.email)).toBe(true)
})

test('two who want one address: the first to prove it has it', async () => {
  const app = await startTestApp()
  const [one, two] = [await app.build.host(), await app.build.host()]
  await change(one, 'ortak@ornek.test')
  const first = await addressKeyFor(app, 'ortak@ornek.test')
  app.pass(1000)
  await change(two, 'ortak@ornek.test')
  const second = (await mailsTo(app, 'ortak@ornek.test')).map(({ text }) => /token=([\w-]+)/.exec(text)![1]!)
  const answers = await Promise.all([prove(one, first), prove(two, second.find((token) => token !== first)!)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await canLogIn(app, 'ortak@ornek.test')).toBe(true)
})

test('a change that is dropped or made anew, and one from before a new password, leave the key worthless', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  await change(ayse, 'yeni@ornek.test')
  const dropped = await addressKeyFor(app, 'yeni@ornek.test')
  expect((await ayse.call(accountsApi.cancelEmailChange)).body.account.newEmail).toBeNull()
  expect((await prove(ayse, dropped)).status).toBe(400)

  await change(ayse, 'yanlis@ornek.test')
  const mistaken = await addressKeyFor(app, 'yanlis@ornek.test')
  await change(ayse, 'dogru@ornek.test')
  expect((await prove(ayse, mistaken)).status).toBe(400)

  await change(ayse, 'hirsiz@ornek.test')
  const stolen = await addressKeyFor(app, 'hirsiz@ornek.test')
  const body = { currentPassword: testPassword, newPassword: 'Yepyeni-2026-sifre' }
  expect((await ayse.call(accountsApi.changePassword, { body })).status).toBe(200)
  expect((await prove(ayse, stolen)).status).toBe(400)
})
