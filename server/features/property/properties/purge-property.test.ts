import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { notificationsApi } from '#domain/people/notifications/notifications.api.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { binApi } from '#domain/services/bin/bin.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { files } from '#server/db/schema/files.ts'
import { fixtures } from '#server/db/schema/fixtures.ts'
import { deeds } from '#server/db/schema/properties.ts'
import { contractFormFor } from '#server/testing/build-contract.ts'
import type { Client } from '#server/testing/client.ts'
import { dayMs, emptyBin, emptyBinInAMonth } from '#server/testing/empty-bin.ts'
import { textOfPdf } from '#server/testing/pdf-text.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { cancelAll, countAll, fill, storedOf } from './full-property.fixture.ts'

test('PROP-22 after 30 days a deleted property is really gone, files included; not a day before', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const { id } = await app.build.property(host, { tenants: [tenant] })
  await fill(app, host, tenant, id)
  await app.ctx.db.delete(contracts)
  const { bin_id } = (await host.call(propertiesApi.delete, { params: { id }, body: { confirmed: true } })).body
  const stored = await app.ctx.db.select().from(files)
  app.pass(30 * dayMs - 1000)
  await emptyBin(app)
  expect(await storedOf(app)).toBe(8)
  app.pass(2000)
  await emptyBin(app)
  const { notifications: notificationCount, ...counts } = await countAll(app)
  for (const [table, count] of Object.entries(counts)) expect(count, table).toBe(0)
  // The notification of the deletion names no property.
  expect(notificationCount).toBe(1)
  for (const file of stored) expect(await app.ctx.storage.get(file.area, file.id)).toBeNull()
  const again = await app.build.session(host.accountId)
  expect((await again.call(binApi.restore, { params: { id: bin_id } })).status).toBe(404)
})

test('AMB-46 MNT-07 an ended contract stays readable for its parties after its property was deleted and the bin emptied: page, paper, hash', async () => {
  const app = await startTestApp()
  const host = await app.build.host({ email: 'ayse@ornek.test' })
  const tenant = await app.build.tenant({ email: 'kiraci@ornek.test' })
  const clerk = await app.build.staff(host, { authorised: true, canManageDocuments: true })
  const property = await app.build.property(host, {
    baslik: 'Moda Daire',
    adres: 'Moda Cad. 42',
    delegates: { authorised: [clerk] },
  })
  await app.ctx.db
    .insert(fixtures)
    .values({ id: newId(), property_id: property.id, demirbasCinsi: 'Kombi', teslimDurumu: 'Çalışır' })
  const { id } = (await host.call(contractsApi.create, { body: contractFormFor(property.id) })).body
  await tenant.call(contractsApi.answer, { params: { id }, body: { answer: 'approved' } })
  await host.call(contractsApi.cancel, { params: { id }, body: { reason: 'Taşınma' } })
  const before = (await tenant.call(contractsApi.view, { params: { id } })).body
  expect(before).toMatchObject({ property_gone: false })
  expect((await host.call(propertiesApi.delete, { params: { id: property.id }, body: {} })).status).toBe(200)

  const paperOf = async (who: Client) =>
    (await textOfPdf(await (await who.send('GET', `/api/contracts/${id}/pdf`)).arrayBuffer())).join(' ')
  const readable = async (owner: Client, lodger: Client) => {
    const own = (await owner.call(contractsApi.view, { params: { id } })).body
    expect(own).toMatchObject({ property_gone: true, actions: ['remove'] })
    const { contract, ...rest } = (await lodger.call(contractsApi.view, { params: { id } })).body
    expect({ ...rest, contract: { ...contract, days_left: 0 } }).toEqual({
      ...before,
      property_gone: true,
      contract: { ...before.contract, days_left: 0 },
    })
    for (const party of [owner, lodger]) {
      expect((await party.call(contractsApi.list)).body.documents).toMatchObject([
        { id, property_title: 'Moda Daire', ended: true },
      ])
      const paper = await paperOf(party)
      for (const words of ['Kombi', 'Moda Cad. 42', before.contract.terms_hash.slice(0, 16)])
        expect(paper).toContain(words)
    }
    const hash = before.contract.terms_hash
    expect((await app.guest.call(contractsApi.verify, { params: { hash } })).body).toMatchObject({
      known: true,
      cancelled: true,
    })
  }
  await readable(host, tenant)
  // The owner's staff lose access, because they had it through the property.
  expect((await clerk.call(contractsApi.view, { params: { id } })).status).toBe(404)
  // The notification of the cancellation, which links to the contract, stays too.
  expect((await tenant.call(notificationsApi.list)).body.documents.map(({ link }) => link)).toContain(
    `/viewContract/${id}`,
  )

  await emptyBinInAMonth(app)
  expect(await app.ctx.db.$count(fixtures)).toBe(0)
  expect(await app.ctx.db.$count(deeds)).toBe(0)
  await readable(await app.build.session(host.accountId), await app.build.session(tenant.accountId))
})

test('a contract from before snapshots prints its property and fixtures after the bin was emptied', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const { id } = await app.build.property(host, { adres: 'Eski Sokak 1' })
  const contract = await fill(app, host, tenant, id)
  await app.ctx.db.update(contracts).set({ odemeSekli: 'Elden', kullanimAmaci: 'Mesken', terms_hash: 'a'.repeat(64) })
  await cancelAll(app)
  await host.call(propertiesApi.delete, { params: { id }, body: {} })
  await emptyBinInAMonth(app)
  const again = await app.build.session(host.accountId)
  const paper = await again.send('GET', `/api/contracts/${contract}/pdf`)
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const text = (await textOfPdf(await paper.arrayBuffer())).join(' ')
  for (const words of ['Kombi', 'Eski Sokak 1']) expect(text).toContain(words)
})

test('PROP-22 another property of the same owner keeps everything', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const kept = await app.build.property(host, { tenants: [tenant] })
  await fill(app, host, tenant, kept.id)
  const before = await countAll(app)
  const { id } = await app.build.property(host)
  const contract = await fill(app, host, tenant, id)
  await app.ctx.db.delete(contracts).where(eq(contracts.id, contract))
  await host.call(propertiesApi.delete, { params: { id }, body: {} })
  await emptyBinInAMonth(app)
  expect(await countAll(app)).toEqual(before)
})
