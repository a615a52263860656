import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { authUser } from '#server/db/schema/accounts.ts'
import { contractApprovals, contracts, decisionCodes } from '#server/db/schema/contracts.ts'
import { mails, smsMessages } from '#server/db/schema/mail.ts'
import { textOfSms } from '#server/services/sms/texter.ts'
import { contractFormFor, guarantorParty, tenantParty } from '#server/testing/build-contract.ts'
import { mailedCode, mailedToken, tokenOf } from '#server/testing/mailed-links.ts'
import { textOfPdf } from '#server/testing/pdf-text.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const tenantEmail = 'kiraci@ornek.test'
const guarantorEmail = 'kefil_bir@ornek.test'
const sms = { env: { SMS_ADAPTER: 'outbox' } }

async function asked(app: TestApp, { guarantor = false, phone = '+905321112233' as string | null } = {}) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım', email: 'ayse@ornek.test' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const form = contractFormFor(property.id, {
    tenants: [tenantParty(tenantEmail, { is_primary: true, tenant_phone: phone })],
    guarantor: guarantor ? guarantorParty({ guarantor_phone: '+905334445566' }) : null,
  })
  const { id } = (await host.call(contractsApi.create, { body: form })).body
  const waiting = async () => (await host.call(contractsApi.view, { params: { id } })).body.approvals[0]!.id
  const copy = async () =>
    tokenOf((await host.call(contractsApi.link, { params: { id, approval: await waiting() } })).body)
  const copyGuarantor = async () => tokenOf((await host.call(contractsApi.guarantorLink, { params: { id } })).body)
  const save = (change: Partial<typeof form>, version: number) =>
    host.call(contractsApi.update, { params: { id }, body: { ...form, ...change, version } })
  return { host, property: property, form, id, copy, copyGuarantor, save, waiting }
}

const approve = (app: TestApp, token: string, code?: string) =>
  app.client().call(approvalsApi.answer, { params: { token }, body: { answer: 'approved', ...(code && { code }) } })
const preApprove = (app: TestApp, token: string, code?: string) =>
  app
    .client()
    .call(approvalsApi.answerGuarantor, { params: { token }, body: { answer: 'approved', ...(code && { code }) } })
const sendCode = (app: TestApp, token: string, channel?: 'email' | 'sms') =>
  app.client().call(approvalsApi.sendCode, { params: { token }, body: channel ? { channel } : {} })
const statusOf = async (app: TestApp, id: string) =>
  (await app.ctx.db.select().from(contracts).where(eq(contracts.id, id)))[0]!.status
const textsOf = async ({ host, id }: Pick<Awaited<ReturnType<typeof asked>>, 'host' | 'id'>) =>
  (await host.call(contractsApi.view, { params: { id } })).body.events.map(({ text }) => text)
const lettersTo = async (app: TestApp, to: string) =>
  (await app.ctx.db.select().from(mails).where(eq(mails.to, to)).orderBy(mails.id)).map(({ template }) => template)
