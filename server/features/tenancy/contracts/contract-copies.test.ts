import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminApi } from '#domain/operations/admin/admin.api.ts'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { mailAttachments, mails } from '#server/db/schema/mail.ts'
import { tidyMailsJob } from '#server/services/mail/mail.jobs.ts'
import { contractFormFor, guarantorParty, tenantParty } from '#server/testing/build-contract.ts'
import { textOfPdf } from '#server/testing/pdf-text.ts'
import { header, type ReceivedMail, smtpService, words } from '#server/testing/smtp-service.ts'
import { answerText, stubService } from '#server/testing/stub-service.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { sendContractCopies } from './send-contract-copies.ts'

const day = 86_400_000
const tenants = [tenantParty('bir@ornek.test', { is_primary: true }), tenantParty('iki@ornek.test')]

/** Sent to two tenants and a guarantor; `agree` approves for all of them. */
async function sentContract(app: TestApp) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım', email: 'ayse@ornek.test' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const body = contractFormFor(property.id, { tenants, guarantor: guarantorParty() })
  const { id } = (await host.call(contractsApi.create, { body })).body
  const asked = await app.ctx.db.select().from(mails).orderBy(asc(mails.id))
  const token = (to: string) => /-approval\/([\w-]+)/.exec(asked.find((mail) => mail.to === to)!.text)![1]!
  const agree = async () => {
    const yes = { answer: 'approved' as const }
    for (const to of ['bir@ornek.test', 'iki@ornek.test'])
      await app.guest.call(approvalsApi.answer, { params: { token: token(to) }, body: yes })
    await app.guest.call(approvalsApi.answerGuarantor, { params: { token: token('kefil_bir@ornek.test') }, body: yes })
  }
  return { host, id, agree }
}

const copies = (app: TestApp) =>
  app.ctx.db.select().from(mails).where(eq(mails.template, 'contract-in-force')).orderBy(asc(mails.id))

function attachedPdf({ raw }: ReceivedMail) {
  const block = raw.split(/\r\n--[^\r\n]+\r\n/).find((piece) => piece.includes('Content-Type: application/pdf'))
  if (!block) return null
  const body = block.slice(block.indexOf('\r\n\r\n') + 4).split(/\r\n--/, 1)[0]!
  return new Uint8Array(Buffer.from(body, 'base64')).buffer
}

test('MAIL-02 once all have agreed every party gets the contract with its evidence as a file, once', async () => {
  const { received, host: address, port } = await smtpService()
  const app = await startTestApp({ env: { MAIL_ADAPTER: 'smtp', SMTP_URL: `smtp://${address}:${port}` } })
  const { host, id, agree } = await sentContract(app)
  await app.ctx.jobs.drain()
  expect(received.some(attachedPdf)).toBe(false)
  await agree()
  await app.ctx.jobs.drain()
  const withPaper = received.filter(attachedPdf)
  expect(withPaper.flatMap(({ to }) => to).sort()).toEqual([
    'ayse@ornek.test',
    'bir@ornek.test',
    'iki@ornek.test',
    'kefil_bir@ornek.test',
  ])
  for (const { raw } of withPaper) {
    expect(words(header(raw, 'Subject')!)).toBe('Kira kontratınız ve kanıt kaydı: Moda Daire')
    expect(words(raw)).toMatch(/filename\*?[^\r\n]*Kira/)
  }
  const { contract } = (await host.call(contractsApi.view, { params: { id } })).body
  const text = (await textOfPdf(attachedPdf(withPaper[0]!)!)).join('\n')
  expect(text.replace(/\s/g, '')).toContain(contract.terms_hash)
  expect(text).toContain('Kontrat yürürlüğe girdi.')
  // Mails show no full identity number and no other person's IP address.
  expect(text).not.toMatch(/17291716060|10000000146|127\.0\.0\.1/)

  // A job may run twice.
  await sendContractCopies(app.ctx, { contract: id, round: 1 }, { last: false })
  await app.ctx.jobs.drain()
  expect(await copies(app)).toHaveLength(4)
  const { events } = (await host.call(contractsApi.view, { params: { id } })).body
  expect(events.at(-1)!.text).toBe(
    'Kontratın kopyası taraflara gönderildi: Ayşe Yıldırım, Kiracı bir, Kiracı iki, Kemal Işık.',
  )
  expect(await app.ctx.db.$count(mailAttachments)).toBe(1)
  const admin = await app.build.admin()
  const { documents } = (await admin.call(adminApi.outbox, { query: { q: 'kanıt kaydı' } })).body
  expect(documents.map(({ attachment }) => attachment?.slice(-4))).toEqual(['.pdf', '.pdf', '.pdf', '.pdf'])
  app.pass(91 * day)
  await app.ctx.jobs.enqueue(app.ctx.db, tidyMailsJob, {})
  await app.ctx.jobs.drain()
  expect(await app.ctx.db.$count(mailAttachments)).toBe(0)
})

