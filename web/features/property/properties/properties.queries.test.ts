import { beforeEach, expect, test, vi } from 'vitest'
import { noFilter, propertiesQuery } from './properties.queries.ts'

const minutes = (count: number) => count * 60_000

beforeEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

test('CACHE-11 the list is fresh for 15 minutes and kept for 60', () => {
  expect(propertiesQuery(noFilter, 'kisi')).toMatchObject({ staleTime: minutes(15), gcTime: minutes(60) })
})

test('CACHE-05 the first page of the last visit stands in until the server answers, for the same person alone', async () => {
  const answer = { documents: [], total: 7, hasMore: false, facets: { status: {}, kinds: [], buildings: 0 } }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(answer))
  const placeholder = (filter: typeof noFilter, user: string) => {
    const { placeholderData } = propertiesQuery(filter, user)
    return (placeholderData as (previous: undefined) => unknown)(undefined)
  }
  expect(placeholder(noFilter, 'kisi')).toBeUndefined()
  await (propertiesQuery(noFilter, 'kisi').queryFn as () => Promise<unknown>)()
  expect(placeholder(noFilter, 'kisi')).toEqual(answer)
  expect(placeholder(noFilter, 'baska')).toBeUndefined()
  expect(placeholder({ ...noFilter, q: 'moda' }, 'kisi')).toBeUndefined()
})
