import { expect, test } from 'vitest'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { papersApi } from '#domain/tenancy/papers/papers.api.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import type { Answer } from '#server/testing/client.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const day = 86_400_000

/** A contract that waits for its tenant, who has an account. */
async function asked() {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const property = await app.build.property(host)
  const form = contractFormFor(property.id, { tenants: [tenantParty(tenant.email, { is_primary: true })] })
  const { id } = (await host.call(contractsApi.create, { body: form })).body
  const params = { id }
  const answer = (given: 'approved' | 'rejected') =>
    tenant.call(contractsApi.answer, { params, body: { answer: given, note: 'Kira yüksek' } })
  const update = (version: number, brutAylik = 25_000_00) =>
    host.call(contractsApi.update, {
      params,
      body: { ...form, terms: { ...form.terms, brutAylik }, version },
    })
  return { app, host, tenant, property, params, answer, update }
}

test('AMB-05 a contract is changed from its present version, signed when it waits for that, and needs a guarantor to ask one', async () => {
  const { host, params, update } = await asked()
  expect((await update(1, 26_000_00)).status).toBe(200)
  expect(await update(1, 27_000_00)).toMatchObject({
    status: 409,
    code: 'contract_changed',
    message:
      'Bu kontrat siz açtıktan sonra başka biri tarafından değiştirildi. Yazdıklarınız duruyor; güncel hâline bakıp yeniden kaydedin.',
  })
  expect(await host.call(contractsApi.signOff, { params })).toMatchObject({
    status: 409,
    code: 'nothing_to_sign',
    message: 'Bu kontrat imza beklemiyor.',
  })
  const noGuarantor = { status: 409, code: 'no_guarantor', message: 'Bu kontratta kefil yok.' }
  expect(await host.call(contractsApi.guarantorLink, { params })).toMatchObject(noGuarantor)
  expect(await host.call(contractsApi.guaranteePdf, { params })).toMatchObject(noGuarantor)
})

test('APR-03 a tenant decides within a week, once, and only where a decision is asked', async () => {
  const { app, host, params, answer } = await asked()
  expect(await host.call(contractsApi.answer, { params, body: { answer: 'approved' } })).toMatchObject({
    status: 409,
    code: 'nothing_to_decide',
    message: 'Bu kontratta sizden bir karar beklenmiyor.',
  })
  app.pass(7 * day + 60_000)
  expect(await answer('approved')).toMatchObject({
    status: 410,
    code: 'decision_expired',
    message: 'Karar süresi doldu. Mülk sahibinden yeni bağlantı göndermesini isteyin.',
  })
})

test('APR-04 nobody is reminded of a decision that was made', async () => {
  const { host, params, answer } = await asked()
  expect((await answer('approved')).status).toBe(200)
  const [approval] = (await host.call(contractsApi.view, { params })).body.approvals
  expect(await host.call(contractsApi.remind, { params: { ...params, approval: approval!.id } })).toMatchObject({
    status: 409,
    code: 'already_answered',
    message: 'Bu kişi kararını vermiş; hatırlatma gönderilmez.',
  })
  expect(await answer('approved')).toMatchObject({
    status: 409,
    code: 'decision_made',
    message: 'Kararınızı daha önce verdiniz.',
  })
})

test('a contract that was declined is asked again neither for a place in the bin nor after its last day', async () => {
  const { app, host, property, params, answer, update } = await asked()
  expect((await answer('rejected')).status).toBe(200)
  const removed = await host.call(propertiesApi.delete, { params: { id: property.id }, body: { confirmed: true } })
  expect(removed.status).toBe(200)
  const gone = {
    status: 409,
    code: 'place_gone',
    message: 'Bu kontratın mülkü silinmiş. Kontratı yeniden sormak için önce mülkü çöp kutusundan geri alın.',
  }
  expect(await host.call(contractsApi.askAgain, { params })).toMatchObject(gone)
  expect(await update(1, 24_000_00)).toMatchObject(gone)

  app.pass(400 * day)
  const later = await app.build.session(host.accountId)
  expect(await later.call(contractsApi.askAgain, { params })).toMatchObject({
    status: 409,
    code: 'contract_over',
    message: 'Bu kontratın süresi dolmuş; yeniden sorulamaz. Yeni bir kontrat hazırlayın.',
  })
})

test('APR-07 APR-09 GUA-05 GUA-06 each damage to a mailed link has its words, for a tenant, a guarantor and a paper', async () => {
  const { guest } = await startTestApp()
  const pack = (text: string) => Buffer.from(text).toString('base64url')
  const links: Record<'tenant' | 'guarantor' | 'paper', (token: string) => Promise<Answer<unknown>>> = {
    tenant: (token: string) => guest.call(approvalsApi.open, { params: { token } }),
    guarantor: (token: string) => guest.call(approvalsApi.openGuarantor, { params: { token } }),
    paper: (token: string) => guest.call(papersApi.open, { params: { token } }),
  }
  const damages = [' ', 'bozuk!', pack('a_b_dun_c_d'), pack('a_b_c_1795000000000_d')]
  const said = async (link: keyof typeof links) => {
    const answers = await Promise.all(damages.map((token) => links[link](token)))
    return answers.map(({ status, code, message }) => [status, code, message])
  }
  expect(await said('tenant')).toEqual([
    [400, 'token_missing', 'Token bulunamadı'],
    [400, 'token_unreadable', 'Token çözümlenemiyor'],
    [400, 'token_malformed', 'Geçersiz token formatı'],
    [404, 'approval_missing', 'Onay kaydı bulunamadı'],
  ])
  expect(await said('guarantor')).toEqual([
    [400, 'token_missing', 'Token boş veya geçersiz'],
    [400, 'token_unreadable', 'Token formatı geçersiz'],
    [400, 'token_malformed', 'Geçersiz token formatı'],
    [404, 'approval_missing', 'Onay kaydı bulunamadı'],
  ])
  expect(await said('paper')).toEqual([
    [400, 'token_missing', 'Bağlantı eksik.'],
    [400, 'token_unreadable', 'Bağlantı okunamıyor.'],
    [400, 'token_malformed', 'Bağlantının biçimi geçersiz.'],
    [404, 'paper_missing', 'Belge bulunamadı.'],
  ])
})
