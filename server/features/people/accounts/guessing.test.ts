import { expect, test, vi } from 'vitest'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { authenticator } from '#server/testing/authenticator.ts'
import { startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'

const wrong = 'yanlis-sifre'
const many = Array.from({ length: 200 }, (_, index) => index)

/** Counts real password comparisons, the only thing an attacker gains from. */
async function watchPasswords(app: TestApp) {
  const { password } = await app.ctx.auth.$context
  return vi.spyOn(password, 'verify')
}
const statuses = (answers: { status: number }[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

test('200 wrong passwords at once: ten are compared, the rest are refused unread', { timeout: 60_000 }, async () => {
  const app = await startTestApp()
  const { email } = await app.build.host()
  const compared = await watchPasswords(app)
  const answers = await Promise.all(
    many.map(() => app.client().call(accountsApi.login, { body: { email, password: wrong } })),
  )
  expect(statuses(answers)).toEqual({ 401: 10, 429: 190 })
  expect(compared).toHaveBeenCalledTimes(10)
})

test('200 wrong passwords at once of a signed-in person: five are compared', { timeout: 60_000 }, async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  const compared = await watchPasswords(app)
  const body = { currentPassword: wrong, newPassword: 'Sarı-Bisiklet-42' }
  const answers = await Promise.all(many.map(() => ayse.call(accountsApi.changePassword, { body })))
  expect(statuses(answers)).toEqual({ 400: 5, 429: 195 })
  expect(compared).toHaveBeenCalledTimes(5)
})

test('codes of the second factor: however many challenges are open, ten wrong codes are looked at', {
  timeout: 60_000,
}, async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  await authenticator(ayse, testPassword)
  ;(await watchPasswords(app)).mockResolvedValue(true)
  const browsers = []
  for (let index = 0; index < 30; index++) {
    const browser = app.client()
    await browser.call(accountsApi.login, { body: { email: ayse.email, password: testPassword } })
    browsers.push(browser)
  }
  const answers = await Promise.all(
    browsers.map((browser) => browser.call(accountsApi.loginSecondFactor, { body: { code: '000000' } })),
  )
  expect(statuses(answers)).toEqual({ 400: 10, 429: 20 })
})

test('a right password gives back what it took: sixty sign-ins from one address in a row', {
  timeout: 60_000,
}, async () => {
  const app = await startTestApp()
  const { email } = await app.build.host()
  const office = app.client()
  const spied = await watchPasswords(app)
  spied.mockResolvedValue(true)
  for (let index = 0; index < 60; index++)
    expect((await office.call(accountsApi.login, { body: { email, password: testPassword } })).status).toBe(200)
})
