import { expect, test, vi } from 'vitest'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { authenticator } from '#server/testing/authenticator.ts'
import { mailsTo } from '#server/testing/mailed.ts'
import { startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'

const wrong = 'yanlis-sifre'
const minute = 60_000
type Browser = ReturnType<TestApp['client']>

const logIn = (browser: Browser, email: string, password = testPassword) =>
  browser.call(accountsApi.login, { body: { email, password } })

/** Tries wrong passwords one by one; returns how many were compared. */
async function guess(email: string, times: number, browser: () => Browser) {
  const answers = []
  for (let turn = 0; turn < times; turn++) answers.push(await logIn(browser(), email, wrong))
  return answers.filter(({ status }) => status === 401).length
}

test('ACC-08 whoever guesses from one address keeps nobody at another address out', async () => {
  const app = await startTestApp()
  const { email } = await app.build.host()
  const stranger = app.client()
  expect(await guess(email, 30, () => stranger)).toBe(5)
  expect((await logIn(app.client(), email)).status).toBe(200)
})

test('ACC-08 fifty who guess at once from fifty addresses get ten tries, and never keep a known device out', async () => {
  const app = await startTestApp()
  const { email } = await app.build.host()
  const laptop = app.client()
  expect((await logIn(laptop, email)).status).toBe(200)
  const { password } = await app.ctx.auth.$context
  const compared = vi.spyOn(password, 'verify')
  const answers = await Promise.all(Array.from({ length: 50 }, () => logIn(app.client(), email, wrong)))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  expect(compared).toHaveBeenCalledTimes(10)
  compared.mockRestore()
  // An unknown device must wait and is told how long; the owner's known device may sign in from any address.
  const waits = await logIn(app.client(), email)
  expect(waits).toMatchObject({
    status: 429,
    message: 'Çok fazla deneme yaptınız. Lütfen 1 dakika bekleyip tekrar deneyin.',
  })
  expect(waits.headers.get('retry-after')).toBe('60')
  laptop.ip = '10.9.9.9'
  expect((await logIn(laptop, email)).status).toBe(200)
})

test('ACC-08 two guesses at the same moment: the second waits for the first, and is refused when that was the last', async () => {
  const { db, clock } = (await startTestApp()).ctx
  const budgets = JSON.stringify([{ key: 'one-try', free: 1, keep: 60, first: 60, most: 60 }])
  const text = 'select take_tries($1::timestamptz, $2::jsonb) as wait'
  const values = [clock.now().toISOString(), budgets]
  let counted = () => {}
  let letGo = () => {}
  const isCounted = new Promise<void>((resolve) => {
    counted = resolve
  })
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const first = db.transact(async (tx) => {
    const { rows } = await tx.run(text, values)
    counted()
    await isLetGo
    return rows
  })
  await isCounted
  const second = db.run(text, values)
  const waiting = 'select 1 from pg_stat_activity where datname = current_database() and wait_event_type = $1'
  await vi.waitUntil(async () => (await db.run(waiting, ['Lock'])).rows.length > 0, { timeout: 10_000 })
  letGo()
  expect(await first).toEqual([{ wait: null }])
  expect((await second).rows).toEqual([{ wait: 60_000 }])
})

test('ACC-08 the wait grows with every wrong try after the tenth, and a right password ends it', async () => {
  const app = await startTestApp()
  const { email } = await app.build.host()
  expect(await guess(email, 12, () => app.client())).toBe(10)
  for (const waited of [1, 2, 4, 8, 15, 15]) {
    app.pass(waited * minute - 2000)
    expect([waited, await guess(email, 3, () => app.client())]).toEqual([waited, 0])
    app.pass(3000)
    // One attempt by anyone, then the next wait begins.
    expect([waited, await guess(email, 3, () => app.client())]).toEqual([waited, 1])
  }
  app.pass(15 * minute)
  const phone = app.client()
  expect((await logIn(phone, email)).status).toBe(200)
  expect(await guess(email, 12, () => app.client())).toBe(10)
})

test('a known device has tries of its own, waits like any other after them, and is known to one account alone', async () => {
  const app = await startTestApp()
  const [ayse, ali] = [await app.build.host(), await app.build.host()]
  const laptop = app.client()
  await logIn(laptop, ayse.email)
  expect(await guess(ayse.email, 12, () => laptop)).toBe(10)
  // Attempts of a known device do not delay others.
  expect((await logIn(app.client(), ayse.email)).status).toBe(200)
  expect(await guess(ali.email, 12, () => app.client())).toBe(10)
  expect((await logIn(laptop, ali.email)).status).toBe(429)
})

test('what makes a device known cannot be made up or read by scripts, and ends with the password', async () => {
  const app = await startTestApp()
  const { email } = await app.build.host()
  const [laptop, phone, forger] = [app.client(), app.client(), app.client()]
  const { headers } = await logIn(laptop, email)
  const cookie = headers.getSetCookie().find((line) => line.startsWith('anahtar.device='))!
  expect(cookie).toMatch(/; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/)
  await logIn(phone, email)
  const [account, issued] = laptop.cookies.get('anahtar.device')!.split('.')
  forger.cookies.set('anahtar.device', `${account}.${issued}.${'A'.repeat(43)}`)
  const body = { currentPassword: testPassword, newPassword: 'Sarı-Bisiklet-42' }
  expect((await laptop.call(accountsApi.changePassword, { body })).status).toBe(200)
  await guess(email, 12, () => app.client())
  expect((await logIn(forger, email, 'Sarı-Bisiklet-42')).status).toBe(429)
  // The other device becomes known again only after signing in with the new password; the one that set it is known.
  expect((await logIn(phone, email, 'Sarı-Bisiklet-42')).status).toBe(429)
  expect((await logIn(laptop, email, 'Sarı-Bisiklet-42')).status).toBe(200)
})

test('a new password by the mailed link makes its browser known: nobody stays locked out for want of a device', async () => {
  const app = await startTestApp()
  const { email } = await app.build.host()
  await guess(email, 12, () => app.client())
  const browser = app.client()
  expect((await logIn(browser, email)).status).toBe(429)
  await browser.call(accountsApi.requestReset, { body: { email } })
  const [mail] = await mailsTo(app, email)
  const token = /token=([\w-]+)/.exec(mail!.text)![1]!
  const reset = { body: { token, password: 'Sarı-Bisiklet-42' } }
  expect((await browser.call(accountsApi.resetPassword, reset)).status).toBe(200)
  expect((await logIn(browser, email, 'Sarı-Bisiklet-42')).status).toBe(200)
})

test('a known device is still asked for its second factor, and strangers with the password keep nobody from it', {
  timeout: 60_000,
}, async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  const { next, recoveryCodes } = await authenticator(ayse, testPassword)
  const laptop = app.client()
  expect((await logIn(laptop, ayse.email)).body).toEqual({ secondFactor: true })
  expect(laptop.cookies.has('anahtar.device')).toBe(false)
  expect((await laptop.call(accountsApi.loginSecondFactor, { body: { code: next() } })).status).toBe(200)
  expect(laptop.cookies.has('anahtar.device')).toBe(true)

  const looked = []
  for (let turn = 0; turn < 14; turn++) {
    const stranger = app.client()
    await logIn(stranger, ayse.email)
    looked.push((await stranger.call(accountsApi.loginSecondFactor, { body: { code: '000000' } })).status)
  }
  expect(looked).toEqual([...Array(10).fill(400), ...Array(4).fill(429)])
  expect((await logIn(laptop, ayse.email)).body).toEqual({ secondFactor: true })
  expect((await laptop.call(accountsApi.loginSecondFactor, { body: { code: '000000' } })).code).toBe('code_wrong')
  const recovered = { body: { recoveryCode: recoveryCodes[0]! } }
  expect((await laptop.call(accountsApi.loginSecondFactor, recovered)).status).toBe(200)
})

test('ACC-04 a stranger who asks for reset letters all the time keeps nobody from getting one', async () => {
  const app = await startTestApp()
  const { email } = await app.build.host()
  const laptop = app.client()
  await logIn(laptop, email)
  const ask = (browser: Browser) => browser.call(accountsApi.requestReset, { body: { email } })
  const letters = async () => (await mailsTo(app, email)).length
  const stranger = app.client()
  for (let turn = 0; turn < 8; turn++) expect((await ask(stranger)).status).toBe(200)
  expect(await letters()).toBe(3)
  await ask(app.client())
  expect(await letters()).toBe(4)
  // A mailbox gets at most ten mails however many IP addresses ask, apart from those a known device requests.
  for (let turn = 0; turn < 15; turn++) await ask(app.client())
  expect(await letters()).toBe(10)
  await ask(laptop)
  expect(await letters()).toBe(11)
})
