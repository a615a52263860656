import { expect, test } from 'vitest'
import type { CallInput, Endpoint } from '#domain/kernel/endpoint.ts'
import { nameOf } from '#server/testing/access-table.ts'
import { buildWorld, type Caller } from '#server/testing/access-world.ts'
import { edgesIn, withValue } from '#server/testing/boundary-values.ts'
import { recordedInput } from '#server/testing/fuzz.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { accessAreas } from './access-areas.fixture.ts'

const rows = Object.values(accessAreas).flat()

/**
 * Calls as an owner, or as an administrator where required; after a call that ends the session, a new browser is used.
 */
async function callersOf(app: Awaited<ReturnType<typeof startTestApp>>) {
  const world = await buildWorld(app)
  // No rate limits, because this test is about values.
  Object.assign(app.ctx.limits, { consume: async () => {}, count: async () => true })
  const clientFor = ({ access }: Endpoint) => world.client((access === 'admin' ? 'admin' : 'owner') as Caller)
  return { world, clientFor }
}

test('ERR-01 the least and the greatest value of every number and day is answered without a failure', {
  timeout: 600_000,
}, async () => {
  const { world, clientFor } = await callersOf(await startTestApp())
  const broken: string[] = []
  for (const row of rows)
    for (const edge of edgesIn(row.endpoint))
      for (const value of edge.inside) {
        const base = await recordedInput(row, world)
        const input = withValue(base, edge, value) as CallInput<Endpoint>
        const { status, message } = await clientFor(row.endpoint).call(row.endpoint, input)
        if (status >= 500)
          broken.push(`${nameOf(row.endpoint)} ${edge.part}.${edge.at.join('.')} = ${value}: ${status} ${message}`)
      }
  expect(broken).toEqual([])
})

test('ERR-01 every number and day has bounds: a value beyond them is refused before anything is done with it', {
  timeout: 600_000,
}, async () => {
  const { world, clientFor } = await callersOf(await startTestApp())
  const accepted: string[] = []
  for (const row of rows) {
    const edges = edgesIn(row.endpoint)
    if (edges.length === 0) continue
    const base = await recordedInput(row, world)
    for (const edge of edges)
      for (const value of edge.outside) {
        const input = withValue(base, edge, value) as CallInput<Endpoint>
        const { status } = await clientFor(row.endpoint).call(row.endpoint, input)
        if (status !== 400)
          accepted.push(`${nameOf(row.endpoint)} ${edge.part}.${edge.at.join('.')} = ${value}: ${status}`)
      }
  }
  expect(accepted).toEqual([])
})
