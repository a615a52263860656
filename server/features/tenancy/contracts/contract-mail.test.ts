import { expect, test } from 'vitest'
import { mailApi } from '#domain/services/mail/mail.api.ts'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { mails } from '#server/db/schema/mail.ts'
import { contractFormFor, guarantorParty, tenantParty } from '#server/testing/build-contract.ts'
import { header, part, type ReceivedMail, smtpService, words } from '#server/testing/smtp-service.ts'
import { answerText, stubService } from '#server/testing/stub-service.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const day = 86_400_000

async function sentContract(app: TestApp, change: Parameters<typeof contractFormFor>[1] = {}) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım', email: 'ayse@ornek.test' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const created = await host.call(contractsApi.create, { body: contractFormFor(property.id, change) })
  expect(created).toMatchObject({ status: 200 })
  return { host, id: created.body.id }
}

const line = ({ to, raw }: ReceivedMail) => `${to.join()} | ${words(header(raw, 'Subject')!)}`
const tokenIn = (mail: ReceivedMail) => /-approval\/([\w-]+)/.exec(part(mail.raw, 'text/plain'))![1]!

test('MAIL-02 MAIL-05 MAIL-06 MAIL-07 MAIL-08 MAIL-09 APR-12 a real mail server receives the whole story of a contract', async () => {
  const { received, host: address, port } = await smtpService()
  const env = { MAIL_ADAPTER: 'smtp', SMTP_URL: `smtp://${address}:${port}`, SUPPORT_PHONE: '0212 555 00 00' }
  const app = await startTestApp({ env })
  const { host, id } = await sentContract(app, {
    tenants: [tenantParty('bir@ornek.test', { is_primary: true }), tenantParty('iki@ornek.test')],
    guarantor: guarantorParty(),
  })
  /** Mails the server received since the last call. */
  let seen = 0
  const arrived = async () => {
    await app.ctx.jobs.drain()
    const fresh = received.slice(seen)
    seen = received.length
    return fresh.sort((a, b) => line(a).localeCompare(line(b)))
  }
  const asked = await arrived()
  expect(asked.map(line)).toEqual([
    'bir@ornek.test | Onayınız bekleniyor: Moda Daire',
    'iki@ornek.test | Onayınız bekleniyor: Moda Daire',
    'kefil_bir@ornek.test | Kefillik ön onayınız isteniyor: Moda Daire',
  ])
  const [one, two, guarantor] = asked as [ReceivedMail, ReceivedMail, ReceivedMail]
  expect(part(guarantor.raw, 'text/plain')).toContain('Sorularınız için: 0212 555 00 00')
  expect(part(one.raw, 'text/plain')).toMatch(
    /Aylık kira: 25\.000,00 ₺[\s\S]*Başlangıç: 01\.12\.2026[\s\S]*Süre: 1 yıl/,
  )
  expect(part(one.raw, 'text/html')).toContain(`Kontrat no`)

  const answer = (mail: ReceivedMail, body: { answer: 'approved' | 'rejected'; note?: string }) =>
    app.guest.call(approvalsApi.answer, { params: { token: tokenIn(mail) }, body })
  const yes = { answer: 'approved' as const }
  await app.guest.call(approvalsApi.answerGuarantor, { params: { token: tokenIn(guarantor) }, body: yes })
  expect((await arrived()).map(line)).toEqual(['ayse@ornek.test | Kefil ön onay verdi: Moda Daire'])
  await answer(one, yes)
  await answer(two, { answer: 'rejected', note: 'Depozito iki kira olsun.' })
  const afterAnswers = await arrived()
  expect(afterAnswers.map(line)).toContain('ayse@ornek.test | Düzenleme Gerekli: Moda Daire')
  const revise = afterAnswers.find((mail) => line(mail).includes('Düzenleme'))!
  expect(part(revise.raw, 'text/plain')).toContain('> Depozito iki kira olsun.')

  const { contract } = (await host.call(contractsApi.view, { params: { id } })).body
  const form = contractFormFor(contract.property_id, {
    tenants: [tenantParty('bir@ornek.test', { is_primary: true })],
    terms: { depozito: 25_000_00 },
  })
  await host.call(contractsApi.update, { params: { id }, body: { ...form, version: contract.version } })
  const changed = await arrived()
  const [again] = changed
  expect(changed.map(line)).toEqual([
    'bir@ornek.test | Kontrat değişti, onayınız yeniden isteniyor: Moda Daire',
    'iki@ornek.test | Bağlantınız geçersiz oldu: Moda Daire',
    'kefil_bir@ornek.test | Bağlantınız geçersiz oldu: Moda Daire',
  ])
  const approval = (await host.call(contractsApi.view, { params: { id } })).body.approvals[0]!
  app.pass(2 * day)
  await host.call(contractsApi.remind, { params: { id, approval: approval.id } })
  expect((await arrived()).map(line)).toEqual(['bir@ornek.test | Hatırlatma: Moda Daire kontratı onayınızı bekliyor'])
  await answer(again!, yes)
  expect((await arrived()).map(line)).toContain('ayse@ornek.test | Kiracı onayladı: Moda Daire')
  await host.call(contractsApi.cancel, { params: { id }, body: { reason: 'Mülk satılıyor.' } })
  expect((await arrived()).map(line)).toContain('bir@ornek.test | Kontrat başlamadan iptal edildi: Moda Daire')
  const ids = received.map(({ raw }) => header(raw, 'Message-ID'))
  expect(new Set(ids).size).toBe(received.length)
})

