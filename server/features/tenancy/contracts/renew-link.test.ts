import { expect, test } from 'vitest'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contractFormFor, guarantorParty, tenantParty } from '#server/testing/build-contract.ts'
import { mailedToken } from '#server/testing/mailed-links.ts'
import { textOfPdf } from '#server/testing/pdf-text.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const tenantMail = 'kiraci@ornek.test'
const guarantorMail = 'kefil_bir@ornek.test'

async function asked(app: TestApp, { guarantor = false } = {}) {
  const host = await app.build.host()
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const form = contractFormFor(property.id, {
    tenants: [tenantParty(tenantMail, { is_primary: true })],
    guarantor: guarantor ? guarantorParty() : null,
  })
  const { id } = (await host.call(contractsApi.create, { body: form })).body
  const approval = (await host.call(contractsApi.view, { params: { id } })).body.approvals[0]!.id
  const token = await mailedToken(app, guarantor ? guarantorMail : tenantMail)
  return { host, id, form, approval, token }
}

const replaced = { status: 410, code: 'link_replaced', message: 'Bu bağlantının yerine daha yenisi geçti' }
const yes = { answer: 'approved' as const }

test('APR-07 APR-08 a link that a later one replaced says so, and sends the tenant another', async () => {
  const app = await startTestApp()
  const { host, id, approval, token } = await asked(app)
  await host.call(contractsApi.resend, { params: { id, approval } })
  const params = { token }
  expect(await app.guest.call(approvalsApi.open, { params })).toMatchObject(replaced)
  expect(await app.guest.call(approvalsApi.answer, { params, body: yes })).toMatchObject(replaced)
  const second = await mailedToken(app, tenantMail)
  expect(await app.guest.call(approvalsApi.renew, { params })).toMatchObject({
    status: 200,
    body: { message: 'Yeni bağlantı, kontratta yazan e-posta adresinize gönderildi.' },
  })
  const third = await mailedToken(app, tenantMail)
  expect(new Set([token, second, third]).size).toBe(3)
  // The mailbox is written to three times an hour at most, whoever asks.
  expect((await app.guest.call(approvalsApi.renew, { params })).status).toBe(200)
  expect(await app.guest.call(approvalsApi.renew, { params })).toMatchObject({ status: 429, code: 'resent_too_often' })
  const last = await mailedToken(app, tenantMail)
  expect((await app.guest.call(approvalsApi.open, { params: { token: last } })).status).toBe(200)
  await app.guest.call(approvalsApi.answer, { params: { token: last }, body: yes })
  expect(await app.guest.call(approvalsApi.renew, { params })).toMatchObject({ status: 409, code: 'token_used' })
})

test('APR-07 a link of earlier terms leads to the open one, unless the address was another; a cancelled contract has none', async () => {
  const app = await startTestApp()
  const { host, id, form, token } = await asked(app)
  const changed = { ...form, terms: { ...form.terms, brutAylik: 26_000_00 } }
  await host.call(contractsApi.update, { params: { id }, body: { ...changed, version: 1 } })
  const params = { token }
  expect(await app.guest.call(approvalsApi.open, { params })).toMatchObject(replaced)
  expect((await app.guest.call(approvalsApi.renew, { params })).status).toBe(200)
  const other = { ...changed, tenants: [tenantParty('baska@ornek.test', { is_primary: true })] }
  await host.call(contractsApi.update, { params: { id }, body: { ...other, version: 2 } })
  const missing = { status: 404, message: 'Onay kaydı bulunamadı' }
  expect(await app.guest.call(approvalsApi.open, { params })).toMatchObject(missing)
  expect(await app.guest.call(approvalsApi.renew, { params })).toMatchObject(missing)
  await host.call(contractsApi.cancel, { params: { id }, body: { reason: 'Vazgeçildi' } })
  expect(await app.guest.call(approvalsApi.renew, { params })).toMatchObject(missing)
})

test('GUA-06 a guarantor’s link that was replaced says so and sends another', async () => {
  const app = await startTestApp()
  const { host, id, token } = await asked(app, { guarantor: true })
  await host.call(contractsApi.resendGuarantor, { params: { id } })
  const params = { token }
  expect(await app.guest.call(approvalsApi.openGuarantor, { params })).toMatchObject(replaced)
  expect((await app.guest.call(approvalsApi.renewGuarantor, { params })).status).toBe(200)
  const fresh = { params: { token: await mailedToken(app, guarantorMail) } }
  expect((await app.guest.call(approvalsApi.openGuarantor, fresh)).status).toBe(200)
  await app.guest.call(approvalsApi.answerGuarantor, { ...fresh, body: yes })
  expect(await app.guest.call(approvalsApi.renewGuarantor, { params })).toMatchObject({
    status: 409,
    code: 'token_used',
  })
  expect((await app.guest.call(approvalsApi.guarantorDecision, fresh)).body.summary).toMatchObject({
    property_title: 'Moda Daire',
  })
})

test('APR-08 a used link shows the decision with the contract and its paper; an older one of the same tenant the decision alone', async () => {
  const app = await startTestApp()
  const { host, id, form, approval, token: older } = await asked(app)
  await host.call(contractsApi.resend, { params: { id, approval } })
  const params = { token: await mailedToken(app, tenantMail) }
  const missing = { status: 404, code: 'approval_missing' }
  expect(await app.guest.call(approvalsApi.paper, { params })).toMatchObject(missing)
  await app.guest.call(approvalsApi.answer, { params, body: yes })
  const decision = (await app.guest.call(approvalsApi.decision, { params })).body
  expect(decision).toMatchObject({ answer: 'approved', summary: { property_title: 'Moda Daire' }, account: 'invited' })
  const paper = await app.guest.call(approvalsApi.paper, { params })
  expect(paper.headers.get('content-type')).toBe('application/pdf')
  expect((await textOfPdf(paper.body as unknown as ArrayBuffer)).join(' ')).toContain('Moda Daire')

  const old = { params: { token: older } }
  expect((await app.guest.call(approvalsApi.decision, old)).body).toMatchObject({ answer: 'approved', summary: null })
  expect(await app.guest.call(approvalsApi.paper, old)).toMatchObject(missing)
  // Changed terms are another contract, which this person has not decided on.
  const changed = { ...form, terms: { ...form.terms, brutAylik: 26_000_00 }, version: 1 }
  await host.call(contractsApi.update, { params: { id }, body: changed })
  const later = (await app.guest.call(approvalsApi.decision, { params })).body
  expect(later.summary === null || later.summary.terms.brutAylik === 25_000_00).toBe(true)
})
