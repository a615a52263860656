import { expect, test } from 'vitest'
import { ratesApi } from '#domain/tenancy/rates/rates.api.ts'
import { exchangeRateDays } from '#server/db/schema/rates.ts'
import { answerJson, deadAddress, stubService } from '#server/testing/stub-service.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { refreshRates, refreshRatesJob } from './rates.jobs.ts'

test('FX-02 rates of the service with the lira as base are shown as lira per unit', async () => {
  const service = await stubService(answerJson(200, { rates: { USD: 0.028694, EUR: 0.027624 } }))
  const app = await startTestApp({ env: { RATES_ADAPTER: 'http', RATES_URL: service.address } })
  await refreshRates(app.ctx)
  const host = await app.build.host()
  expect((await host.call(ratesApi.latest)).body).toMatchObject({ USD: '34.85', EUR: '36.20', live: true })
  expect(service.requests[0]!.method).toBe('GET')
  // The day keeps its first rate, for amounts of that day.
  await refreshRates(app.ctx)
  expect(await app.ctx.db.select().from(exchangeRateDays)).toMatchObject([{ day: '2026-11-16', EUR: 0.027624 }])
})

test('FX-03 without an answer the fallback values stand, marked as not live', async () => {
  const app = await startTestApp({ env: { RATES_ADAPTER: 'http', RATES_URL: await deadAddress() } })
  await expect(refreshRates(app.ctx)).rejects.toThrow()
  const host = await app.build.host()
  expect(await host.call(ratesApi.latest)).toMatchObject({
    status: 200,
    body: { USD: '34.85', EUR: '36.20', live: false, fetched_at: null },
  })
})

test('FX-04 rates are asked for every hour, and are no longer live after a day', async () => {
  expect(refreshRatesJob.cron).toBe('5 * * * *')
  const service = await stubService(answerJson(200, { rates: { USD: 0.025, EUR: 0.02 } }))
  const app = await startTestApp({ env: { RATES_ADAPTER: 'http', RATES_URL: service.address } })
  await app.ctx.jobs.enqueue(app.ctx.db, refreshRatesJob, {})
  await app.ctx.jobs.drain()
  const host = await app.build.host()
  const latest = async () => (await host.call(ratesApi.latest)).body
  expect(await latest()).toMatchObject({
    USD: '40.00',
    EUR: '50.00',
    live: true,
    fetched_at: app.ctx.clock.now().toISOString(),
  })
  app.pass(25 * 3_600_000)
  expect(await latest()).toMatchObject({ USD: '40.00', live: false })
})
