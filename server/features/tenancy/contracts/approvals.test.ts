import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { propertyDetailApi } from '#domain/property/properties/property-detail.api.ts'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import type { ContractForm } from '#domain/tenancy/contracts/contracts.schema.ts'
import { authUser } from '#server/db/schema/accounts.ts'
import { contractApprovals, contracts } from '#server/db/schema/contracts.ts'
import { mails } from '#server/db/schema/mail.ts'
import { properties, propertyTenants } from '#server/db/schema/properties.ts'
import { contractFormFor, guarantorParty, tenantParty } from '#server/testing/build-contract.ts'
import { tokenOf } from '#server/testing/mailed-links.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const two = [tenantParty('bir@ornek.test', { is_primary: true }), tenantParty('iki@ornek.test')]

async function sent(app: TestApp, change: Parameters<typeof contractFormFor>[1] = {}) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım', email: 'ayse@ornek.test' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const form: ContractForm = contractFormFor(property.id, change)
  const created = await host.call(contractsApi.create, { body: form })
  expect(created).toMatchObject({ status: 200 })
  const id = created.body.id
  return { host, property, form, id }
}

/** The token in the last mail to this address. */
async function tokenFor(app: TestApp, to: string, template = 'tenant-approval') {
  const rows = await app.ctx.db.select().from(mails).where(eq(mails.to, to)).orderBy(mails.id)
  const mail = rows.filter((row) => row.template === template).at(-1)
  const [, token] = /(?:tenant|guarantor)-approval\/([\w-]+)/.exec(mail?.text ?? '') ?? []
  return token!
}
const contractOf = async (app: TestApp, id: string) =>
  (await app.ctx.db.select().from(contracts).where(eq(contracts.id, id)))[0]!
const answer = (app: TestApp, token: string, body: { answer: 'approved' | 'rejected'; note?: string }) =>
  app.guest.call(approvalsApi.answer, { params: { token }, body })

test('APR-01 APR-02 APR-06 CON-01 CON-10 sending asks every tenant, each with an own link', async () => {
  const app = await startTestApp()
  const { id, host } = await sent(app, { tenants: two, guarantor: guarantorParty() })
  expect(await contractOf(app, id)).toMatchObject({
    status: 'waiting_for_guarantor',
    has_guarantor: true,
    tenant_approval_count: 0,
    tenant_approval_required: 2,
    bitisTarihi: '2027-11-30',
  })
  const rows = await app.ctx.db.select().from(contractApprovals).where(eq(contractApprovals.contract_id, id))
  expect(rows.map((row) => row.tenant_email).sort()).toEqual(['bir@ornek.test', 'iki@ornek.test'])
  const posted = await app.ctx.db.select().from(mails).orderBy(mails.id)
  expect(posted.map((mail) => `${mail.template} ${mail.to}`).sort()).toEqual([
    'guarantor-request kefil_bir@ornek.test',
    'tenant-approval bir@ornek.test',
    'tenant-approval iki@ornek.test',
  ])
  const view = (await host.call(contractsApi.view, { params: { id } })).body
  expect(view.actions).toEqual(['remindGuarantor', 'edit', 'cancel', 'remove'])
  expect(view.tenants[0]).toMatchObject({ name: 'Kiracı bir', id_number: '172******60', is_primary: true })
})

test('APR-04 APR-05 APR-08 CON-12 PROP-06 the last yes puts the contract into effect and the tenants into the property', async () => {
  const app = await startTestApp()
  const { id, property } = await sent(app, { tenants: two })
  const [one, other] = [await tokenFor(app, 'bir@ornek.test'), await tokenFor(app, 'iki@ornek.test')]
  const opened = await app.guest.call(approvalsApi.open, { params: { token: one } })
  expect(opened.body.summary).toMatchObject({ property_title: 'Moda Daire', terms: { brutAylik: 25_000_00 } })
  expect(JSON.stringify(opened.body)).not.toContain('17291716060')

  expect((await answer(app, one, { answer: 'approved' })).status).toBe(200)
  expect(await contractOf(app, id)).toMatchObject({ status: 'waiting_for_tenants', tenant_approval_count: 1 })
  expect(await answer(app, one, { answer: 'approved' })).toMatchObject({
    status: 409,
    message: 'Token daha önce kullanılmış',
  })
  const [used] = await app.ctx.db
    .select()
    .from(contractApprovals)
    .where(eq(contractApprovals.tenant_email, 'bir@ornek.test'))
  expect(used!.approval_token).toMatch(/^used:/)
  expect(await app.ctx.db.$count(propertyTenants)).toBe(0)

  expect((await answer(app, other, { answer: 'approved' })).status).toBe(200)
  expect(await contractOf(app, id)).toMatchObject({ status: 'active', tenant_approval_count: 2 })
  const [row] = await app.ctx.db.select().from(properties).where(eq(properties.id, property.id))
  expect(row).toMatchObject({ tasinmazDurumu: 'Kiralanmış', contract_id: id })
  expect(await app.ctx.db.$count(propertyTenants)).toBe(2)
})

