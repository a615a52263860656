import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { smsApi } from '#domain/operations/admin/sms.api.ts'
import { auditLogRows } from '#server/db/schema/audit.ts'
import { smsMessages } from '#server/db/schema/mail.ts'
import { encryptText } from '#server/platform/crypto.ts'
import type { OutgoingSms } from '#server/platform/sms/sms.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const post = (app: TestApp, text = 'Anahtar onay kodunuz: 123456.') =>
  app.ctx.db.transact((tx) => app.ctx.texter.post(tx, '+905321112233', text))

test('a message is sent by the queue, shown with its state and tries, kept when it fails and sent again', async () => {
  const sent: OutgoingSms[] = []
  let working = false
  const app = await startTestApp({
    replace: {
      smsTransport: {
        name: 'http',
        send: async (sms) => {
          if (!working) throw new Error('SMS servisi 503 ile yanıt verdi')
          sent.push(sms)
        },
      },
    },
  })
  const admin = await app.build.admin()
  const list = async (state: 'all' | 'failed' = 'all') => (await admin.call(smsApi.outbox, { query: { state } })).body
  await post(app)
  await app.ctx.jobs.drain()
  const [failed] = (await list()).documents
  expect(failed).toMatchObject({ state: 'queued', tries: 1, last_error: 'SMS servisi 503 ile yanıt verdi' })
  // The administrator sees that a code was sent, but not the code.
  expect(failed!.text).toBe('Anahtar onay kodunuz: ••••••.')
  expect((await list('failed')).total).toBe(0)

  working = true
  expect((await admin.call(smsApi.resend, { params: { id: failed!.id } })).status).toBe(200)
  // The administrator who resent it is logged, as with mails.
  expect(await app.ctx.db.select().from(auditLogRows).where(eq(auditLogRows.area, 'admin'))).toMatchObject([
    { kind: 'resend_sms', record_id: failed!.id, subject_id: null, actor_id: admin.id },
  ])
  await app.ctx.jobs.drain()
  expect((await list()).documents[0]).toMatchObject({ state: 'sent', tries: 2, last_error: null })
  expect(sent).toEqual([{ id: failed!.id, to: '+905321112233', text: 'Anahtar onay kodunuz: 123456.' }])
})

test('messages are found by number as people write it, and never by the code in them', async () => {
  const app = await startTestApp({ env: { SMS_ADAPTER: 'outbox' } })
  const admin = await app.build.admin()
  await post(app)
  const found = async (q: string) => (await admin.call(smsApi.outbox, { query: { q } })).body.total
  for (const q of ['0532 111', '+90 532', '1112233']) expect([q, await found(q)]).toEqual([q, 1])
  for (const q of ['123456', 'kodunuz', '533']) expect([q, await found(q)]).toEqual([q, 0])
})

test('a message whose transaction fails was never there', async () => {
  const app = await startTestApp({ env: { SMS_ADAPTER: 'outbox' } })
  const failing = app.ctx.db.transact(async (tx) => {
    await app.ctx.texter.post(tx, '+905321112233', 'Kod: 123456')
    throw new Error('geri al')
  })
  await expect(failing).rejects.toThrow('geri al')
  await app.ctx.jobs.drain()
  const admin = await app.build.admin()
  expect((await admin.call(smsApi.outbox)).body.total).toBe(0)
  await post(app)
  await app.ctx.jobs.drain()
  expect((await admin.call(smsApi.outbox)).body.documents[0]).toMatchObject({
    state: 'sent',
    text: 'Anahtar onay kodunuz: 123456.',
  })
})

test('the database never holds a code in plain; a message from before the encryption is still sent and shown', async () => {
  const app = await startTestApp({ env: { SMS_ADAPTER: 'outbox' } })
  const admin = await app.build.admin()
  await post(app)
  const everything = async () =>
    JSON.stringify([
      await app.ctx.db.run('select * from sms_messages'),
      await app.ctx.db.run("select data, output from pgboss.job where name = 'send-sms'"),
    ])
  expect(await everything()).not.toContain('123456')
  await app.ctx.jobs.drain()
  expect(await everything()).not.toContain('123456')

  const old = newId()
  await app.ctx.db.insert(smsMessages).values({ id: old, to: '+905321112233', text: 'Eski kod: 654321' })
  await admin.call(smsApi.resend, { params: { id: old } })
  await app.ctx.jobs.drain()
  const shown = async () =>
    (await admin.call(smsApi.outbox)).body.documents.map(({ state, text }) => `${state} ${text}`)
  expect((await shown()).sort()).toEqual(['sent Anahtar onay kodunuz: 123456.', 'sent Eski kod: 654321'])

  // Encrypted with a lost key: shows a notice instead of an error or garbage.
  await app.ctx.db.update(smsMessages).set({ text: encryptText(Buffer.alloc(32, 9), 'Kod: 111111') })
  expect(await shown()).toEqual(Array(2).fill('sent (Bu mesaj okunamıyor: şifreleme anahtarı değişmiş.)'))
})
