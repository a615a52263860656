import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { propertyDetailApi } from '#domain/property/properties/property-detail.api.ts'
import { suggestionsApi as api } from '#domain/property/suggestions/suggestions.api.ts'
import { waitingForAnswer, withdrawn } from '#domain/property/suggestions/suggestions.schema.ts'
import { mails } from '#server/db/schema/mail.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { asked } from './suggestion.fixture.ts'

const reason = { ret_nedeni: 'Bakım kiracıya aittir.' }

test('PROP-25 SUG-06 SUG-09 AMB-53 an approval records who and when, and tells the tenant without a mail', async () => {
  const { app, owner, tenant, property_id, id, row, approval } = await asked()
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
      sender_type: 'owner',
      event: 'Moda Dairesi: “Kombi” talebiniz onaylandı.',
      link: `/property-detail/${property_id}?tab=talepler&talep=${id}`,
    },
  ])
  expect(await app.ctx.db.$count(mails)).toBe(0)
})

test('PROP-25 SUG-07 MAIL-17 a rejection records who, when and why, and the tenant reads it in a mail; it may be changed by who has seen it', async () => {
  const { app, owner, tenant, id, row, move, approval } = await asked()
  const silent = await owner.call(api.decide, move('reddedildi'))
  expect(silent).toMatchObject({ status: 400, fields: { ret_nedeni: 'Kiracının okuyacağı bir neden yazın' } })
  expect((await owner.call(api.decide, move('reddedildi', reason))).status).toBe(200)
  expect(await row()).toMatchObject({
    durum: 'reddedildi',
    reddeden_kullanici_id: owner.id,
    reddetme_tarihi: app.ctx.clock.now(),
    ...reason,
  })
  const [mail] = await app.ctx.db.select().from(mails).orderBy(mails.id)
  expect(mail).toMatchObject({ to: tenant.email, template: 'request-rejected' })
  expect(JSON.stringify(mail)).toContain(reason.ret_nedeni)
  expect(await owner.call(api.decide, approval)).toMatchObject({ status: 409, code: 'suggestion_changed' })
  const again = { params: { id }, body: { durum: 'onaylandi', onceki: 'reddedildi' } }
  expect((await owner.call(api.decide, again)).status).toBe(200)
  expect(await row()).toMatchObject({ durum: 'onaylandi', reddeden_kullanici_id: null, reddetme_tarihi: null })
  expect((await row()).ret_nedeni).toBe('')
  const after = { params: { id }, body: { durum: 'reddedildi', onceki: 'onaylandi', ...reason } }
  expect((await owner.call(api.decide, after)).status).toBe(200)
  expect(await row()).toMatchObject({ durum: 'reddedildi', onaylayan_kullanici_id: null, onaylama_tarihi: null })
})

test('SUG-01 SUG-08 it is completed with what it cost and who bears it; a step back takes the marks away again', async () => {
  const { app, owner, manager, row, id, approval, view } = await asked()
  await owner.call(api.decide, approval)
  const approved = await row()
  app.pass(60_000)
  const cost = { maliyet: 185_050, maliyet_sahibi: 'Mülk sahibi' as const }
  const done = { params: { id }, body: { durum: 'tamamlandi', onceki: 'onaylandi', ...cost } }
  expect((await manager.call(api.decide, done)).status).toBe(200)
  expect(await row()).toMatchObject({
    durum: 'tamamlandi',
    tamamlayan_kullanici_id: manager.id,
    tamamlanma_tarihi: app.ctx.clock.now(),
    ...cost,
  })
  expect((await owner.call(api.view, view)).body).toMatchObject({ karar_veren: 'Burak Şahin', ...cost })
  const back = { params: { id }, body: { durum: 'onaylandi', onceki: 'tamamlandi' } }
  expect((await manager.call(api.decide, back)).status).toBe(200)
  expect(await row()).toMatchObject({
    tamamlayan_kullanici_id: null,
    tamamlanma_tarihi: null,
    maliyet: null,
    maliyet_sahibi: null,
    onaylayan_kullanici_id: owner.id,
    onaylama_tarihi: approved.onaylama_tarihi,
  })
  const undone = { params: { id }, body: { durum: waitingForAnswer, onceki: 'onaylandi' } }
  expect((await manager.call(api.decide, undone)).status).toBe(200)
  expect(await row()).toMatchObject({ durum: waitingForAnswer, onaylayan_kullanici_id: null, onaylama_tarihi: null })
})

test('SUG-08 AMB-52 a state in somebody’s own words is stored as given, up to 100 characters, and not by a tenant', async () => {
  const { owner, tenant, row, move, sentNotifications } = await asked()
  const words = '<b>Usta</b> perşembe geliyor'
  expect((await tenant.call(api.decide, move(words))).status).toBe(403)
  expect((await owner.call(api.decide, move('ş'.repeat(101)))).status).toBe(400)
  expect((await owner.call(api.decide, move(words))).status).toBe(200)
  expect((await row()).durum).toBe(words)
  expect(await sentNotifications()).toEqual([
    { user_id: tenant.id, event: `Moda Dairesi: “Kombi” talebinizin durumu: ${words}.` },
  ])
})

