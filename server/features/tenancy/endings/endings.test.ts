import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays, isoDate } from '#domain/kernel/dates.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { endingsApi } from '#domain/tenancy/endings/endings.api.ts'
import { tenanciesApi } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { properties } from '#server/db/schema/properties.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { mailsTo } from '#server/testing/mailed.ts'
import { linked, notificationsOf, passDay, scene, statusOf } from './ending-scene.fixture.ts'

test('END-01 a lease that has begun is neither cancelled nor deleted on the spot; one that has not begun still is', async () => {
  const at = await scene()
  const id = { id: at.contract }
  const refused = await at.host.call(contractsApi.cancel, { params: id, body: { reason: '' } })
  expect(refused).toMatchObject({ status: 409, code: 'contract_running' })
  expect(refused.message).toContain('Kiracılığı sona erdir')
  expect(await at.host.call(contractsApi.remove, { params: id })).toMatchObject({
    status: 409,
    code: 'contract_running',
  })
  expect(await linked(at)).toBe(1)
  const owners = (await at.host.call(contractsApi.view, { params: id })).body.actions
  expect(owners).toContain('end')
  expect(owners).not.toContain('cancel')
  expect(owners).not.toContain('remove')
  const tenants = (await at.tenant.call(contractsApi.view, { params: id })).body.actions
  expect(tenants).toEqual(expect.arrayContaining(['end', 'remove']))

  const later = await at.app.build.property(at.host)
  const upcoming = await agreedTenancy({
    host: at.host,
    tenants: [at.tenant],
    property: later,
    terms: { baslangicTarihi: addDays(at.today, 20) },
  })
  const params = { id: upcoming.contract }
  expect((await at.host.call(contractsApi.view, { params })).body.actions).toContain('cancel')
  expect((await at.host.call(contractsApi.cancel, { params, body: { reason: '' } })).status).toBe(200)
})

test('cancelling a renewal that has not begun leaves the tenant in the property under the contract that runs', async () => {
  const at = await scene()
  const form = contractFormFor(at.property.id, {
    tenants: [tenantParty(at.tenant.email, { is_primary: true })],
    terms: { baslangicTarihi: addDays(at.end, 1) },
  })
  const { id } = (await at.host.call(contractsApi.create, { body: { ...form, renewed_from: at.contract } })).body
  await at.tenant.call(contractsApi.answer, { params: { id }, body: { answer: 'approved' } })
  await at.host.call(contractsApi.cancel, { params: { id }, body: { reason: '' } })
  expect(await linked(at)).toBe(1)
  expect(await statusOf(at)).toBe('Kiralanmış')
  const [row] = await at.app.ctx.db.select().from(properties).where(eq(properties.id, at.property.id))
  expect(row!.contract_id).toBe(at.contract)
})

test('END-08 what the owner begins alone the tenant can object to: then no day ends it by itself', async () => {
  const at = await scene()
  const { host, tenant, params, today, app } = at
  const ends_on = addDays(today, 40)
  const body = { way: 'late_rent', ends_on, delivery: 'noter', delivered_on: today } as const
  const id = (await host.call(endingsApi.start, { params, body })).body.id
  expect((await tenant.call(endingsApi.object, { params: { id }, body: { reason: 'Kira ödendi' } })).status).toBe(200)
  expect((await tenant.call(endingsApi.object, { params: { id }, body: { reason: 'Yine' } })).status).toBe(409)
  await passDay(at, ends_on)
  expect(await at.view()).toMatchObject({ ended_on: null, ending: { state: 'set', objection: 'Kira ödendi' } })
  expect(await linked(at)).toBe(1)

  // Withdrawn, and then decided by a court.
  const now = isoDate(app.ctx.clock.now())
  expect((await host.call(endingsApi.withdraw, { params: { id }, body: { reason: 'Dava açıldı' } })).status).toBe(200)
  const court = {
    way: 'court' as const,
    ends_on: addDays(now, -1),
    basis_on: addDays(now, -5),
    decision_office: 'Kadıköy 2. Sulh Hukuk Mahkemesi',
    decision_number: '2027/12 E.',
  } as const
  expect((await host.call(endingsApi.start, { params, body: court })).status).toBe(200)
  expect(await at.view()).toMatchObject({ ended_on: addDays(now, -1), ending: { state: 'done', way: 'court' } })
})

