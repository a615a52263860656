import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { adminApi } from '#domain/operations/admin/admin.api.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { readConfig } from '#server/config.ts'
import { mails } from '#server/db/schema/mail.ts'
import { keepPrivate } from '#server/platform/private-folder.ts'
import { tidyMailsJob } from '#server/services/mail/mail.jobs.ts'
import { startTestApp, testPassword } from '#server/testing/test-app.ts'

const production = { NODE_ENV: 'production', MAIL_ADAPTER: 'smtp', SMTP_URL: 'smtp://posta' }

test('the demo is on by itself on this machine alone, listens there alone, and never runs in production', () => {
  expect(readConfig({})).toMatchObject({ demo: true, host: '127.0.0.1' })
  expect(readConfig({ HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' }).demo).toBe(true)
  expect(readConfig({ HOST: '0.0.0.0' }).demo).toBe(false)
  expect(readConfig({ PUBLIC_URL: 'https://kira.example.com' })).toMatchObject({ demo: false, host: '0.0.0.0' })
  expect(readConfig({ HOST: '0.0.0.0', DEMO: 'on' }).demo).toBe(true)
  expect(readConfig(production).demo).toBe(false)
  expect(() => readConfig({ ...production, DEMO: 'on' })).toThrow('üretimde açılamaz')
})

test('where the demo is off, its accounts neither sign in nor go on with an old session', async () => {
  const app = await startTestApp()
  const demo = await app.build.host({ email: 'ev.sahibi@demo.test' })
  const login = { body: { email: 'ev.sahibi@demo.test', password: testPassword } }
  expect(await app.client().call(accountsApi.login, login)).toMatchObject({ status: 401, code: 'login_failed' })
  expect((await demo.call(accountsApi.me)).status).toBe(401)
})

test('in production metrics want their word and the documentation of the screens is closed; both can be opened', async () => {
  const closed = await startTestApp({ env: production })
  for (const address of ['/metrics', '/api/openapi.json'])
    expect([address, (await closed.guest.send('GET', address)).status]).toEqual([address, 404])
  // What programs may call is open; what the screens call is not.
  const page = await (await closed.guest.send('GET', '/api/docs')).text()
  const machines = await (await closed.guest.send('GET', '/api/v1/openapi.json')).text()
  for (const text of [page, machines]) {
    expect(text).toContain('/api/v1/payments')
    expect(text).not.toContain('/api/admin')
    expect(text).not.toContain('/accounts/login')
  }
  const open = await startTestApp({
    env: { ...production, METRICS_TOKEN: 'bir-uzun-olcum-sozu', API_DOCS: 'on' },
  })
  const metrics = (word: string) => open.guest.send('GET', '/metrics', undefined, { authorization: `Bearer ${word}` })
  expect((await metrics('yanlis')).status).toBe(404)
  expect((await metrics('bir-uzun-olcum-sozu')).status).toBe(200)
  expect((await open.guest.send('GET', '/api/docs')).status).toBe(200)
})

test('over https: __Host- cookies, old ones still read, HSTS for subdomains, no http page of the same name', async () => {
  const app = await startTestApp({ env: { PUBLIC_URL: 'https://kira.example.com' } })
  const { email } = await app.build.host()
  const browser = app.client()
  const login = await browser.call(accountsApi.login, { body: { email, password: testPassword, remember: true } })
  const cookie = login.headers.getSetCookie().find((line) => line.includes('session_token'))!
  expect(cookie).toMatch(/^__Host-anahtar\.session_token=/)
  expect(cookie).toMatch(/; Path=\//i)
  expect(cookie).toMatch(/; Secure/i)
  expect(cookie).not.toMatch(/domain=/i)
  const old = app.client()
  old.cookies.set('__Secure-anahtar.session_token', browser.cookies.get('__Host-anahtar.session_token')!)
  expect((await old.call(accountsApi.me)).status).toBe(200)

  const answer = await browser.send('GET', '/healthz')
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  expect(answer.headers.get('content-security-policy')).toContain("base-uri 'none'")
  const from = async (origin: string) =>
    (await browser.send('POST', '/api/accounts/logout', '{}', { origin, host: 'kira.example.com' })).status
  expect(await from('http://kira.example.com')).toBe(403)
  expect(await from('https://kira.example.com')).toBe(200)
})

test('the page of a reset key is kept by nobody and told to nobody', async () => {
  const app = await startTestApp()
  const { headers } = await app.guest.send('GET', '/forgot-password?token=gizli')
  expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual(['no-referrer', 'no-store'])
})

test('the data folder is its owner’s alone, also one that was open before', async () => {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'anahtar-modes-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  const [fresh, old] = [path.join(parent, 'fresh'), path.join(parent, 'old')]
  await mkdir(old, { mode: 0o755 })
  for (const folder of [fresh, old]) {
    await keepPrivate(folder)
    // If root runs the server, the database belongs to another user, who may enter the folder but not list it.
    expect((await stat(folder)).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o711 : 0o700)
  }
})

test('a mail that has left keeps no key and is not sent again without it; after 90 days it is gone', async () => {
  const sent: string[] = []
  const mailTransport = { name: 'smtp', send: async ({ text }: { text: string }) => void sent.push(text) }
  const app = await startTestApp({ replace: { mailTransport } })
  const admin = await app.build.admin()
  const { email } = await app.build.host()
  await app.guest.call(accountsApi.requestReset, { body: { email } })
  await app.ctx.jobs.drain()
  const token = /token=([\w-]+)/.exec(sent[0]!)![1]!
  const [mail] = await app.ctx.db.select().from(mails).orderBy(mails.id)
  expect(mail).toMatchObject({ state: 'sent', params: {}, text: expect.stringContaining('token=…') })
  expect(JSON.stringify(mail)).not.toContain(token)
  expect(await admin.call(adminApi.resendMail, { params: { id: mail!.id } })).toMatchObject({
    status: 409,
    code: 'mail_keys_gone',
  })
  app.pass(91 * 86_400_000)
  await app.ctx.jobs.enqueue(app.ctx.db, tidyMailsJob, {})
  await app.ctx.jobs.drain()
  expect(await app.ctx.db.$count(mails)).toBe(0)
})

test('a draft about a property that one may no longer see is not shown', async () => {
  const app = await startTestApp()
  const owner = await app.build.host()
  const staff = await app.build.staff(owner, { authorised: true, canAddProperty: true, canManageDocuments: true })
  const property = await app.build.property(owner, { delegates: { authorised: [staff] } })
  const draft = { property_id: property.id, contract_id: null, step: 1, data: { gizli: 'numara' } }
  const saved = await staff.call(contractsApi.saveDraft, { params: { id: newId() }, body: draft })
  expect(saved.status).toBe(200)
  const shown = async () => (await staff.call(contractsApi.drafts)).body.documents.length
  expect(await shown()).toBe(1)
  await app.ctx.db.run('delete from property_delegates')
  expect(await shown()).toBe(0)
  expect((await staff.call(contractsApi.prefill)).body.drafts).toEqual([])
})

test('sign-ins, refusals, decisions and exports are logged, without anything personal', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const app = await startTestApp({ log })
  const admin = await app.build.admin()
  const { email, accountId } = await app.build.host()
  const waiting = await app.build.pending()
  const login = (password: string) => app.client().call(accountsApi.login, { body: { email, password } })
  await login('yanlis-sifre')
  await login(testPassword)
  await admin.call(adminApi.approve, { params: { id: waiting.id } })
  const events = lines.map((line) => JSON.parse(line)).filter(({ security }) => security)
  expect(events).toMatchObject([
    { security: 'refused', code: 'login_failed', call: 'POST /api/accounts/login' },
    { security: 'signed_in', account: accountId },
    { security: 'decided', account: admin.accountId, call: `POST /api/admin/users/${waiting.id}/approve` },
  ])
  for (const personal of [email, waiting.email, testPassword, '10.0.0.']) expect(lines.join('')).not.toContain(personal)
})