const nineFields = (contract_id: string) => ({
  tenant_name: 'Kiracı kiraci',
  tenant_email: 'kiraci@ornek.test',
  owner_name: 'Ayşe Yıldırım',
  property_title: 'Başka bir başlık',
  contract_id,
  monthly_rent: '1 ₺',
  start_date: '2026-12-01',
  duration: '1 yıl',
  tenant_count: 1,
})

test('MAIL-03 MAIL-04 AMB-12 the owner sends the approval mail by its nine fields; the letter is written from the record', async () => {
  const app = await startTestApp()
  const { host, id } = await sentContract(app)
  const send = (client: typeof host, change: object = {}) =>
    client.call(mailApi.sendTenantApproval, { body: { ...nineFields(id), ...change } })
  expect(mailApi.sendTenantApproval.path).toBe('/send-tenant-approval-email.js')
  expect(await send(host)).toMatchObject({ status: 200, body: { success: true, error: null } })
  const posted = await app.ctx.db.select().from(mails).orderBy(mails.id)
  expect(posted.map(({ template, to }) => `${template} ${to}`)).toEqual([
    'tenant-approval kiraci@ornek.test',
    'tenant-approval kiraci@ornek.test',
  ])
  // The same link as before, and nothing of what the caller sent.
  const tokens = posted.map(({ text }) => /tenant-approval\/([\w-]+)/.exec(text)![1])
  expect(tokens[0]).toBe(tokens[1])
  expect(posted[1]!.text).not.toMatch(/Başka bir başlık|: 1 ₺/)

  expect(await send(host, { tenant_email: 'yabanci@ornek.test' })).toMatchObject({ status: 409 })
  expect(await send(host, { tenant_name: 'Başka Biri' })).toMatchObject({ status: 409 })
  expect(await send(await app.build.host())).toMatchObject({ status: 404, message: 'Kontrat bulunamadı' })
  expect(await send(await app.build.admin())).toMatchObject({ status: 403 })
  expect((await app.guest.call(mailApi.sendTenantApproval, { body: nineFields(id) })).status).toBe(401)
  expect(await send(host, { tenant_count: 0 })).toMatchObject({ status: 400 })
  expect(await app.ctx.db.select().from(mails).orderBy(mails.id)).toHaveLength(2)
})

test('MAIL-11 MAIL-03 without the tenant’s address the sender says so, and nothing is sent', async () => {
  const app = await startTestApp()
  const { host, id } = await sentContract(app)
  for (const tenant_email of ['', '   '])
    expect(await host.call(mailApi.sendTenantApproval, { body: { ...nineFields(id), tenant_email } })).toMatchObject({
      status: 400,
      message: 'Kiracı email adresi zorunludur',
    })
  expect(await app.ctx.db.select().from(mails).orderBy(mails.id)).toHaveLength(1)
})

test('MAIL-04 MAIL-12 a mail that cannot be queued is an HTTP error for the caller', async () => {
  const app = await startTestApp()
  const { host, id } = await sentContract(app)
  app.ctx.mailer.post = () => Promise.reject(new Error('kuyruk yok'))
  expect(await host.call(mailApi.sendTenantApproval, { body: nineFields(id) })).toMatchObject({
    status: 500,
    message: 'Email gönderimi başarısız oldu',
  })
})

test('MAIL-01 MAIL-02 MAIL-05 MAIL-07 MAIL-13 MAIL-16 a contract leaves through the hosted provider; its refusal stands in the outbox and is tried again', async () => {
  let status = 429
  const service = await stubService((request, response) => answerText(status, 'x')(request, response))
  const app = await startTestApp({
    env: {
      MAIL_ADAPTER: 'emailjs',
      EMAILJS_URL: service.address,
      EMAILJS_SERVICE_ID: 'service_1',
      EMAILJS_PUBLIC_KEY: 'key_1',
      EMAILJS_TEMPLATES: 'guarantor-request=t_guarantor,default=t_any',
    },
  })
  await sentContract(app, { guarantor: guarantorParty() })
  await app.ctx.jobs.drain()
  const rows = await app.ctx.db.select().from(mails).orderBy(mails.id)
  expect(rows.map(({ state, last_error }) => [state, last_error])).toEqual(
    rows.map(() => ['queued', 'Email gönderim limiti aşıldı - Lütfen daha sonra tekrar deneyin']),
  )
  status = 200
  await app.ctx.db.run(`update pgboss.job set start_after = now() where state = 'retry'`)
  await app.ctx.jobs.drain()
  const accepted = service.requests.slice(rows.length).map(({ body }) => JSON.parse(body))
  expect(accepted.map(({ template_id }) => template_id).sort()).toEqual(['t_any', 't_guarantor'])
  // The short id, as on screens, and Turkish dates.
  for (const { template_params } of accepted) expect(template_params.contract_id).toMatch(/^[0-9A-F]{6}$/)
  expect(accepted.find(({ template_id }) => template_id === 't_guarantor')).toMatchObject({
    service_id: 'service_1',
    user_id: 'key_1',
    template_params: { guarantor_name: 'Kemal Işık', start_date: '01.12.2026', approval_token: expect.any(String) },
  })
})