test('APR-12 CON-11 MAIL-09 a request for changes needs a note, and the owner reads it', async () => {
  const app = await startTestApp()
  const { id } = await sent(app)
  const token = await tokenFor(app, 'kiraci@ornek.test')
  expect(await answer(app, token, { answer: 'rejected' })).toMatchObject({ status: 400, code: 'note_missing' })
  expect((await answer(app, token, { answer: 'rejected', note: 'Depozito iki kira olsun.' })).status).toBe(200)
  expect((await contractOf(app, id)).status).toBe('rejected_by_tenant')
  const [mail] = await app.ctx.db.select().from(mails).where(eq(mails.template, 'contract-status')).orderBy(mails.id)
  expect(mail).toMatchObject({ to: 'ayse@ornek.test', subject: expect.stringContaining('Düzenleme Gerekli') })
  expect(mail!.text).toContain('Depozito iki kira olsun.')
})

test('GUA-10 CON-13 the guarantor’s yes moves the contract on; a second use of the link is refused', async () => {
  const app = await startTestApp()
  const { id } = await sent(app, { guarantor: guarantorParty() })
  await answer(app, await tokenFor(app, 'kiraci@ornek.test'), { answer: 'approved' })
  expect((await contractOf(app, id)).status).toBe('waiting_for_guarantor')
  const token = await tokenFor(app, 'kefil_bir@ornek.test', 'guarantor-request')
  const say = (decision: 'approved' | 'declined') =>
    app.guest.call(approvalsApi.answerGuarantor, { params: { token }, body: { answer: decision } })
  expect((await app.guest.call(approvalsApi.openGuarantor, { params: { token } })).body.limit).toBe(300_000_00)
  expect((await say('approved')).status).toBe(200)
  expect(await contractOf(app, id)).toMatchObject({ status: 'active', guarantor_approval_status: 'approved' })
  expect(await say('declined')).toMatchObject({ status: 409, message: 'Token daha önce kullanılmış' })
})

test('GUA-10 a guarantor who declines leaves the contract waiting, and the owner is told', async () => {
  const app = await startTestApp()
  const { id, host } = await sent(app, { guarantor: guarantorParty() })
  const token = await tokenFor(app, 'kefil_bir@ornek.test', 'guarantor-request')
  await app.guest.call(approvalsApi.answerGuarantor, { params: { token }, body: { answer: 'declined', note: 'Olmaz' } })
  expect(await contractOf(app, id)).toMatchObject({ status: 'waiting_for_guarantor', guarantor_declined: true })
  expect(await app.ctx.db.$count(mails, eq(mails.template, 'contract-status'))).toBe(1)
  const { contract } = (await host.call(contractsApi.view, { params: { id } })).body
  // Refused, not run out of time.
  expect(contract.waiting_for[0]).toMatchObject({ approval: null, declined: true, expired: false })
})

test('APR-03 APR-07 APR-08 APR-09 bad links have their texts and show nothing', async () => {
  const app = await startTestApp()
  await sent(app)
  const token = await tokenFor(app, 'kiraci@ornek.test')
  const open = async (given: string) => (await app.guest.call(approvalsApi.open, { params: { token: given } })).message
  expect(await open('bozuk!')).toBe('Token çözümlenemiyor')
  expect(await open(Buffer.from('a_b_1_c').toString('base64url'))).toBe('Geçersiz token formatı')
  // With another signature nothing is found, and the reply does not reveal that the rest was right.
  const signed = Buffer.from(token, 'base64url').toString()
  const forged = `${signed.slice(0, -1)}${signed.endsWith('0') ? '1' : '0'}`
  expect(await open(Buffer.from(forged).toString('base64url'))).toBe('Onay kaydı bulunamadı')
  expect(await open(`${token.slice(0, -1)}ş`)).toBe('Token çözümlenemiyor')
  app.pass(7 * 86_400_000 + 1000)
  expect(await open(token)).toBe('Token süresi dolmuş')
  expect(await answer(app, token, { answer: 'approved' })).toMatchObject({ status: 410 })
})

test('50 simultaneous answers with one token: exactly one is recorded', async () => {
  const app = await startTestApp()
  const { id } = await sent(app)
  const token = await tokenFor(app, 'kiraci@ornek.test')
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) =>
      answer(app, token, turn % 2 ? { answer: 'approved' } : { answer: 'rejected', note: 'Hayır' }),
    ),
  )
  expect(answers.filter((each) => each.status === 200)).toHaveLength(1)
  expect(answers.filter((each) => each.message === 'Token daha önce kullanılmış')).toHaveLength(49)
  const events = (await contractOf(app, id)).status
  expect(['active', 'rejected_by_tenant']).toContain(events)
})

