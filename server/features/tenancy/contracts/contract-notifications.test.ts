import { expect, test } from 'vitest'
import { dashboardApi } from '#domain/insight/dashboard/dashboard.api.ts'
import { notificationsApi } from '#domain/people/notifications/notifications.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contractFormFor } from '#server/testing/build-contract.ts'
import type { Client } from '#server/testing/client.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

async function scene(app: TestApp) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım', email: 'ayse@ornek.test' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk', email: 'kiraci@ornek.test' })
  const clerk = await app.build.staff(host, { username: 'Burak Şahin', authorised: true, canManageDocuments: true })
  const property = await app.build.property(host, { baslik: 'Moda Daire', delegates: { authorised: [clerk] } })
  const send = async (by: Client) => {
    const { body } = await by.call(contractsApi.create, { body: contractFormFor(property.id) })
    return { params: { id: body.id } }
  }
  return { host, tenant, clerk, property, send }
}

const newsOf = async (person: Client) =>
  (await person.call(notificationsApi.list)).body.documents.map(({ event, link }) => ({ event, link }))

/** The decisions that the dashboard asks this person for. */
const toDecide = async (client: Client) => (await client.call(dashboardApi.view)).body.asked.contracts

test('APR-01 NOT-07 a tenant with an account is told of a contract, with the way to it, and finds it on the start screen until it is decided', async () => {
  const app = await startTestApp()
  const { host, tenant, property, send } = await scene(app)
  expect(await toDecide(tenant)).toEqual([])
  const { params } = await send(host)
  const link = `/viewContract/${params.id}`
  expect(await newsOf(tenant)).toEqual([
    { event: 'Moda Daire için hazırlanan kira kontratı onayınızı bekliyor.', link },
  ])
  expect(await toDecide(tenant)).toEqual([
    {
      id: params.id,
      property_title: 'Moda Daire',
      owner_name: 'Ayşe Yıldırım',
      brutAylik: 25_000_00,
      bedelTuru: 'TL',
      baslangicTarihi: '2026-12-01',
      expires_at: expect.any(String),
      expired: false,
    },
  ])
  for (const other of [host, await app.build.tenant()]) expect(await toDecide(other)).toEqual([])

  const changed = { ...contractFormFor(property.id, { terms: { brutAylik: 26_000_00 } }), version: 1 }
  await host.call(contractsApi.update, { params, body: changed })
  expect((await newsOf(tenant))[0]).toEqual({
    event: 'Moda Daire kontratı değişti; onayınız yeniden isteniyor.',
    link,
  })
  expect(await toDecide(tenant)).toMatchObject([{ brutAylik: 26_000_00 }])
  await tenant.call(contractsApi.answer, { params, body: { answer: 'approved' } })
  expect(await toDecide(tenant)).toEqual([])
})

test('a decision that waits leaves the start screen when the contract is cancelled, and says when its time is over', async () => {
  const app = await startTestApp()
  const { host, tenant, send } = await scene(app)
  const { params } = await send(host)
  app.pass(8 * 86_400_000)
  expect(await toDecide(tenant)).toMatchObject([{ expired: true }])
  await host.call(contractsApi.cancel, { params, body: { reason: '' } })
  expect(await toDecide(tenant)).toEqual([])
})

test('ROLE-04 the owner learns what staff and administrators did with a contract, and nothing of what the owner did', async () => {
  const app = await startTestApp()
  const { host, clerk, property, send } = await scene(app)
  const { params } = await send(clerk)
  const link = `/viewContract/${params.id}`
  expect(await newsOf(host)).toEqual([{ event: 'Burak Şahin, Moda Daire için bir kontrat hazırlayıp gönderdi.', link }])
  const form = contractFormFor(property.id, { terms: { brutAylik: 26_000_00 } })
  await clerk.call(contractsApi.update, { params, body: { ...form, version: 1 } })
  expect((await newsOf(host))[0]).toEqual({
    event:
      'Burak Şahin, Moda Daire kontratını değiştirdi; herkesten yeniden onay isteniyor. Değişenler: aylık kira: 25.000,00 ₺ → 26.000,00 ₺.',
    link,
  })
  await host.call(contractsApi.update, { params, body: { ...contractFormFor(property.id), version: 2 } })
  expect(await newsOf(host)).toHaveLength(2)
  await clerk.call(contractsApi.cancel, { params, body: { reason: 'Yanlış mülk.' } })
  expect((await newsOf(host))[0]).toMatchObject({
    event: 'Burak Şahin, onaya sunulan Moda Daire kontratını geri çekti. Gerekçe: Yanlış mülk.',
  })
})

test('CON-15 a signature that an administrator records is told to the owner', async () => {
  const app = await startTestApp()
  const { host, tenant, property } = await scene(app)
  const body = contractFormFor(property.id, { terms: { is_corporate: true } })
  const params = { id: (await host.call(contractsApi.create, { body })).body.id }
  await tenant.call(contractsApi.answer, { params, body: { answer: 'approved' } })
  const admin = await app.build.admin({ username: 'Deniz Yönetici' })
  expect((await admin.call(contractsApi.signOff, { params })).status).toBe(200)
  expect((await newsOf(host))[0]!.event).toBe('Deniz Yönetici, Moda Daire kontratının imzalandığını kaydetti.')
})
