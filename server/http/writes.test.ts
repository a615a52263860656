import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { chatApi } from '#domain/people/chat/chat.api.ts'
import { suggestionsApi } from '#domain/property/suggestions/suggestions.api.ts'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { mailedToken } from '#server/testing/mailed-links.ts'
import { sentStatements } from '#server/testing/sent-statements.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

// Counts every statement that a call sends to PostgreSQL, including begin and commit. A number may fall; a change that
// raises one must say why. Events for browsers of other processes are sent separately, with those of many calls in one
// statement.

async function counted(call: () => Promise<{ status: number }>) {
  const statements = await sentStatements(async () => expect((await call()).status).toBe(200))
  return statements.map((text) => text.trim().split(/\s+/)[0]!.toLowerCase())
}

async function chatting(app: TestApp) {
  const [host, tenant] = [await app.build.host(), await app.build.tenant()]
  await app.build.property(host, { tenants: [tenant] })
  const { chat_id } = (await host.call(chatApi.open, { body: { user_id: tenant.id } })).body
  return () => host.call(chatApi.send, { params: { id: chat_id }, body: { id: newId(), text: 'Merhaba' } })
}

test('CHAT-12 a message takes three statements and no transaction; the first one to a reader who is away, ten', async () => {
  const write = await chatting(await startTestApp())
  expect(await counted(write)).toHaveLength(10)
  expect(await counted(write)).toEqual(['select', 'insert', 'with'])
})

test('PAY-02 a payment takes eighteen statements with its account, history, mail and notification', async () => {
  const app = await startTestApp()
  const [host, tenant] = [await app.build.host(), await app.build.tenant()]
  const property = await app.build.property(host)
  const terms = { baslangicTarihi: '2026-01-01', odemeGunu: 5, brutAylik: 25_000_00, depozito: 0 }
  const { tenancy } = await agreedTenancy({ host, tenants: [tenant], property, terms })
  const payment = { tenancy_id: tenancy, amount: 25_000_00, currency: 'TL' as const, method: 'bank' as const }
  const body = { payments: [{ ...payment, on_date: '2026-11-16', key: newId() }] }
  expect(await counted(() => host.call(paymentsApi.record, { body }))).toHaveLength(18)
  // A repeated call is recognised before anything is written.
  expect(await counted(() => host.call(paymentsApi.record, { body }))).toHaveLength(7)
})

test('APR-08 an answer by a mailed link takes eighteen statements, one that puts the contract into effect forty-seven', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenants = [await app.build.tenant(), await app.build.tenant()]
  const property = await app.build.property(host)
  const parties = tenants.map(({ email }, at) => tenantParty(email, { is_primary: at === 0 }))
  await host.call(contractsApi.create, { body: contractFormFor(property.id, { tenants: parties }) })
  const lengths: number[] = []
  for (const { email } of tenants) {
    const params = { token: await mailedToken(app, email) }
    const statements = await counted(() =>
      app.guest.call(approvalsApi.answer, { params, body: { answer: 'approved' } }),
    )
    expect(statements.filter((text) => text === 'begin')).toHaveLength(1)
    lengths.push(statements.length)
  }
  expect(lengths).toEqual([18, 47])
})

test('SUG-01 a request takes twelve statements with its history, mail and notification', async () => {
  const app = await startTestApp()
  const [host, tenant] = [await app.build.host(), await app.build.tenant()]
  const property = await app.build.property(host, { tenants: [tenant] })
  const body = { id: newId(), property_id: property.id, tenant_id: tenant.id, aciklama: 'Kombi su akıtıyor.' }
  expect(await counted(() => tenant.call(suggestionsApi.create, { body }))).toHaveLength(12)
})
