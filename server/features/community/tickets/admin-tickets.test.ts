import { expect, test } from 'vitest'
import { ticketsApi as api } from '#domain/community/tickets/tickets.api.ts'
import { dashboardApi } from '#domain/insight/dashboard/dashboard.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { helpDesk } from './ticket.fixture.ts'

test('TIC-01 TIC-08 an administrator narrows tickets down by state, priority, subject, keeper and any word in them', async () => {
  const { app, person, admin, open } = await helpDesk()
  const urgent = await open({ subject: 'ŞİFRE sıfırlanmıyor', priority: 'Acil', category: 'Hesap ve giriş' })
  app.pass(1000)
  const plain = await open({ subject: 'Teşekkür', priority: 'Düşük', category: 'Geri bildirim' })
  await admin.call(api.reply, { params: { id: plain }, body: { text: 'Güzel sözleriniz için sağ olun.' } })
  const found = async (query: object) => (await admin.call(api.all, { query })).body.documents.map(({ id }) => id)
  expect(await found({})).toEqual([plain, urgent])
  expect(await found({ status: 'waiting' })).toEqual([urgent])
  expect(await found({ status: 'Güncellendi' })).toEqual([plain])
  expect(await found({ priority: 'Acil' })).toEqual([urgent])
  expect(await found({ category: 'Geri bildirim' })).toEqual([plain])
  // With or without Turkish letters, in the ticket, in a reply, or in the creator's name.
  expect(await found({ q: 'sifre' })).toEqual([urgent])
  expect(await found({ q: 'güzel SÖZLER' })).toEqual([plain])
  expect(await found({ q: 'ozturk' })).toEqual([plain, urgent])
  expect(await found({ q: '%' })).toEqual([])
  expect(await found({ assigned: 'me' })).toEqual([])
  expect((await person.call(api.all)).status).toBe(403)
  const { statements } = await app.counting(() => admin.call(api.all))
  expect(statements.length).toBeLessThanOrEqual(3)
})

test('SUP-03 a ticket is given to an administrator, who is told of it once and from then on hears of it alone', async () => {
  const { app, person, admin, open, sentNotifications } = await helpDesk()
  const second = await app.build.admin({ username: 'Ece Arı' })
  const id = await open()
  expect((await sentNotifications()).map(({ user_id }) => user_id).sort()).toEqual([admin.id, second.id].sort())
  const assign = (to: string | null) => admin.call(api.assign, { params: { id }, body: { admin: to } })
  expect((await assign(second.id)).status).toBe(200)
  expect((await assign(second.id)).status).toBe(200)
  expect((await sentNotifications()).slice(2)).toEqual([
    { user_id: second.id, event: 'Deniz Koç size bir destek talebi verdi: Dekont yüklenmiyor' },
  ])
  expect((await admin.call(api.all, { query: { assigned: 'nobody' } })).body.total).toBe(0)
  expect((await second.call(api.all, { query: { assigned: 'me' } })).body.documents).toMatchObject([
    { id, assigned_name: 'Ece Arı' },
  ])
  const before = (await sentNotifications()).length
  await person.call(api.reply, { params: { id }, body: { text: 'Bir haber var mı?' } })
  expect((await sentNotifications()).slice(before)).toEqual([
    { user_id: second.id, event: 'Mehmet Öztürk destek talebine yazdı: Dekont yüklenmiyor' },
  ])
  expect(await assign(person.id)).toMatchObject({ status: 409, code: 'no_such_admin' })
  expect((await assign(null)).status).toBe(200)
})

test('TIC-09 statistics count the newest thousand by state, priority, subject and month, with the wait and the ratings', async () => {
  const { app, admin, insert } = await helpDesk()
  const now = app.ctx.clock.now()
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const answered = (after: number) => ({ created_at: ago(300), first_answer_at: ago(300 - after) })
  await insert([
    { ...answered(10), status: 'Kapalı', rating: 5, priority: 'Acil' },
    { ...answered(30), status: 'Kapalı', rating: 4 },
    { ...answered(200), status: 'Güncellendi', category: 'Ödeme' },
    { created_at: ago(5) },
  ])
  const { body } = await admin.call(api.statistics)
  expect(body).toMatchObject({
    total: 4,
    by_status: { Açık: 1, Yanıtlandı: 0, Güncellendi: 1, Kapalı: 2 },
    by_priority: { Acil: 1, Yüksek: 0, Normal: 3, Düşük: 0 },
    by_category: [
      { name: 'Soru', count: 3 },
      { name: 'Ödeme', count: 1 },
    ],
    first_answer_minutes: 30,
    rating: { average: 4.5, count: 2 },
  })
  expect(body.months).toHaveLength(12)
  expect(body.months.at(-1)).toMatchObject({ opened: 4, first_answer_minutes: 30 })
  await insert(Array.from({ length: 1000 }, () => ({ created_at: ago(1), priority: 'Düşük' as const })))
  expect((await admin.call(api.statistics)).body).toMatchObject({ total: 1000, by_priority: { Düşük: 1000, Acil: 0 } })
})

test('TIC-09 a ticket of the first hours of a month in Turkey counts in that month', async () => {
  const { admin, insert } = await helpDesk()
  await insert([{ created_at: new Date('2026-10-31T21:30:00Z') }])
  const { months } = (await admin.call(api.statistics)).body
  expect(months.slice(-2)).toMatchObject([
    { month: '2026-10', opened: 0 },
    { month: '2026-11', opened: 1 },
  ])
})

test('SUP-04 canned answers are kept once under a name, changed, offered to administrators alone, and removed', async () => {
  const { person, admin, open, view } = await helpDesk()
  const keep = (body: object) =>
    admin.call(api.keepAnswer, { body: { title: 'Dosya boyu', text: 'En fazla 20 MB.', ...body } })
  const { body: kept } = await keep({})
  expect(await keep({ title: 'DOSYA boyu' })).toMatchObject({ status: 409, code: 'answer_title_taken' })
  expect(await keep({ id: newId() })).toMatchObject({ status: 404 })
  expect((await keep({ id: kept.id, text: 'En fazla 20 MB; küçülterek deneyin.' })).status).toBe(200)
  const id = await open()
  const answer = { id: kept.id, title: 'Dosya boyu', text: 'En fazla 20 MB; küçülterek deneyin.' }
  expect((await view(id, admin)).answers).toEqual([answer])
  expect(await view(id, person)).toMatchObject({ answers: [], admins: [] })
  expect((await admin.call(api.answers)).body.documents).toEqual([answer])
  expect((await admin.call(api.removeAnswer, { params: { id: kept.id } })).status).toBe(200)
  expect((await admin.call(api.removeAnswer, { params: { id: kept.id } })).status).toBe(404)
})

test('J18 DASH-04 the start screen names the tickets that wait, the urgent first, then the longest', async () => {
  const { app, admin, open } = await helpDesk()
  const oldest = await open({ subject: 'İlk' })
  app.pass(1000)
  const answered = await open({ subject: 'Yanıtlanan' })
  app.pass(1000)
  const urgent = await open({ subject: 'Acil olan', priority: 'Acil' })
  await admin.call(api.reply, { params: { id: answered }, body: { text: 'Tamam' } })
  const { tickets } = (await admin.call(dashboardApi.view)).body.admin!
  expect(tickets.total).toBe(2)
  expect(tickets.documents.map(({ id }) => id)).toEqual([urgent, oldest])
})
