import { eq, ne } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { adminApi } from '#domain/operations/admin/admin.api.ts'
import { privacyApi } from '#domain/operations/privacy/privacy.api.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { authUser, users } from '#server/db/schema/accounts.ts'
import { mails } from '#server/db/schema/mail.ts'
import type { EmailData, EmailName } from '#server/emails/emails.ts'
import { emailSamples } from '#server/emails/samples.ts'
import type { OutgoingMail } from '#server/platform/mail/mail.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { tidyMailsJob } from './mail.jobs.ts'

const key = 'Gizli-Anahtar_0123456789'
const code = '730164'

/** Every mail template; those that contain a key get one that the test can find. */
const letters = (Object.entries(emailSamples) as [EmailName, EmailData<EmailName>][]).map(([name, data]) => {
  const text = JSON.stringify(data)
    .replace(/((?:tenant|guarantor)-approval\/|\/paper(?:-record)?\/|\/api\/approvals\/|token=)[\w-]+/g, `$1${key}`)
    .replace(/"approval_token":"[^"]*"/, `"approval_token":"${key}"`)
    .replace(/"code":"\d+"/, `"code":"${code}"`)
  return { name, data: JSON.parse(text) as EmailData<EmailName>, hasKey: text.includes(key) || text.includes(code) }
})
const withKey = letters.filter(({ hasKey }) => hasKey).map(({ name }) => name)

const postAll = (app: TestApp, to: string) =>
  app.ctx.db.transact(async (tx) => {
    for (const { name, data } of letters) await app.ctx.mailer.post(tx, to, name, data)
  })

/** The mails in which an administrator can read a key. */
async function readableFor(admin: Awaited<ReturnType<TestApp['build']['admin']>>): Promise<string[]> {
  const { documents } = (await admin.call(adminApi.outbox, { query: { size: '100' } })).body
  expect(documents).toHaveLength(letters.length)
  return documents.filter((mail) => hasKey(mail)).map(({ template }) => template)
}
const hasKey = (value: unknown) => JSON.stringify(value).includes(key) || JSON.stringify(value).includes(code)

test.each(['smtp', 'emailjs'])(
  'APR-06 once mails leave by %s an administrator reads every letter without its key, waiting, failed or sent; the table keeps none of a sent one',
  async (name) => {
    let down = true
    const mailTransport = {
      name,
      send: async ({ text, html }: OutgoingMail) => {
        // A provider's error message may repeat the mail.
        if (down) throw new Error(`Reddedildi: ${text} ${html}`)
      },
    }
    const app = await startTestApp({ replace: { mailTransport } })
    const admin = await app.build.admin()
    await postAll(app, 'ipek@ornek.test')
    expect(withKey).toEqual(expect.arrayContaining(['password-reset', 'decision-code', 'signed-on-paper']))
    expect(await readableFor(admin)).toEqual([])
    await app.ctx.jobs.drain()
    expect(await readableFor(admin)).toEqual([])
    await app.ctx.db.update(mails).set({ state: 'failed' })
    expect(await readableFor(admin)).toEqual([])
    down = false
    for (const { id } of await app.ctx.db.select().from(mails))
      expect((await admin.call(adminApi.resendMail, { params: { id } })).status).toBe(200)
    await app.ctx.jobs.drain()
    expect(await readableFor(admin)).toEqual([])
    const kept = await app.ctx.db.select().from(mails)
    expect(kept.every(({ state }) => state === 'sent')).toBe(true)
    expect(kept.filter((mail) => hasKey(mail)).map(({ template }) => template)).toEqual([])
  },
)

test('letters that left before their keys were known as such are blanked at night', async () => {
  const app = await startTestApp({ replace: { mailTransport: { name: 'smtp', send: async () => {} } } })
  await postAll(app, 'ipek@ornek.test')
  await app.ctx.db.update(mails).set({ state: 'sent', params: {} })
  await app.ctx.jobs.enqueue(app.ctx.db, tidyMailsJob, {})
  await app.ctx.jobs.drain()
  const kept = await app.ctx.db.select().from(mails)
  expect(kept.filter((mail) => hasKey(mail)).map(({ template }) => template)).toEqual([])
})

test('with the outbox adapter the letters arrive in the outbox: there they stay readable', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  await postAll(app, 'ipek@ornek.test')
  await app.ctx.jobs.drain()
  expect((await readableFor(admin)).sort()).toEqual([...withKey].sort())
})

async function archiveOf(app: TestApp, client: Awaited<ReturnType<TestApp['build']['session']>>) {
  expect((await client.call(privacyApi.askArchive)).status).toBe(200)
  await app.ctx.jobs.drain()
  const [archive] = (await client.call(privacyApi.center)).body.archives
  const { key: opens } = (await client.call(privacyApi.archiveKey, { params: { id: archive!.id } })).body
  const answer = await client.send('GET', `/api/privacy/archives/${archive!.id}?key=${encodeURIComponent(opens)}`)
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  return (table: string) =>
    JSON.parse(new TextDecoder().decode(files[`veriler/${table}.json`])) as Record<string, unknown>[]
}

test('HDR-03 a data archive holds letters and messages without their keys: only the mailbox and the phone prove anything', async () => {
  const app = await startTestApp({ env: { SMS_ADAPTER: 'outbox' } })
  const ayse = await app.build.host()
  await app.ctx.db.update(users).set({ phoneNumber: '+905321112233' }).where(eq(users.id, ayse.id))
  await postAll(app, ayse.email)
  await app.ctx.db.transact((tx) => app.ctx.texter.post(tx, '+905321112233', `Anahtar onay kodunuz: ${code}.`))
  const archive = await archiveOf(app, ayse)
  expect(archive('mails').length).toBeGreaterThanOrEqual(letters.length)
  expect(
    archive('mails')
      .filter((mail) => hasKey(mail))
      .map(({ template }) => template),
  ).toEqual([])
  // Anyone can enter a phone number, so the archive lists messages to it without their text.
  expect(archive('sms_messages')).toMatchObject([{ to: '+905321112233', state: 'sent' }])
  expect(archive('sms_messages')[0]).not.toHaveProperty('text')
})

test('HDR-03 an address that is not proven brings nothing of its owner into the archive of another', async () => {
  const app = await startTestApp()
  const owner = await app.build.host({ email: 'sahibi@ornek.test' })
  await app.guest.call(accountsApi.requestReset, { body: { email: owner.email } })
  // One person registered with the address of another account, and one with an unproven address.
  const claiming = await app.build.host({ claimed_email: owner.email })
  const unproven = await app.build.host({ email: 'baskasinin@ornek.test' })
  await app.ctx.db.update(authUser).set({ emailVerified: false }).where(ne(authUser.id, owner.accountId))
  await app.ctx.db.transact((tx) =>
    app.ctx.mailer.post(tx, 'baskasinin@ornek.test', 'activation', { firstname: 'İpek', publicUrl: 'https://a.test' }),
  )
  for (const stranger of [claiming, unproven])
    expect((await archiveOf(app, stranger))('mails').map(({ to, template }) => [to, template])).toEqual([])
  expect((await archiveOf(app, owner))('mails').length).toBeGreaterThan(0)
})
