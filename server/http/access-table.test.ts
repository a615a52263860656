import { expect, test } from 'vitest'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { routes } from '#server/routes.ts'
import {
  expectedAccess,
  expectedBeforeSecondFactor,
  expectedConfirmed,
  expectedLimits,
} from '#server/testing/access-levels.ts'
import { nameOf } from '#server/testing/access-table.ts'
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

test('every area of the table is tried in one file', () => {
  expect(accessShares.flat().sort()).toEqual(Object.keys(accessAreas).sort())
})