test('a provider that carries no files: accounts get the page, the guarantor a link that needs none', async () => {
  const service = await stubService(answerText(200, 'OK'))
  const env = {
    MAIL_ADAPTER: 'emailjs',
    EMAILJS_URL: service.address,
    EMAILJS_SERVICE_ID: 's',
    EMAILJS_PUBLIC_KEY: 'k',
  }
  const app = await startTestApp({ env: { ...env, EMAILJS_TEMPLATES: 'default=t' } })
  const { id, agree } = await sentContract(app)
  await agree()
  await app.ctx.jobs.drain()
  const sent = service.requests.map(({ body }) => JSON.parse(body).template_params)
  const letters = sent.filter(({ subject }) => subject.startsWith('Kira kontratınız'))
  expect(letters).toHaveLength(4)
  const guarantor = letters.find(({ to_email }) => to_email === 'kefil_bir@ornek.test')
  for (const letter of letters) {
    expect(letter.message_text).not.toContain('ektedir')
    expect(letter.message_text.includes(`/viewContract/${id}`)).toBe(letter !== guarantor)
    expect(letter.message_text.includes('/copy')).toBe(letter === guarantor)
  }
  const token = /approvals\/([\w-]+)\/copy/.exec(guarantor.message_text)![1]!
  const open = (params = { token }) => app.guest.call(approvalsApi.copy, { params })
  const paper = await open()
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  // The link reads one paper and decides nothing, and the outbox does not show it.
  for (const api of [approvalsApi.open, approvalsApi.openGuarantor])
    expect((await app.guest.call(api, { params: { token } })).status).toBe(404)
  for (const { text, html } of await copies(app)) expect(`${text}${html}`).not.toContain(token)
  expect((await open({ token: `${token.slice(0, -2)}AA` })).status).not.toBe(200)
  app.pass(8 * day)
  expect((await open()).status).toBe(410)
})

test('a paper that cannot be printed is tried again; at the last try the parties are told without it', async () => {
  const app = await startTestApp({ ownDatabase: true })
  const { id, agree } = await sentContract(app)
  await agree()
  // The paper cannot be printed; the mails go out without it.
  await app.ctx.db.run('alter table contract_snapshots rename to contract_snapshots_away')
  const send = (last: boolean) => sendContractCopies(app.ctx, { contract: id, round: 1 }, { last })
  await expect(send(false)).rejects.toThrow()
  expect(await copies(app)).toEqual([])
  await send(true)
  const sent = await copies(app)
  expect(sent.map(({ attachment_id }) => attachment_id)).toEqual([null, null, null, null])
  expect(sent[0]!.text).not.toContain('ektedir')
})

test('a contract that was cancelled or changed before its paper was printed sends none', async () => {
  const app = await startTestApp()
  const { host, id, agree } = await sentContract(app)
  await agree()
  await host.call(contractsApi.cancel, { params: { id }, body: { reason: '' } })
  await app.ctx.jobs.drain()
  expect(await copies(app)).toEqual([])
})
