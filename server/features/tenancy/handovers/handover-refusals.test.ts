import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays, isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { handoversApi } from '#domain/tenancy/handovers/handovers.api.ts'
import { handoverRemarks } from '#server/db/schema/handovers.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import { confirmedHandover, sentHandover, writtenHandover } from '#server/testing/build-handover.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { startTestApp } from '#server/testing/test-app.ts'

async function scene(baslangicTarihi = '2026-01-01') {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const property = await app.build.property(host)
  const { tenancy } = await agreedTenancy({ host, tenants: [tenant], property, terms: { baslangicTarihi } })
  const begin = (kind: 'in' | 'out') => host.call(handoversApi.begin, { params: { id: tenancy }, body: { kind } })
  return { app, host, tenant, tenancy, begin }
}

test('HND-01 a record is begun neither before its time nor after it', async () => {
  const { app, tenancy, begin } = await scene()
  const yesterday = addDays(isoDate(app.ctx.clock.now()), -1)
  await app.ctx.db.update(tenancies).set({ ended_on: yesterday }).where(eq(tenancies.id, tenancy))
  expect(await begin('in')).toMatchObject({
    status: 409,
    code: 'tenancy_ended',
    message: 'Bu kiracılık sona ermiş; giriş teslim tutanağı artık başlatılamaz.',
  })
  expect((await begin('out')).status).toBe(200)

  const later = await scene('2027-01-01')
  expect(await later.begin('out')).toMatchObject({
    status: 409,
    code: 'not_begun',
    message: 'Kiracılık henüz başlamadı; çıkış teslim tutanağı daha sonra hazırlanır.',
  })
  expect((await later.begin('in')).status).toBe(200)
})

test('HND-02 only a record that was sent is taken back, by the side that sent it; an older copy changes nothing', async () => {
  const { app, host, tenant, tenancy } = await scene()
  const { id, version } = await writtenHandover(host, tenancy)
  const params = { id }
  const reopen = (who: typeof host) => who.call(handoversApi.reopen, { params })
  expect(await reopen(host)).toMatchObject({
    status: 409,
    code: 'handover_not_sent',
    message: 'Tutanak henüz gönderilmemiş.',
  })
  const changed = {
    status: 409,
    code: 'handover_changed',
    message: 'Tutanak bu arada başka bir cihazda değiştirildi. Güncel hâli açıldı; yazdıklarınızı kontrol edin.',
  }
  const { data } = (await host.call(handoversApi.view, { params })).body
  expect(await host.call(handoversApi.save, { params, body: { version: version - 1, data } })).toMatchObject(changed)
  expect(await host.call(handoversApi.send, { params, body: { version: version - 1 } })).toMatchObject(changed)

  expect((await host.call(handoversApi.send, { params, body: { version } })).status).toBe(200)
  expect(await reopen(tenant)).toMatchObject({
    status: 409,
    code: 'handover_is_asked',
    message: 'Tutanak sizin onayınızı bekliyor. Yanlış bir şey varsa itiraz edin; gönderen taraf düzeltir.',
  })
  expect(await host.call(handoversApi.save, { params, body: { version, data } })).toMatchObject({
    status: 409,
    code: 'handover_sent',
    message: 'Tutanak onaya gönderilmiş. Değiştirmek için önce geri alın.',
  })
  expect((await reopen(host)).status).toBe(200)

  const missing = { status: 404, code: 'handover_missing', message: 'Teslim tutanağı bulunamadı.' }
  expect(await reopen(await app.build.host())).toMatchObject(missing)
  expect(await host.call(handoversApi.view, { params: { id: newId() } })).toMatchObject(missing)
})

test('HND-04 thirty remarks are enough, and they wait for the record to be confirmed', async () => {
  const { app, host, tenant, tenancy } = await scene()
  const { id: sent } = await sentHandover(host, tenancy)
  const remark = (id: string) =>
    tenant.call(handoversApi.remark, { params: { id }, body: { text: 'Musluk damlatıyor' } })
  expect(await remark(sent)).toMatchObject({
    status: 409,
    code: 'remarks_not_open',
    message: 'Sonradan not, yalnızca onaylanmış giriş teslim tutanağına ve kiracı tarafından eklenir.',
  })

  const other = await app.build.property(host)
  const next = await agreedTenancy({
    host,
    tenants: [tenant],
    property: other,
    terms: { baslangicTarihi: '2026-01-01' },
  })
  const { id } = await confirmedHandover(host, tenant, next.tenancy)
  const row = { handover_id: id, text: 'Eski', author_id: tenant.id, author_name: 'Kiracı', created_at: new Date() }
  await app.ctx.db.insert(handoverRemarks).values(Array.from({ length: 29 }, () => ({ ...row, id: newId() })))
  expect((await remark(id)).status).toBe(200)
  expect(await remark(id)).toMatchObject({
    status: 409,
    code: 'too_many_remarks',
    message: 'En fazla 30 not eklenebilir.',
  })
})