test('SUG-09 SUG-13 the tenant takes back what nobody answered, which the owner hears; afterwards only he opens it again', async () => {
  const { owner, tenant, manager, id, row, move, sentNotifications, approval, view, property_id } = await asked()
  expect((await tenant.call(api.view, view)).body.can).toEqual({
    manage: false,
    join: true,
    withdraw: true,
    expense: false,
  })
  expect((await owner.call(api.decide, move(withdrawn))).status).toBe(403)
  expect((await tenant.call(api.decide, move(withdrawn))).status).toBe(200)
  expect((await row()).durum).toBe(withdrawn)
  const event = 'Moda Dairesi: “Kombi” talebini kiracınız geri çekti.'
  expect(new Set((await sentNotifications()).map((each) => JSON.stringify(each)))).toEqual(
    new Set([owner, manager].map((person) => JSON.stringify({ user_id: person.id, event }))),
  )
  const answer = { ...approval, body: { durum: 'onaylandi', onceki: withdrawn } }
  expect((await owner.call(api.decide, answer)).status).toBe(403)
  expect((await tenant.call(api.comment, { params: { id }, body: { text: 'Geldi mi?' } })).status).toBe(403)
  const again = { params: { id }, body: { durum: waitingForAnswer, onceki: withdrawn } }
  expect((await tenant.call(api.decide, again)).status).toBe(200)
  await owner.call(api.decide, approval)
  const late = { params: { id }, body: { durum: withdrawn, onceki: 'onaylandi' } }
  expect((await tenant.call(api.decide, late)).status).toBe(403)
  const { history } = (await owner.call(propertyDetailApi.detail, { params: { id: property_id } })).body
  expect(history.map(({ text }) => text)).toEqual([
    '“Kombi” talebi onaylandı.',
    '“Kombi” talebinin durumu “Cevap Bekleniyor” yapıldı.',
    '“Kombi” talebi geri çekildi.',
  ])
})

test('PROP-25 two decisions at once: one wins', async () => {
  const { app, owner, approval, move } = await asked()
  const rejection = move('reddedildi', reason)
  const answers = await Promise.all([owner.call(api.decide, approval), owner.call(api.decide, rejection)])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
  expect(await app.ctx.db.$count(notifications)).toBe(1)
})

test('PROP-25 SUG-13 ROLE-04 the owner and staff with the flag decide; tenant, other staff and strangers do not', async () => {
  const { app, owner, tenant, manager, plain, approval } = await asked()
  expect((await tenant.call(api.decide, approval)).status).toBe(403)
  expect(await plain.call(api.decide, approval)).toMatchObject({ status: 404, message: 'Talep bulunamadı' })
  const stranger = await app.build.host()
  expect(await stranger.call(api.decide, approval)).toMatchObject({ status: 404, message: 'Talep bulunamadı' })
  expect((await app.guest.call(api.decide, approval)).status).toBe(401)
  const unknown = { ...approval, params: { id: newId() } }
  expect(await owner.call(api.decide, unknown)).toMatchObject({ status: 404, message: 'Talep bulunamadı' })
  expect((await manager.call(api.decide, approval)).status).toBe(200)
})

test('PROP-25 SUG-12 a decision that cannot be saved says so and leaves nothing behind', async () => {
  const { app, owner, row, approval } = await asked({ ownDatabase: true })
  await app.ctx.db.run('alter table notifications rename to notifications_away')
  expect(await owner.call(api.decide, approval)).toMatchObject({ status: 500, message: 'Talep durumu güncellenemedi' })
  expect((await row()).durum).toBe(waitingForAnswer)
})

test('SUG-13 the owner reads what the owner’s people decided, without a mail; the tenant reads it as before', async () => {
  const { app, owner, manager, tenant, property_id, id, sentNotifications, move } = await asked()
  await manager.call(api.decide, move('reddedildi', reason))
  expect(new Set(await sentNotifications())).toEqual(
    new Set([
      { user_id: tenant.id, event: 'Moda Dairesi: “Kombi” talebiniz reddedildi.' },
      { user_id: owner.id, event: 'Moda Dairesi: “Kombi” talebini Burak Şahin reddetti.' },
    ]),
  )
  const [toOwner] = await app.ctx.db.select().from(notifications).where(eq(notifications.user_id, owner.id))
  expect(toOwner).toMatchObject({
    target_audience: 'owner',
    link: `/property-detail/${property_id}?tab=talepler&talep=${id}`,
  })
  expect((await app.ctx.db.select().from(mails).orderBy(mails.id)).map(({ to }) => to)).toEqual([tenant.email])
  await owner.call(api.decide, { params: { id }, body: { durum: 'onaylandi', onceki: 'reddedildi' } })
  expect((await sentNotifications()).filter(({ user_id }) => user_id === owner.id)).toHaveLength(1)
})
