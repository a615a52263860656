import { readdir } from 'node:fs/promises'
import path from 'node:path'
import pino from 'pino'
import { expect, test, vi } from 'vitest'
import { projectRoot } from '#server/project-root.ts'
import { routes } from '#server/routes.ts'
import { type AccessRow, nameOf } from '#server/testing/access-table.ts'
import { buildWorld, type Caller } from '#server/testing/access-world.ts'
import type { Client } from '#server/testing/client.ts'
import { type FuzzInput, hostileInputs, recordedInput } from '#server/testing/fuzz.ts'
import { startTestApp } from '#server/testing/test-app.ts'

/** A dozen in every run; before a release FUZZ_INPUTS=200, which takes a quarter of an hour. */
const inputsPerEndpoint = Number(process.env.FUZZ_INPUTS ?? 12)
const seed = Number(process.env.FUZZ_SEED ?? 12)
/**
 * Limits of time for any call, and of the process's peak memory; only checked before a release, where the file runs
 * alone.
 */
const most = { callMs: 5_000, peakMb: 2_500 }
/** The record's owner, an administrator with all rights, and the tenant. */
const inTurn: Caller[] = ['owner', 'admin', 'tenant']
/** After so many inputs new records are created, because some endpoints use them up. */
const inputsPerRecord = 50

/** The access table has a valid input for every endpoint. */
const rows: AccessRow[] = []
const serverDir = path.join(projectRoot, 'server')
for (const file of await readdir(serverDir, { recursive: true })) {
  if (!file.endsWith('.access.fixture.ts')) continue
  const exported: Record<string, unknown> = await import(path.join(serverDir, file))
  rows.push(...Object.values(exported).filter(Array.isArray).flat())
}
const areas = new Map<string, AccessRow[]>()
for (const row of rows) {
  const area = row.endpoint.path.split('/')[1]!
  areas.set(area, [...(areas.get(area) ?? []), row])
}

test('every endpoint is tried', () => {
  expect(rows.map(({ endpoint }) => nameOf(endpoint)).sort()).toEqual(
    routes.map(({ endpoint }) => nameOf(endpoint)).sort(),
  )
})

for (const [area, tried] of areas)
  test(`ERR-01 no input breaks the server: /${area}, ${inputsPerEndpoint} hostile inputs for each endpoint, no 5xx`, {
    timeout: 900_000,
  }, async () => {
    const said: string[] = []
    const app = await startTestApp({ log: pino({ level: 'warn' }, { write: (line: string) => void said.push(line) }) })
    // No rate limits and no slow password check, because this test is about inputs.
    Object.assign(app.ctx.limits, {
      consume: async () => {},
      count: async () => true,
      guard: ({ attempt }: { attempt: () => unknown }) => attempt(),
    })
    const { password } = await app.ctx.auth.$context
    vi.spyOn(password, 'verify').mockResolvedValue(true)
    vi.spyOn(password, 'hash').mockResolvedValue('x')
    const world = await buildWorld(app)
    const clients = new Map<Caller, Client>()
    const client = async (caller: Caller) => {
      if (!clients.has(caller)) clients.set(caller, await world.otherBrowser(caller))
      return clients.get(caller)!
    }
    const broken: string[] = []
    const slow: string[] = []
    const statuses: Record<number, number> = {}
    for (const row of tried) {
      const inputs = hostileInputs(row.endpoint, seed)
      let base: FuzzInput = {}
      for (let index = 0; index < inputsPerEndpoint; index++) {
        if (index % inputsPerRecord === 0) base = await recordedInput(row, world)
        const { method, path, body, headers } = inputs(base)
        const caller = row.endpoint.access === 'admin' ? 'admin' : inTurn[index % inTurn.length]!
        const browser = await client(caller)
        const started = performance.now()
        const { status } = await browser.send(method, path, body, headers)
        const ms = Math.round(performance.now() - started)
        if (ms > most.callMs) slow.push(`${method} ${path.slice(0, 300)}: ${ms} ms`)
        // The call may have ended its own session.
        if (status === 401) clients.delete(caller)
        statuses[status] = (statuses[status] ?? 0) + 1
        if (status >= 500) broken.push(`${method} ${path.slice(0, 300)} ${String(body).slice(0, 300)}`)
      }
    }
    const refusedByDatabase = said.filter((line) => line.includes('the database refused a value'))
    if (process.env.FUZZ_REPORT) {
      const failures = said.map((line) => line.slice(0, 700)).slice(0, 5)
      process.stderr.write(
        `${area} ${tried.length} ${JSON.stringify(statuses)} peak ${Math.round(process.resourceUsage().maxRSS / 1024)} MB\n${[...broken, ...failures].join('\n')}\n`,
      )
    }
    expect(broken.slice(0, 20)).toEqual([])
    // The schemas must refuse such values; the database's refusal is only the fallback.
    expect(refusedByDatabase.slice(0, 5)).toEqual([])
    if (!process.env.FUZZ_INPUTS) return
    expect(slow).toEqual([])
    expect(process.resourceUsage().maxRSS / 1024).toBeLessThan(most.peakMb)
  })
