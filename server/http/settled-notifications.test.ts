import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { tenantPaymentsApi } from '#domain/money/tenant-payments/tenant-payments.api.ts'
import { notificationsApi } from '#domain/people/notifications/notifications.api.ts'
import { suggestionsApi } from '#domain/property/suggestions/suggestions.api.ts'
import { waitingForAnswer } from '#domain/property/suggestions/suggestions.schema.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import type { Client } from '#server/testing/client.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { startTestApp } from '#server/testing/test-app.ts'

/** What a person reads in the bell that contains these words, and how much of everything is unread. */
async function bell(person: Client, words: RegExp) {
  const { documents, unread } = (await person.call(notificationsApi.list)).body
  return { asks: documents.filter(({ event }) => words.test(event)).length, unread }
}

test('NOT-01 whoever confirms a receipt, it no longer waits in the bell of the owner; a declined and a withdrawn one neither', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const clerk = await app.build.staff(host, { authorised: true, canManagePayments: true })
  const property = await app.build.property(host, { delegates: { authorised: [clerk] } })
  const { tenancy } = await agreedTenancy({ host, tenants: [tenant], property })
  const waiting = () => bell(host, /onayınızı bekliyor/)
  const send = async () => {
    const id = newId()
    const query = { key: id, amount: '2500000', on_date: '2026-11-15', again: 'true' as const }
    const file = new Blob([new Uint8Array(pdf())])
    expect((await tenant.call(tenantPaymentsApi.send, { params: { id: tenancy }, query, file })).status).toBe(200)
    return { params: { id } }
  }
  const before = (await waiting()).unread
  const [first, second, third] = [await send(), await send(), await send()]
  expect(await waiting()).toEqual({ asks: 3, unread: before + 3 })
  const body = { amount: 25_000_00, on_date: '2026-11-15' }
  expect((await clerk.call(tenantPaymentsApi.confirm, { ...first, body })).status).toBe(200)
  expect(await waiting()).toEqual({ asks: 2, unread: before + 2 })
  await host.call(tenantPaymentsApi.decline, { ...second, body: { reason: 'Geçmedi' } })
  await tenant.call(tenantPaymentsApi.withdraw, third)
  expect(await waiting()).toEqual({ asks: 0, unread: before })
})

test('NOT-01 a decided contract no longer asks its tenant, a changed one asks once, a cancelled one not at all', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const [ali, veli] = [await app.build.tenant(), await app.build.tenant()]
  const property = await app.build.property(host)
  const tenants = [ali, veli].map(({ email }, at) => tenantParty(email, { is_primary: at === 0 }))
  const form = contractFormFor(property.id, { tenants })
  const { id } = (await host.call(contractsApi.create, { body: form })).body
  const params = { id }
  const asks = async () => Promise.all([ali, veli].map(async (each) => (await bell(each, /onayınız/)).asks))
  expect(await asks()).toEqual([1, 1])
  await ali.call(contractsApi.answer, { params, body: { answer: 'approved' } })
  expect(await asks()).toEqual([0, 1])
  const terms = { ...form.terms, brutAylik: 26_000_00 }
  await host.call(contractsApi.update, { params, body: { ...form, terms, version: 1 } })
  expect(await asks()).toEqual([1, 1])
  await host.call(contractsApi.cancel, { params, body: { reason: 'Vazgeçildi' } })
  expect(await asks()).toEqual([0, 0])
})

test('NOT-02 an answered request leaves the bells of owner and staff, and comes back when the answer is undone', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const clerk = await app.build.staff(host, { authorised: true, canManageSuggestions: true })
  const property = await app.build.property(host, { tenants: [tenant], delegates: { authorised: [clerk] } })
  const request = { id: newId(), property_id: property.id, tenant_id: tenant.id, aciklama: 'Kombi su akıtıyor.' }
  await tenant.call(suggestionsApi.create, { body: request })
  const asks = async () => Promise.all([host, clerk].map(async (each) => (await bell(each, /yeni bir talep/)).asks))
  const move = (onceki: string, durum: string) =>
    clerk.call(suggestionsApi.decide, { params: { id: request.id }, body: { onceki, durum } })
  expect(await asks()).toEqual([1, 1])
  expect((await move(waitingForAnswer, 'onaylandi')).status).toBe(200)
  expect(await asks()).toEqual([0, 0])
  expect((await move('onaylandi', waitingForAnswer)).status).toBe(200)
  expect(await asks()).toEqual([1, 1])
})
