import { expect, test } from 'vitest'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { newId } from '#domain/kernel/ids.ts'
import { tokenScopes } from '#domain/kernel/token-scopes.ts'
import { bulkApi } from '#domain/property/properties/bulk.api.ts'
import { readingsApi } from '#domain/property/properties/readings.api.ts'
import { routes } from '#server/routes.ts'
import {
  expectedAccess,
  expectedBeforeSecondFactor,
  expectedConfirmed,
  expectedLimits,
} from '#server/testing/access-levels.ts'
import { nameOf, onProperty, refusesAll } from '#server/testing/access-table.ts'
import {
  groups,
  hasAccessTo,
  type PropertyName,
  propertyNames,
  type World,
  type WorldProperty,
} from '#server/testing/access-world.ts'
import { effectsOf } from '#server/testing/effects.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { expectedScopes } from '#server/testing/token-scopes.ts'
import { accessAreas, accessShares } from './access-areas.fixture.ts'

test('every endpoint has its row in the access table, and no row is without its endpoint', () => {
  const mounted = routes.map(({ endpoint }) => nameOf(endpoint))
  const rows = Object.values(accessAreas)
    .flat()
    .map(({ endpoint }) => nameOf(endpoint))
  expect(
    mounted.filter((name) => !rows.includes(name)),
    'endpoints without a row: say in <feature>.access.fixture.ts who may',
  ).toEqual([])
  expect(rows.filter((name, at) => !mounted.includes(name) || rows.indexOf(name) !== at)).toEqual([])
})

test('ROLE-24 every endpoint declares the level that is written down for it in access-levels.ts, and no level is left over', () => {
  const declared = Object.fromEntries(routes.map(({ endpoint }) => [nameOf(endpoint), endpoint.access]))
  const missing = Object.keys(declared).filter((name) => !(name in expectedAccess))
  expect(missing, 'endpoints without a level: write down in server/testing/access-levels.ts who may').toEqual([])
  expect(declared).toEqual(expectedAccess)
})

test('which calls ask for the password again, come before the second factor and are counted, is written down too', () => {
  const endpoints = routes.map(({ endpoint }) => endpoint)
  const names = (which: (endpoint: Endpoint) => unknown) => endpoints.filter(which).map(nameOf).sort()
  expect(names(({ confirmed }) => confirmed)).toEqual([...expectedConfirmed].sort())
  expect(names(({ beforeSecondFactor }) => beforeSecondFactor)).toEqual([...expectedBeforeSecondFactor].sort())
  const counted = endpoints.flatMap((endpoint) => (endpoint.limit ? [[nameOf(endpoint), endpoint.limit]] : []))
  expect(Object.fromEntries(counted)).toEqual(expectedLimits)
})

test('which calls a token may make, and with which scope, is written down too', () => {
  const open = routes.flatMap(({ endpoint }) => (endpoint.scope ? [[nameOf(endpoint), endpoint.scope]] : []))
  expect(Object.fromEntries(open)).toEqual(expectedScopes)
  expect(new Set(Object.values(expectedScopes))).toEqual(new Set(tokenScopes))
  // A scope that reads opens reading calls alone, and no call that asks for the password again has one.
  for (const { endpoint } of routes.filter((each) => each.endpoint.scope)) {
    expect([nameOf(endpoint), endpoint.scope!.endsWith(':read')]).toEqual([nameOf(endpoint), endpoint.method === 'GET'])
    expect([nameOf(endpoint), endpoint.confirmed, endpoint.access]).not.toContain('admin')
    expect(endpoint.confirmed, nameOf(endpoint)).toBeUndefined()
  }
})

test('a method that no endpoint declares for a path answers everybody alike: 404, and nothing runs', {
  timeout: 120_000,
}, async () => {
  const app = await startTestApp()
  const callers = [app.guest, await app.build.host(), await app.build.admin()]
  const declared = new Set(routes.map(({ endpoint }) => nameOf(endpoint)))
  const paths = [...new Set(routes.map(({ endpoint }) => endpoint.path))]
  const wrong: string[] = []
  for (const path of paths)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
      for (const caller of declared.has(`${method} ${path}`) ? [] : callers) {
        const address = `/api${path.replace(/:\w+/g, newId())}`
        // The path may also match another endpoint whose parameter takes this word; that endpoint's own row covers it.
        const other = routes.some(({ endpoint }) => endpoint.method === method && fits(endpoint.path, path))
        if (other) continue
        const { status } = await caller.send(method, address, method === 'GET' ? undefined : '{}')
        if (status !== 404) wrong.push(`${method} ${path}: ${status}`)
      }
  expect(wrong).toEqual([])
})