test('two tenants who answer at the same instant: count and status are right', async () => {
  const app = await startTestApp()
  const { id } = await sent(app, { tenants: two })
  const tokens = [await tokenFor(app, 'bir@ornek.test'), await tokenFor(app, 'iki@ornek.test')]
  await Promise.all(tokens.map((token) => answer(app, token, { answer: 'approved' })))
  expect(await contractOf(app, id)).toMatchObject({ status: 'active', tenant_approval_count: 2 })
})

test('AMB-05 changed terms void earlier answers and ask everybody again; the landlord’s phone number asks nobody', async () => {
  const app = await startTestApp()
  const { id, host, form } = await sent(app, { tenants: two })
  const old = await tokenFor(app, 'bir@ornek.test')
  await answer(app, old, { answer: 'approved' })
  const phoned = { ...form, landlord: { ...form.landlord, landlord_phone: '+905000000000' } }
  const body = { ...phoned, version: 1 }
  expect((await host.call(contractsApi.update, { params: { id }, body })).body.asked_again).toBe(false)
  expect((await contractOf(app, id)).tenant_approval_count).toBe(1)

  const dearer = { ...phoned, terms: { ...form.terms, brutAylik: 26_000_00 }, version: 2 }
  expect((await host.call(contractsApi.update, { params: { id }, body: dearer })).body.asked_again).toBe(true)
  expect(await contractOf(app, id)).toMatchObject({ status: 'waiting_for_tenants', tenant_approval_count: 0, round: 2 })
  const still = await tokenFor(app, 'iki@ornek.test')
  expect((await app.guest.call(approvalsApi.open, { params: { token: still } })).body.summary.terms.brutAylik).toBe(
    26_000_00,
  )
  const view = (await host.call(contractsApi.view, { params: { id } })).body
  expect(view.events.map((event) => event.text).join('\n')).toContain('aylık kira: 25.000,00 ₺ → 26.000,00 ₺')
  expect(await host.call(contractsApi.update, { params: { id }, body: dearer })).toMatchObject({ status: 409 })
})

test('PROP-07 CON-17 CON-18 CON-19 cancelling releases the property; deleting twice says so; a stranger finds nothing', async () => {
  const app = await startTestApp()
  const { id, host, property } = await sent(app)
  await answer(app, await tokenFor(app, 'kiraci@ornek.test'), { answer: 'approved' })
  const stranger = await app.build.host()
  const params = { id }
  expect((await stranger.call(contractsApi.view, { params })).status).toBe(404)
  expect((await stranger.call(contractsApi.cancel, { params, body: { reason: '' } })).status).toBe(404)
  expect((await host.call(contractsApi.cancel, { params, body: { reason: 'Anlaştık' } })).status).toBe(200)
  const detail = (await host.call(propertyDetailApi.detail, { params: { id: property.id } })).body
  expect(detail.property).toMatchObject({ tasinmazDurumu: 'Kiralanmamış', contract_id: null, tenant_id: [] })
  expect((await host.call(contractsApi.remove, { params })).body.message).toBe('Kontrat silindi')
  expect((await host.call(contractsApi.remove, { params })).body.message).toBe('Kontrat zaten silinmiş')
  expect((await host.call(contractsApi.list)).body.total).toBe(0)
  const admin = await app.build.admin()
  expect((await admin.call(contractsApi.view, { params })).status).toBe(200)
})

test('AMB-70 an account with an unproven address learns of a contract by the mailed link alone, not by a copied one', async () => {
  const app = await startTestApp()
  const claimed = await app.build.tenant({ email: 'kiraci@ornek.test' })
  const other = await app.build.tenant()
  await app.ctx.db.update(authUser).set({ emailVerified: false }).where(eq(authUser.id, claimed.accountId))
  const { id, host } = await sent(app)
  const params = { id }
  const yes = { params, body: { answer: 'approved' as const } }
  const [approval] = (await host.call(contractsApi.view, { params })).body.approvals
  const copied = tokenOf((await host.call(contractsApi.link, { params: { id, approval: approval!.id } })).body)
  const mailed = await tokenFor(app, 'kiraci@ornek.test')
  for (const [reader, token, knows] of [
    [other, copied, 404],
    [claimed, copied, 404],
    [other, mailed, 404],
    // The mailbox's owner, signed in.
    [claimed, mailed, 200],
  ] as const) {
    expect((await reader.call(approvalsApi.open, { params: { token } })).status).toBe(200)
    expect((await claimed.call(contractsApi.view, { params })).status).toBe(knows)
    expect((await other.call(contractsApi.view, { params })).status).toBe(404)
  }
  expect((await claimed.call(contractsApi.answer, yes)).status).toBe(200)
})