const lastSms = async (app: TestApp) => {
  const row = (await app.ctx.db.select().from(smsMessages).orderBy(smsMessages.created_at, smsMessages.id)).at(-1)!
  return { to: row.to, code: /\d{6}/.exec(textOfSms(app.ctx.secrets.encryption, row.text))![0] }
}
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a copied link', () => {
  test('an owner who copies the tenant’s link cannot approve with it', async () => {
    const app = await startTestApp()
    const contract = await asked(app)
    const [copied, mailed] = [await contract.copy(), await mailedToken(app, tenantEmail)]
    expect(copied).not.toBe(mailed)
    const opened = (await contract.host.call(approvalsApi.open, { params: { token: copied } })).body
    expect(opened).toMatchObject({ handed: true, code_to: [{ channel: 'email', hint: 'k***@ornek.test' }] })
    expect(opened.summary.property_title).toBe('Moda Daire')
    const yes = { params: { token: copied }, body: { answer: 'approved' as const } }
    expect(await contract.host.call(approvalsApi.answer, yes)).toMatchObject({ status: 400, code: 'mail_code_missing' })
    expect(await approve(app, copied, '000000')).toMatchObject({ status: 400, code: 'code_wrong' })
    expect(await statusOf(app, contract.id)).toBe('waiting_for_tenants')

    // The owner sees the code neither in the reply nor on the contract's page.
    const sent = await contract.host.call(approvalsApi.sendCode, { params: { token: copied } })
    expect(sent.body.message).toBe('Kodu e-posta adresinize gönderdik: k***@ornek.test. 10 dakika geçerlidir.')
    const code = await mailedCode(app, tenantEmail)
    const page = await contract.host.call(contractsApi.view, { params: { id: contract.id } })
    expect(JSON.stringify([sent.body, page.body])).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`))
    const [kept] = await app.ctx.db.select().from(decisionCodes)
    expect(JSON.stringify(kept)).not.toContain(code)
  })

  test('with the code from the tenant’s mailbox it decides, and the evidence says how', async () => {
    const app = await startTestApp()
    const contract = await asked(app)
    const token = await contract.copy()
    expect(await contract.copy()).toBe(token)
    await app.client().call(approvalsApi.open, { params: { token } })
    await sendCode(app, token)
    expect((await approve(app, token, await mailedCode(app, tenantEmail))).status).toBe(200)
    expect(await statusOf(app, contract.id)).toBe('active')
    const texts = await textsOf(contract)
    expect(
      texts.filter((text) => text.startsWith('Bağlantı elden iletilmek üzere kopyalandı: Kiracı kiraci.')),
    ).toHaveLength(1)
    expect(texts).toContain('Elden iletilen bağlantı açıldı; kimin okuduğu doğrulanmadı.')
    expect(texts).toContain('E-posta koduyla doğrulandı (k***@ornek.test).')
    expect(texts).toContain('Kontrat onaylandı (elden iletilen bağlantı ve e-posta koduyla (k***@ornek.test)).')
    const { approvals, events } = (await contract.host.call(contractsApi.view, { params: { id: contract.id } })).body
    expect(approvals[0]).toMatchObject({ approval_status: 'approved', approval_way: 'handed_link_email' })
    expect(events.find(({ kind }) => kind === 'link_handed_out')).toMatchObject({ actor_name: 'Ayşe Yıldırım' })
    const paper = await contract.host.call(contractsApi.pdf, { params: { id: contract.id } })
    const printed = (await textOfPdf(paper.body as unknown as ArrayBuffer)).join(' ').replace(/\s+/g, ' ')
    for (const words of ['elden iletilmek üzere kopyalandı', 'elden iletilen bağlantı ve e-posta koduyla'])
      expect(printed).toContain(words)
    // One decision uses up both links.
    expect(await approve(app, await mailedToken(app, tenantEmail))).toMatchObject({ status: 409, code: 'token_used' })
  })

  test('the mailed link decides as before, and says so', async () => {
    const app = await startTestApp()
    const contract = await asked(app)
    await contract.copy()
    const token = await mailedToken(app, tenantEmail)
    expect((await app.guest.call(approvalsApi.open, { params: { token } })).body).toMatchObject({
      handed: false,
      code_to: [],
    })
    expect((await approve(app, token)).status).toBe(200)
    expect(await textsOf(contract)).toContain('Kontrat onaylandı (e-postayla gönderilen bağlantıyla).')
  })

  test('a signed-in account with that proven address decides by it; an unproven one and the owner do not', async () => {
    const app = await startTestApp()
    const person = await app.build.tenant({ email: tenantEmail })
    const prove = (emailVerified: boolean) =>
      app.ctx.db.update(authUser).set({ emailVerified }).where(eq(authUser.id, person.accountId))
    await prove(false)
    const contract = await asked(app)
    const token = await contract.copy()
    const yes = { params: { token }, body: { answer: 'approved' as const } }
    expect((await person.call(approvalsApi.open, { params: { token } })).body.code_to).toHaveLength(1)
    expect(await person.call(approvalsApi.answer, yes)).toMatchObject({ status: 400, code: 'mail_code_missing' })
    expect(await contract.host.call(approvalsApi.answer, yes)).toMatchObject({ status: 400 })
    // Opening a copied link does not prove the mailbox.
    const [account] = await app.ctx.db.select().from(authUser).where(eq(authUser.id, person.accountId))
    expect(account!.emailVerified).toBe(false)

    await prove(true)
    expect((await person.call(approvalsApi.open, { params: { token } })).body).toMatchObject({
      handed: true,
      code_to: [],
    })
    expect((await person.call(approvalsApi.answer, yes)).status).toBe(200)
    expect(await textsOf(contract)).toContain(
      'Kontrat onaylandı (elden iletilen bağlantıyla, adresi doğrulanmış hesabına girerek).',
    )
  })

  test('a link that nobody copied does not exist, and a new mailed one voids the copied one', async () => {
    const app = await startTestApp()
    const contract = await asked(app, { guarantor: true })
    const [token, other] = [await contract.copy(), await contract.copyGuarantor()]
    const approval = await contract.waiting()
    await contract.host.call(contractsApi.resend, { params: { id: contract.id, approval } })
    await contract.host.call(contractsApi.resendGuarantor, { params: { id: contract.id } })
    expect((await app.guest.call(approvalsApi.open, { params: { token } })).status).toBe(410)
    expect((await app.guest.call(approvalsApi.openGuarantor, { params: { token: other } })).status).toBe(410)
    const [row] = await app.ctx.db.select().from(contractApprovals)
    expect(row!.handed_token).toBeNull()
  })

  test('a link from before the two kinds counts as copied, until a reminder brings one of its own', async () => {
    const app = await startTestApp()
    const contract = await asked(app)
    await app.ctx.db.update(contractApprovals).set({ link_shown: true, phone_corrected: true })
    const old = await mailedToken(app, tenantEmail)
    expect(await approve(app, old)).toMatchObject({ status: 400, code: 'mail_code_missing' })
    const params = { id: contract.id, approval: await contract.waiting() }
    expect((await contract.host.call(contractsApi.remind, { params })).status).toBe(200)
    expect(await approve(app, old)).toMatchObject({ status: 410 })
    expect((await approve(app, await mailedToken(app, tenantEmail))).status).toBe(200)
  })

  test('GUA-10 the guarantor’s copied link asks for the guarantor’s code', async () => {
    const app = await startTestApp()
    const contract = await asked(app, { guarantor: true })
    const token = await contract.copyGuarantor()
    const params = { token }
    expect((await app.guest.call(approvalsApi.openGuarantor, { params })).body).toMatchObject({
      handed: true,
      code_to: [{ channel: 'email', hint: 'k***@ornek.test' }],
    })
    expect((await app.guest.call(approvalsApi.guarantorForm, { params })).status).toBe(200)
    expect(await preApprove(app, token)).toMatchObject({ status: 400, code: 'mail_code_missing' })
    expect((await app.guest.call(approvalsApi.sendGuarantorCode, { params })).status).toBe(200)
    expect((await preApprove(app, token, await mailedCode(app, guarantorEmail))).status).toBe(200)
    expect(await textsOf(contract)).toContain(
      'Kefil ön onay verdi (elden iletilen bağlantı ve e-posta koduyla (k***@ornek.test)).',
    )
    // Both links now show the decision.
    for (const used of [token, await mailedToken(app, guarantorEmail)]) {
      expect(await preApprove(app, used)).toMatchObject({ status: 409, code: 'token_used' })
      const decided = await app.guest.call(approvalsApi.guarantorDecision, { params: { token: used } })
      expect(decided.body.answer).toBe('approved')
    }
  })
})

describe('the code', () => {
  test('of fifty wrong codes at once at most five are looked at', async () => {
    const app = await startTestApp()
    const contract = await asked(app)
    const token = await contract.copy()
    await sendCode(app, token)
    const code = await mailedCode(app, tenantEmail)
    const answers = await Promise.all(Array.from({ length: 50 }, () => approve(app, token, another(code))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(0)
    expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set(['code_wrong', 'too_many_requests']))
    const [kept] = await app.ctx.db.select().from(decisionCodes)
    expect(kept!.tries).toBe(5)
    // No tries left: the correct code fails too.
    expect((await approve(app, token, code)).status).not.toBe(200)
    expect(await statusOf(app, contract.id)).toBe('waiting_for_tenants')
  })

  test('it lives ten minutes, a mailbox gets five an hour, and a day has fifteen wrong tries', async () => {
    const app = await startTestApp()
    const contract = await asked(app)
    const token = await contract.copy()
    await sendCode(app, token)
    const old = await mailedCode(app, tenantEmail)
    app.pass(10 * 60_000 + 1000)
    expect(await approve(app, token, old)).toMatchObject({ code: 'code_wrong' })
    for (let turn = 0; turn < 4; turn++) expect((await sendCode(app, token)).status).toBe(200)
    expect((await sendCode(app, token)).status).toBe(429)
    const wrong = another(await mailedCode(app, tenantEmail))
    for (let turn = 0; turn < 14; turn++) expect((await approve(app, token, wrong)).code).toBe('code_wrong')
    expect((await approve(app, token, wrong)).code).toBe('too_many_requests')
  })

  test('APR-08 whoever uses up the codes of a copied link keeps the tenant with the mailed one from nothing', async () => {
    const app = await startTestApp(sms)
    const contract = await asked(app)
    const [copied, mailed] = [await contract.copy(), await mailedToken(app, tenantEmail)]
    for (let turn = 0; turn < 8; turn++) await sendCode(app, copied, 'sms')
    const { code } = await lastSms(app)
    for (let turn = 0; turn < 16; turn++) await approve(app, copied, another(code))
    expect((await approve(app, copied, another(code))).code).toBe('too_many_requests')
    expect((await sendCode(app, mailed)).status).toBe(200)
    expect((await approve(app, mailed, (await lastSms(app)).code)).status).toBe(200)
    expect(await statusOf(app, contract.id)).toBe('active')
  })

  test('of one who holds the same copied link the others have their tries too, and a wait instead of a lost day', async () => {
    const app = await startTestApp()
    const contract = await asked(app)
    const token = await contract.copy()
    await sendCode(app, token)
    const wrong = another(await mailedCode(app, tenantEmail))
    const owner = app.client()
    const spoil = () =>
      owner.call(approvalsApi.answer, { params: { token }, body: { answer: 'approved' as const, code: wrong } })
    for (let turn = 0; turn < 5; turn++) expect((await spoil()).code).toBe('code_wrong')
    expect(await spoil()).toMatchObject({
      code: 'too_many_requests',
      message: 'Çok fazla deneme yaptınız. Lütfen 5 dakika bekleyip tekrar deneyin.',
    })
    await sendCode(app, token)
    expect((await approve(app, token, await mailedCode(app, tenantEmail))).status).toBe(200)
  })

  test('APR-10 by SMS it goes to the number of the moment of asking, for a copied link too', async () => {
    const app = await startTestApp(sms)
    const contract = await asked(app)
    const token = await contract.copy()
    expect((await app.guest.call(approvalsApi.open, { params: { token } })).body.code_to).toEqual([
      { channel: 'email', hint: 'k***@ornek.test' },
      { channel: 'sms', hint: '+90 5** *** ** 33' },
    ])
    await sendCode(app, token, 'sms')
    const { to, code } = await lastSms(app)
    expect(to).toBe('+905321112233')
    expect((await approve(app, token, code)).status).toBe(200)
    expect(await textsOf(contract)).toContain(
      'Kontrat onaylandı (elden iletilen bağlantı ve SMS koduyla (+90 5** *** ** 33)).',
    )
  })

  test('the code’s mail is blanked once it has left', async () => {
    const sent: string[] = []
    const mailTransport = { name: 'smtp', send: async ({ text }: { text: string }) => void sent.push(text) }
    const app = await startTestApp({ replace: { mailTransport } })
    const contract = await asked(app)
    await sendCode(app, await contract.copy())
    const code = await mailedCode(app, tenantEmail)
    await app.ctx.jobs.drain()
    expect(sent.join('\n')).toContain(code)
    const rows = await app.ctx.db.select().from(mails).where(eq(mails.template, 'decision-code')).orderBy(mails.id)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(code)
  })
})

describe('a changed contact', () => {
  test('a corrected phone number redirects no code: links and codes are void, and the person is asked again', async () => {
    const app = await startTestApp(sms)
    const contract = await asked(app)
    const [copied, mailed] = [await contract.copy(), await mailedToken(app, tenantEmail)]
    await sendCode(app, copied)
    const code = await mailedCode(app, tenantEmail)
    const tenants = [{ ...contract.form.tenants[0]!, tenant_phone: '+905550000001' }]
    const saved = (await contract.save({ tenants }, 1)).body
    expect(saved).toMatchObject({ asked_again: false, message: expect.stringContaining('yeniden soruluyor') })
    for (const token of [copied, mailed]) expect(await approve(app, token, code)).toMatchObject({ status: 410 })

    // No code goes to a corrected number for a copied link, because the copier may have corrected it.
    const again = await contract.copy()
    expect((await app.guest.call(approvalsApi.open, { params: { token: again } })).body.code_to).toEqual([
      { channel: 'email', hint: 'k***@ornek.test' },
    ])
    expect(await sendCode(app, again, 'sms')).toMatchObject({ status: 409, code: 'code_not_needed' })
    // Nor after an edit that starts a new round.
    const terms = { ...contract.form.terms, brutAylik: 26_000_00 }
    expect((await contract.save({ tenants, terms }, 2)).body.asked_again).toBe(true)
    const later = await contract.copy()
    expect((await app.guest.call(approvalsApi.open, { params: { token: later } })).body.code_to).toHaveLength(1)

    // The mailed link goes to the same mailbox, with the new number for the code.
    const own = await mailedToken(app, tenantEmail)
    await sendCode(app, own)
    const { to, code: second } = await lastSms(app)
    expect(to).toBe('+905550000001')
    expect((await approve(app, own, second)).status).toBe(200)
    const texts = await textsOf(contract)
    expect(texts).toContain(
      'Kiracı kiraci için iletişim bilgisi değişti: eskisi +90 5** *** ** 33, yenisi +90 5** *** ** 01. Önceki bağlantı ve kodlar düştü, yeniden soruldu.',
    )
    expect(texts).toContain('Kontrat onaylandı (e-postayla gönderilen bağlantı ve SMS koduyla (+90 5** *** ** 01)).')
  })

  test('a changed address voids what the old one had, and both addresses hear of it', async () => {
    const app = await startTestApp()
    const contract = await asked(app)
    const [copied, mailed] = [await contract.copy(), await mailedToken(app, tenantEmail)]
    const tenants = [{ ...contract.form.tenants[0]!, tenant_email: 'yeni@ornek.test' }]
    expect((await contract.save({ tenants }, 1)).body.asked_again).toBe(true)
    for (const token of [copied, mailed]) expect(await approve(app, token)).toMatchObject({ status: 404 })
    expect(await lettersTo(app, tenantEmail)).toEqual(['tenant-approval', 'link-withdrawn'])
    expect(await lettersTo(app, 'yeni@ornek.test')).toEqual(['tenant-approval'])
    expect(await textsOf(contract)).toContain(
      'Kiracı kiraci için iletişim bilgisi değişti: eskisi k***@ornek.test, yenisi y***@ornek.test. Önceki bağlantı ve kodlar düştü, yeniden soruldu.',
    )
    const again = await contract.copy()
    expect(await approve(app, again)).toMatchObject({ status: 400, code: 'mail_code_missing' })
    await sendCode(app, again)
    expect((await approve(app, again, await mailedCode(app, 'yeni@ornek.test'))).status).toBe(200)
  })

  test('GUA-10 the guarantor’s corrected number voids the open links and asks the guarantor alone', async () => {
    const app = await startTestApp(sms)
    const contract = await asked(app, { guarantor: true })
    const [copied, mailed] = [await contract.copyGuarantor(), await mailedToken(app, guarantorEmail)]
    const guarantor = { ...contract.form.guarantor!, guarantor_phone: '+905550000002' }
    expect((await contract.save({ guarantor }, 1)).status).toBe(200)
    for (const token of [copied, mailed]) expect((await preApprove(app, token)).status).toBe(410)
    expect(await lettersTo(app, guarantorEmail)).toEqual(['guarantor-request', 'guarantor-request'])
    expect(await lettersTo(app, tenantEmail)).toEqual(['tenant-approval'])
    const again = await contract.copyGuarantor()
    const params = { token: again }
    expect((await app.guest.call(approvalsApi.openGuarantor, { params })).body.code_to).toEqual([
      { channel: 'email', hint: 'k***@ornek.test' },
    ])
    expect(await textsOf(contract)).toContain(
      'Kemal Işık için iletişim bilgisi değişti: eskisi +90 5** *** ** 66, yenisi +90 5** *** ** 02. Önceki bağlantı ve kodlar düştü, yeniden soruldu.',
    )
  })

  test('of somebody who has answered only the evidence changes', async () => {
    const app = await startTestApp()
    const contract = await asked(app)
    await approve(app, await mailedToken(app, tenantEmail))
    const tenants = [{ ...contract.form.tenants[0]!, tenant_phone: null }]
    expect((await contract.save({ tenants }, 1)).body).toMatchObject({ message: 'Kontrat kaydedildi.' })
    expect((await lettersTo(app, tenantEmail)).filter((name) => name === 'tenant-approval')).toHaveLength(1)
    expect(await textsOf(contract)).toContain(
      'Kiracı kiraci için iletişim bilgisi değişti: eskisi +90 5** *** ** 33, yenisi boş.',
    )
    expect(await statusOf(app, contract.id)).toBe('active')
  })
})
