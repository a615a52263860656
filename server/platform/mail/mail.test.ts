import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { header, part, smtpService, words } from '#server/testing/smtp-service.ts'
import type { OutgoingMail } from './mail.ts'
import { outboxMail } from './outbox-mail.ts'
import { smtpMail } from './smtp-mail.ts'

const mail: OutgoingMail = {
  messageId: '<0192f3c4-5d6e-7000-8000-abcdefabcdef@anahtar.local>',
  from: 'Anahtar <bilgi@anahtar.local>',
  to: 'ipek@example.com',
  subject: 'Şifre değişikliği: ığüşöç İĞÜŞÖÇ, çok uzun bir konu satırı bile bölünmeden ulaşmalı',
  html: '<p>Sayın İpek Işık, <b>şifreniz</b> değişti.</p>',
  text: 'Sayın İpek Işık,\nşifreniz değişti.\n.\nNokta satırından sonrası da gelir.',
  template: 'password-changed',
  params: {},
}

test('a Turkish subject and both bodies arrive intact, under the given Message-ID', async () => {
  const { received, close: _, ...service } = await smtpService()
  await smtpMail(service).send(mail)
  expect(received).toMatchObject([{ from: 'bilgi@anahtar.local', to: ['ipek@example.com'] }])
  const { raw } = received[0]!
  expect(words(header(raw, 'Subject')!)).toBe(mail.subject)
  expect(header(raw, 'Message-ID')).toBe(mail.messageId)
  expect(part(raw, 'text/plain')).toBe(mail.text)
  expect(part(raw, 'text/html')).toBe(mail.html)
})

test('a second try carries the same Message-ID', async () => {
  const { received, host, port } = await smtpService()
  const transport = smtpMail({ url: `smtp://${host}:${port}` })
  await transport.send(mail)
  await transport.send(mail)
  expect(received.map(({ raw }) => header(raw, 'Message-ID'))).toEqual([mail.messageId, mail.messageId])
})

test('neither a subject nor an address adds a header or a recipient', async () => {
  const { received, close: _, ...service } = await smtpService()
  await smtpMail(service).send({ ...mail, subject: 'Merhaba\r\nBcc: kotu@example.com' })
  await smtpMail(service)
    .send({ ...mail, to: 'ipek@example.com, kotu@example.com' })
    .catch(() => {})
  expect(header(received[0]!.raw, 'Bcc')).toBeUndefined()
  expect(received.flatMap(({ to }) => to)).not.toContain('kotu@example.com')
})

test('signs in with the given name and password', async () => {
  const seen: unknown[] = []
  const {
    received,
    close: _,
    ...service
  } = await smtpService({
    authOptional: false,
    onAuth({ username, password }, _, done) {
      seen.push([username, password])
      done(null, { user: username })
    },
  })
  await smtpMail({ ...service, user: 'posta', pass: 'çok gizli' }).send(mail)
  expect(seen).toEqual([['posta', 'çok gizli']])
  expect(received).toHaveLength(1)
})

test('a server that is down throws a readable error without credentials', async () => {
  const placeholder = createServer()
  await new Promise<void>((ready) => placeholder.listen(0, '127.0.0.1', ready))
  const { port } = placeholder.address() as AddressInfo
  await new Promise((closed) => placeholder.close(closed))
  const error = await smtpMail({ url: `smtp://posta:gizli-parola@127.0.0.1:${port}` })
    .send(mail)
    .catch((thrown: Error) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect((error as Error).message).toContain(`SMTP 127.0.0.1:${port}: `)
  expect((error as Error).message).toContain('ECONNREFUSED')
  expect(String((error as Error).stack)).not.toContain('gizli-parola')
})

test('a refused login does not repeat what the server echoes', async () => {
  const service = await smtpService({
    authOptional: false,
    onAuth: ({ username, password }, _, done) => done(new Error(`no such login ${username} / ${password}`)),
  })
  const error = await smtpMail({ ...service, user: 'posta-adi', pass: 'gizli-parola' })
    .send(mail)
    .catch((thrown: Error) => thrown)
  expect((error as Error).message).toContain('no such login *** / ***')
})

test('a server that never greets is given up on', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as AddressInfo
  await expect(smtpMail({ host: '127.0.0.1', port, timeoutMs: 50 }).send(mail)).rejects.toThrow(/^SMTP 127\.0\.0\.1/)
})

test('an unreadable address does not show its password', () => {
  expect(() => smtpMail({ url: 'smtp://posta:gizli-parola@ host' })).toThrow(/^The SMTP address is not a valid URL$/)
})

test('the outbox delivers nowhere and succeeds', async () => {
  expect(outboxMail().name).toBe('outbox')
  await expect(outboxMail().send(mail)).resolves.toBeUndefined()
})
