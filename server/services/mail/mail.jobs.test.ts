import { expect, test } from 'vitest'
import { mails } from '#server/db/schema/mail.ts'
import { emailSamples } from '#server/emails/samples.ts'
import type { OutgoingMail } from '#server/platform/mail/mail.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { sendMailJob } from './mailer.ts'

test('a mail whose job runs again after it left goes out once, with its link', async () => {
  const sent: OutgoingMail[] = []
  const mailTransport = { name: 'smtp', send: async (mail: OutgoingMail) => void sent.push(mail) }
  const app = await startTestApp({ replace: { mailTransport } })
  await app.ctx.db.transact((tx) =>
    app.ctx.mailer.post(tx, 'ipek@ornek.test', 'password-reset', emailSamples['password-reset']),
  )
  await app.ctx.jobs.drain()
  const [kept] = await app.ctx.db.select().from(mails)
  expect(kept).toMatchObject({ to: 'ipek@ornek.test', state: 'sent' })
  await app.ctx.jobs.enqueue(app.ctx.db, sendMailJob, { mail: kept!.id })
  await app.ctx.jobs.drain()
  expect(sent.map(({ messageId, to }) => [messageId, to])).toEqual([[`<${kept!.id}@anahtar>`, 'ipek@ornek.test']])
  expect(sent[0]!.text).toContain('/forgot-password?token=abc')
})
