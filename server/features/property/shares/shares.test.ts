import { expect, test } from 'vitest'
import { sharesApi } from '#domain/property/shares/shares.api.ts'
import { startTestApp } from '#server/testing/test-app.ts'

test('TAX-03 the shares of a day are never more than the whole; the owner holds the rest', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const partner = await app.build.staff(host, { shareholder: true, username: 'Ortak' })
  const stranger = await app.build.tenant()
  const { id } = await app.build.property(host, { delegates: { shareholder: [partner] } })
  const add = (given: object) =>
    host.call(sharesApi.add, { params: { id }, body: { user_id: null, name: 'Kardeş', pay: 1, payda: 2, ...given } })
  const list = async () => (await host.call(sharesApi.list, { params: { id } })).body
  expect(await list()).toEqual({ shares: [], rest: '1', change: true, people: [{ id: partner.id, name: 'Ortak' }] })

  const first = await add({
    user_id: partner.id,
    name: '',
    pay: 2,
    payda: 3,
    acquired: 'inherited',
    until_on: '2026-06-30',
  })
  expect(first.status).toBe(200)
  // Two thirds are held until 30 June: half is too much before, and free from 1 July on.
  expect(await add({ from_on: '2026-06-30' })).toMatchObject({
    status: 409,
    body: { code: 'share_too_much', fields: { pay: 'O günlerde verilebilecek hisse: 1/3' } },
  })
  expect((await add({ from_on: '2026-07-01' })).status).toBe(200)
  expect(await add({ user_id: partner.id, pay: 1, payda: 9, from_on: '2026-01-01' })).toMatchObject({
    status: 409,
    body: { code: 'share_twice' },
  })
  expect(await add({ user_id: stranger.id })).toMatchObject({ status: 409, body: { code: 'holder_unknown' } })
  expect((await add({ name: '' })).status).toBe(400)
  expect(await list()).toMatchObject({
    rest: '1/2',
    shares: [
      { name: 'Ortak', pay: 2, payda: 3, acquired: 'inherited', from_on: null, until_on: '2026-06-30' },
      { name: 'Kardeş', pay: 1, payda: 2, from_on: '2026-07-01', until_on: null },
    ],
  })

  const params = { id, share: first.body.id }
  const whole = { user_id: partner.id, name: '', pay: 1, payda: 1, until_on: '2026-07-01' }
  expect(await host.call(sharesApi.change, { params, body: whole })).toMatchObject({ status: 409 })
  expect((await host.call(sharesApi.change, { params, body: { ...whole, until_on: '2026-06-30' } })).status).toBe(200)
  expect((await host.call(sharesApi.remove, { params })).status).toBe(200)
  expect(await host.call(sharesApi.remove, { params })).toMatchObject({ status: 404, body: { code: 'share_missing' } })
  expect((await list()).shares).toHaveLength(1)
  expect((await partner.call(sharesApi.list, { params: { id } })).body).toMatchObject({ change: false, people: [] })
})

test('TAX-03 of two shares entered at once that are too much together one is kept', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { id } = await app.build.property(host)
  const add = (name: string) =>
    host.call(sharesApi.add, { params: { id }, body: { user_id: null, name, pay: 2, payda: 3 } })
  const answers = await Promise.all([add('Bir'), add('İki')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})
