import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { edevletApi } from '#domain/tenancy/contracts/edevlet.api.ts'
import { properties, propertyFeatures } from '#server/db/schema/properties.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { textOfPdf } from '#server/testing/pdf-text.ts'
import { startTestApp } from '#server/testing/test-app.ts'

test('the e-Devlet sheet says what was agreed, with whole identity numbers for the owner’s side and nothing for others', {
  timeout: 120_000,
}, async () => {
  const app = await startTestApp()
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const tenant = await app.build.tenant({ email: 'mehmet@ornek.test' })
  const property = await app.build.property(host, { baslik: 'Moda Daire', adres: 'Moda Cad. No: 42' })
  await app.ctx.db
    .insert(propertyFeatures)
    .values({ id: newId(), property_id: property.id, odaSayisi: '2+1', aidatTutar: 1_250_00, asansor: true })
    .onConflictDoUpdate({
      target: propertyFeatures.property_id,
      set: { odaSayisi: '2+1', aidatTutar: 1_250_00, asansor: true },
    })
  const { contract } = await agreedTenancy({ host, tenants: [tenant], property })
  await app.ctx.db.update(properties).set({ adres: 'Başka Sokak' })
  const params = { id: contract }
  const { result, statements } = await app.counting(() => host.call(edevletApi.sheet, { params }))
  expect(statements.length).toBeLessThanOrEqual(4)
  const values = Object.fromEntries(
    result.body.steps.flatMap(({ title, fields }) => fields.map(({ label, copy }) => [`${title}: ${label}`, copy])),
  )
  expect(values).toMatchObject({
    'Taşınmaz bilgileri: Açık adres': 'Moda Cad. No: 42',
    'Taşınmaz bilgileri: Oda sayısı': '2+1',
    'Taşınmaz bilgileri: Asansör': 'Var',
    'Taşınmaz bilgileri: Aidat': '1250',
    'Kiraya veren: TC / vergi kimlik no': '10000000146',
    'Kiracı: TC / vergi kimlik no': '17291716060',
    'Kiracı: Doğum tarihi': '14.05.1990',
    'Sözleşme bilgileri: Aylık kira': '25000',
    'Sözleşme bilgileri: Bitiş tarihi': '30.11.2027',
  })
  expect((await tenant.call(edevletApi.sheet, { params })).status).toBe(403)
  expect((await (await app.build.host()).call(edevletApi.sheet, { params })).status).toBe(404)
  const paper = await host.send('GET', `/api/contracts/${contract}/edevlet.pdf`)
  const text = (await textOfPdf(await paper.arrayBuffer())).join(' ').replace(/\s+/g, ' ')
  for (const part of ['Taşınmaz seçimi', '17291716060', '3 gün içinde', '07.11.2024', 'Bilgilendirme amaçlıdır'])
    expect(text).toContain(part)
})
