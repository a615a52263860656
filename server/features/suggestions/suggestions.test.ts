import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { suggestionsApi as api } from '#domain/suggestions/suggestions.api.ts'
import { waitingForAnswer } from '#domain/suggestions/suggestions.schema.ts'
import { mails } from '#server/db/schema/mail.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { suggestions } from '#server/db/schema/suggestions.ts'
import { startTestApp } from '#server/testing/test-app.ts'

async function asked(options: { ownDatabase?: boolean } = {}) {
  const app = await startTestApp(options)
  const owner = await app.build.host()
  const tenant = await app.build.tenant()
  const { id: property_id } = await app.build.property(owner, { baslik: 'Moda Dairesi', tenants: [tenant] })
  const id = newId()
  const request = { id, property_id, tenant_id: tenant.id, host_id: owner.id, demirbas: 'Kombi', aciklama: 'Akıtıyor' }
  await app.ctx.db.insert(suggestions).values(request)
  const row = async () => (await app.ctx.db.select().from(suggestions).where(eq(suggestions.id, id)))[0]!
  const approval = { params: { id }, body: { durum: 'onaylandi' as const, onceki: waitingForAnswer } }
  const rejection = { params: { id }, body: { durum: 'reddedildi' as const, onceki: waitingForAnswer } }
  return { app, owner, tenant, property_id, id, row, approval, rejection }
}

test('PROP-25 an approval records who and when, and tells the tenant', async () => {
  const { app, owner, tenant, property_id, row, approval } = await asked()
  expect(await owner.call(api.decide, approval)).toMatchObject({ status: 200, body: { message: 'Talep onaylandı.' } })
  expect(await row()).toMatchObject({
    durum: 'onaylandi',
    onaylayan_kullanici_id: owner.id,
    onaylama_tarihi: app.ctx.clock.now(),
    reddeden_kullanici_id: null,
  })
  expect(await app.ctx.db.select().from(notifications)).toMatchObject([
    {
      user_id: tenant.id,
      property_id,
      kind: 'request',
      target_audience: 'tenant',
      event: 'Moda Dairesi: “Kombi” talebiniz onaylandı.',
      link: `/property-detail/${property_id}?tab=talepler`,
    },
  ])
})

test('PROP-25 a rejection records who and when, and the tenant gets a mail; it may be changed by who has seen it', async () => {
  const { app, owner, tenant, id, row, approval, rejection } = await asked()
  expect((await owner.call(api.decide, rejection)).status).toBe(200)
  expect(await row()).toMatchObject({ durum: 'reddedildi', reddeden_kullanici_id: owner.id })
  expect(await app.ctx.db.select().from(mails)).toMatchObject([{ to: tenant.email, template: 'request-rejected' }])
  expect(await owner.call(api.decide, approval)).toMatchObject({ status: 409, code: 'suggestion_changed' })
  const again = { params: { id }, body: { durum: 'onaylandi' as const, onceki: 'reddedildi' } }
  expect((await owner.call(api.decide, again)).status).toBe(200)
  expect(await row()).toMatchObject({ durum: 'onaylandi', reddeden_kullanici_id: null, reddetme_tarihi: null })
})

test('PROP-25 two decisions at once: one wins', async () => {
  const { app, owner, approval, rejection } = await asked()
  const answers = await Promise.all([owner.call(api.decide, approval), owner.call(api.decide, rejection)])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
  expect(await app.ctx.db.$count(notifications)).toBe(1)
})

test('PROP-25 ROLE-04 the owner and staff with the flag decide; tenant, other staff and strangers do not', async () => {
  const { app, owner, tenant, property_id, approval } = await asked()
  const staff = (given: object) => app.build.staff(owner, { authorised: true, userType: 'landlord', ...given })
  const decider = await staff({ canManageSuggestions: true })
  const plain = await staff({ canAddProperty: true })
  for (const { id } of [decider, plain])
    await app.ctx.db.run(`insert into property_delegates values ('${property_id}', '${id}', 'authorised')`)
  for (const person of [plain, tenant]) expect((await person.call(api.decide, approval)).status).toBe(403)
  const stranger = await app.build.host()
  expect(await stranger.call(api.decide, approval)).toMatchObject({ status: 404, message: 'Talep bulunamadı' })
  expect((await app.guest.call(api.decide, approval)).status).toBe(401)
  const unknown = { ...approval, params: { id: newId() } }
  expect(await owner.call(api.decide, unknown)).toMatchObject({ status: 404, message: 'Talep bulunamadı' })
  expect((await decider.call(api.decide, approval)).status).toBe(200)
})

test('PROP-25 a decision that cannot be saved says so and leaves nothing behind', async () => {
  const { app, owner, row, approval } = await asked({ ownDatabase: true })
  await app.ctx.db.run('alter table notifications rename to notifications_away')
  expect(await owner.call(api.decide, approval)).toMatchObject({
    status: 500,
    message: 'Talep durumu güncellenemedi',
  })
  expect((await row()).durum).toBe(waitingForAnswer)
})
