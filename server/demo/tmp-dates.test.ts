import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { expectLedger } from './demo-money.fixture.ts'
import { fillDemo } from './fill-demo.ts'
import { addMoney } from './add-money.ts'
test.each(['2026-11-16T09:00:00Z','2027-02-28T21:30:00Z', '2028-02-29T09:00:00Z', '2026-12-31T20:30:00Z', '2027-01-01T09:00:00Z', '2027-03-04T06:00:00Z', '2027-05-31T21:30:00Z','2027-05-20T05:00:00Z','2027-05-05T05:00:00Z'])('%s', { timeout: 600_000 }, async (day) => {
  const app = await startTestApp({ env: { DEMO: 'on' }, replace: { clock: { now: () => new Date(day) } } })
  const from = performance.now()
  expect(await fillDemo(app.ctx)).toBe(true)
  process.stderr.write(`${day} filled in ${Math.round(performance.now() - from)} ms\n`)
  await expectLedger(app)
  void addMoney
})
