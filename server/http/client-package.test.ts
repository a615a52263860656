import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { routes } from '#server/routes.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { programOf } from '#server/testing/program-of.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { AnahtarError, createClient } from '../../client/index.js'
import { clientTypes } from '../../scripts/client-types.ts'

test('the types of the client package are those of the declarations: `npm run client` after a change', () => {
  const written = readFileSync(new URL('../../client/index.d.ts', import.meta.url), 'utf8')
  expect(written === clientTypes(routes.map(({ endpoint }) => endpoint)), 'npm run client').toBe(true)
})

test('a program books a payment and reads who has not paid, with nothing but the client package and a token', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const property = await app.build.property(host, { baslik: 'Ilgaz Daire' })
  const terms = { baslangicTarihi: '2026-11-01', odemeGunu: 5, brutAylik: 25_000_00, depozito: 0 }
  const { tenancy } = await agreedTenancy({ host, tenants: [await app.build.tenant()], property, terms })
  const { secret } = await programOf(app, host, ['money:read', 'payments:write'])
  const anahtar = createClient({
    address: 'http://localhost:3000/',
    token: secret,
    fetch: (address, init) => app.app.fetch(new Request(address, init)),
  })

  const late = async () => (await anahtar.call('GET /payments/month', { query: { state: 'late' } })).documents
  expect(await late()).toMatchObject([{ property_title: 'Ilgaz Daire', late: 25_000_00, tenancy_id: tenancy }])
  const { entries } = await anahtar.call('POST /payments', {
    body: {
      payments: [
        { tenancy_id: tenancy, amount: 25_000_00, currency: 'TL', on_date: '2026-11-16', method: 'bank', key: newId() },
      ],
    },
  })
  expect(entries).toMatchObject([{ tenancy_id: tenancy, amount: 25_000_00, over: 0 }])
  expect(await late()).toEqual([])

  const refused = await anahtar.call('GET /properties').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(AnahtarError)
  expect(refused).toMatchObject({ status: 403, code: 'scope_missing' })
  const reversed = await anahtar
    .call('POST /payments/:entry/reverse', { params: { entry: newId() }, body: { reason: 'Yanlış kayıt' } })
    .catch((error: unknown) => error)
  expect(reversed).toMatchObject({ status: 404 })
})