test('END-09 a court’s decision names office, file and day; the tenant’s objection stands beside it, also afterwards, and is told', async () => {
  const at = await scene()
  const { host, tenant, params, today } = at
  const empty = { way: 'court', ends_on: addDays(today, -1), reason: 'Karar var' } as const
  const refused = await host.call(endingsApi.start, { params, body: empty })
  expect(refused).toMatchObject({ status: 400, code: 'invalid_input' })
  expect((refused.body as unknown as { fields: object }).fields).toEqual({
    decision_office: 'Kararı veren mahkemenin ya da icra dairesinin adını yazın',
    decision_number: 'Dosya ya da karar numarasını yazın; örneğin 2026/123 E.',
    basis_on: 'Kararın ya da tahliye emrinin tarihini girin',
  })
  const body = {
    ...empty,
    basis_on: addDays(today, -5),
    decision_office: 'Kadıköy 2. Sulh Hukuk Mahkemesi',
    decision_number: '2026/123 E.',
  }
  const { id } = (await host.call(endingsApi.start, { params, body })).body
  const decided = await at.view(tenant)
  expect(decided).toMatchObject({
    ended_on: addDays(today, -1),
    ending: { state: 'done', decision_number: '2026/123 E.' },
  })
  expect(decided.can.object).toBe(true)
  const objection = { params: { id }, body: { reason: 'Böyle bir karar yok' } }
  expect((await host.call(endingsApi.object, objection)).code).toBe('objection_not_possible')
  const said = await tenant.call(endingsApi.object, objection)
  expect(said.body.message).toBe('İtirazınız kaydedildi ve mülk sahibine iletildi; kararın yanında görünür.')
  expect((await tenant.call(endingsApi.object, objection)).code).toBe('objection_not_possible')
  expect(await at.view()).toMatchObject({
    ended_on: addDays(today, -1),
    ending: { state: 'done', objection: 'Böyle bir karar yok', objected_by: 'Mehmet Öztürk' },
  })
  expect((await notificationsOf(at.app, host.id)).map(({ event }) => event)).toContainEqual(
    expect.stringContaining('kaydedilen karara itiraz etti (Kadıköy 2. Sulh Hukuk Mahkemesi, 2026/123 E., '),
  )
  const history = (await host.call(contractsApi.view, { params: { id: at.contract } })).body.events
  expect(history.find(({ kind }) => kind === 'ended')!.text).toContain('Kadıköy 2. Sulh Hukuk Mahkemesi, 2026/123 E.')
  expect(history.find(({ kind }) => kind === 'ending_objected')!.text).toContain('Böyle bir karar yok')
})

test('an objection does not keep a court’s decision from its day', async () => {
  const at = await scene()
  const body = {
    way: 'court' as const,
    ends_on: addDays(at.today, 3),
    basis_on: at.today,
    decision_office: 'Kadıköy 1. İcra Dairesi',
    decision_number: '2026/7',
  } as const
  const { id } = (await at.host.call(endingsApi.start, { params: at.params, body })).body
  await at.tenant.call(endingsApi.object, { params: { id }, body: { reason: 'İtiraz ediyorum' } })
  await passDay(at, body.ends_on)
  expect(await at.view()).toMatchObject({ ended_on: body.ends_on, ending: { state: 'done' } })
})

test('END-10 a last day closes the renewal that waits, tells who was asked, and none is sent until the ending is taken back', async () => {
  const at = await scene()
  const { host, tenant, params, end } = at
  const form = contractFormFor(at.property.id, {
    tenants: [tenantParty(tenant.email, { is_primary: true })],
    terms: { baslangicTarihi: addDays(end, 1) },
  })
  const renew = () => host.call(contractsApi.create, { body: { ...form, renewed_from: at.contract } })
  const { id } = (await renew()).body
  const notice = { way: 'tenant_notice', ends_on: end } as const
  const ending = (await tenant.call(endingsApi.start, { params, body: notice })).body.id
  const closed = (await host.call(contractsApi.view, { params: { id } })).body
  expect(closed.contract.cancelled).toBe(true)
  expect(closed.events.find(({ kind }) => kind === 'cancelled')!.text).toContain('Kiracılığın son günü belli oldu')
  const answer = await tenant.call(contractsApi.answer, { params: { id }, body: { answer: 'approved' } })
  expect(answer.status).toBe(409)
  const mailed = (await mailsTo(at.app, tenant.email)).filter(({ template }) => template === 'contract-ended')
  expect(mailed.map(({ subject }) => subject)).toEqual(['Yenileme teklifi kapandı: Moda Daire'])
  for (const person of [host, tenant])
    expect((await notificationsOf(at.app, person.id)).map(({ event }) => event)).toContainEqual(
      expect.stringContaining('Moda Daire için yanıt bekleyen yenileme teklifi kapandı'),
    )
  expect((await at.view()).events.map(({ text }) => text)).toContainEqual(
    expect.stringContaining('Yanıt bekleyen yenileme teklifi kapandı'),
  )
  expect(await renew()).toMatchObject({ status: 409, code: 'end_announced' })
  await tenant.call(endingsApi.withdraw, { params: { id: ending }, body: { reason: 'Kalıyoruz' } })
  expect((await renew()).status).toBe(200)
})

test('a property with a running lease is not deleted; the answer leads to its contract', async () => {
  const at = await scene()
  const preview = (await at.host.call(propertiesApi.deletion, { params: { id: at.property.id } })).body
  expect(preview.blocking).toMatchObject([{ id: at.contract }])
})

test('the tenancy’s own page says in one call how its end stands', async () => {
  const at = await scene()
  const { params, tenant, host, end } = at
  const summary = async () => (await host.call(tenanciesApi.view, { params })).body.ending
  expect(await summary()).toBeNull()
  await tenant.call(endingsApi.start, { params, body: { way: 'tenant_notice', ends_on: end } })
  expect(await summary()).toMatchObject({ way: 'tenant_notice', state: 'set', ends_on: end, disputed: 0, waiting: 0 })
})