/** Whether a request to `path` reaches the endpoint with `pattern`, in which a parameter matches any word. */
const fits = (pattern: string, path: string) => {
  const asked = path.split('/')
  const parts = pattern.split('/')
  return parts.length === asked.length && parts.every((part, at) => part.startsWith(':') || part === asked[at])
}

test('every area of the table is tried in one file', () => {
  expect(accessShares.flat().sort()).toEqual(Object.keys(accessAreas).sort())
})

/** A fake server without stored records; the test chooses its replies for parts of foreign properties. */
async function tableAgainst(answers: Record<'foreignPart' | 'strangersPart', { status: number; code?: string }>) {
  const ids = Object.fromEntries(
    propertyNames.map((name) => [name, { name, id: newId(), reading: newId() }]),
  ) as unknown as Record<PropertyName, WorldProperty & { reading: string }>
  const nameOfProperty = (key: 'id' | 'reading', id: string) => propertyNames.find((name) => ids[name][key] === id)
  const client = (caller: Parameters<World['client']>[0]) => ({
    call: async (_: Endpoint, { params }: { params: { id: string; reading: string } }) => {
      const [name, part] = [nameOfProperty('id', params.id), nameOfProperty('reading', params.reading)]
      if (!name || !hasAccessTo(caller, name))
        return part && name !== part ? answers.strangersPart : { status: 404, code: 'property_missing' }
      if (part === name) return { status: 200 }
      return part ? answers.foreignPart : { status: 404, code: 'reading_missing' }
    },
  })
  const row = onProperty(readingsApi.remove, {
    may: groups.meterReaders,
    call: (at) => ({ params: { id: at.id, reading: (at as (typeof ids)[PropertyName]).reading } }),
  })
  const wrong = await row.check({ properties: ids, client } as unknown as World)
  return wrong.filter((line) => line.includes('made-up id') || line.includes('got through'))
}

test('PROP-13 a bulk call that refused every record did nothing, although it answers 200', async () => {
  const skipped = { id: newId(), baslik: 'Moda', code: 'not_allowed', message: '' }
  expect(refusesAll({ message: 'Hiçbiri', changed: [], refused: [skipped] })).toBe(true)
  expect(refusesAll({ message: 'Hiçbiri', count: 0, refused: [skipped] })).toBe(true)
  expect(refusesAll({ message: 'Biri', changed: [{ id: newId() }], refused: [skipped] })).toBe(false)
  expect(refusesAll({ message: 'İkisi', count: 2, refused: [] })).toBe(false)
  expect([refusesAll({ success: true }), refusesAll(null), refusesAll('pdf')]).toEqual([false, false, false])

  const at = Object.fromEntries(propertyNames.map((name) => [name, { name, id: newId() }])) as unknown
  const client = () => ({ call: async () => ({ status: 200, body: { message: '', changed: [], refused: [skipped] } }) })
  const row = onProperty(bulkApi.setBuilding, { call: ({ id }) => ({ body: { ids: [id], bina_id: null } }) })
  const wrong = await row.check({ properties: at, client } as unknown as World)
  expect(wrong).toContainEqual(expect.stringContaining('owner, assigned: expected 200, got 409'))
  // The other rows' calls of a world where nothing succeeds have no effects to compare.
  expect(await effectsOf({ ...row, success: async () => ({ by: client() as never }) }, effectless as never)).toEqual([
    'every record was refused',
  ])
})

const effectless = {
  app: { ctx: { db: { run: async () => ({ rows: [] }) }, realtime: { toUsers: () => {}, recheck: () => {} } } },
}

test('PROP-13 the table tells a part of somebody else under an own record, and one that strangers can ask for alone', async () => {
  const sound = {
    foreignPart: { status: 404, code: 'reading_missing' },
    strangersPart: { status: 404, code: 'property_missing' },
  }
  expect(await tableAgainst(sound)).toEqual([])
  expect(await tableAgainst({ ...sound, foreignPart: { status: 200 } })).toContainEqual(
    expect.stringContaining('owner, own record with a foreign reading: it got through'),
  )
  expect(await tableAgainst({ ...sound, foreignPart: { status: 403, code: 'not_allowed' } })).toContainEqual(
    expect.stringContaining('owner, own record with a foreign reading: foreign id 403 not_allowed'),
  )
  expect(await tableAgainst({ ...sound, strangersPart: { status: 404, code: 'reading_missing' } })).toContainEqual(
    expect.stringMatching(
      /\| tenant elsewhere, assigned: foreign id 404 property_missing .*made-up id 404 reading_missing/,
    ),
  )
})
