import { expect, test } from 'vitest'
import { routes } from '#server/routes.ts'
import { nameOf } from '#server/testing/access-table.ts'
import { buildWorld } from '#server/testing/access-world.ts'
import { expectedEffects } from '#server/testing/effects.expected.ts'
import { effectsOf } from '#server/testing/effects.ts'
import { printOnce } from '#server/testing/printed-once.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { accessAreas } from './access-areas.fixture.ts'

for (const [area, rows] of Object.entries(accessAreas))
  test(`AUD-01 every change leaves its entry and tells whom it must: ${area}`, { timeout: 300_000 }, async () => {
    printOnce()
    const app = await startTestApp()
    Object.assign(app.ctx.limits, { consume: async () => {}, count: async () => true })
    const world = await buildWorld(app)
    const found: Record<string, string[]> = {}
    const expected: Record<string, string[]> = {}
    for (const row of rows.filter(({ endpoint }) => endpoint.method !== 'GET')) {
      const name = nameOf(row.endpoint)
      found[name] = (await effectsOf(row, world)) ?? ['no call succeeds']
      expected[name] = expectedEffects[name] ?? ['nothing is written down']
    }
    expect(found).toEqual(expected)
  })

test('the effects of every change are written down, and no others', () => {
  const changes = routes.filter(({ endpoint }) => endpoint.method !== 'GET').map(({ endpoint }) => nameOf(endpoint))
  expect(Object.keys(expectedEffects).sort()).toEqual(changes.sort())
})
