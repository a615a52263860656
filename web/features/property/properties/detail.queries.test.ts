import { afterEach, expect, test, vi } from 'vitest'
import { stubServer } from '#web/ui/testing.tsx'
import { fetchDeed, fetchFeature, fetchPropertyDetail, propertyDetailQuery } from './detail.queries.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test.each([null, undefined, '', '  '])('PROP-11 the id %j sends no request for a deed or features', async (id) => {
  const calls = stubServer(() => ({ body: {} }))
  expect(await fetchDeed(id)).toBeNull()
  expect(await fetchFeature(id)).toBeNull()
  expect(calls).toEqual([])
})

test('PROP-11 with an id each asks once', async () => {
  const calls = stubServer(() => ({ body: { il: 'Muğla' } }))
  expect(await fetchDeed('d-1')).toEqual({ il: 'Muğla' })
  await fetchFeature('f-1')
  expect(calls).toEqual(['GET /api/deeds/d-1', 'GET /api/property-features/f-1'])
})

test.each([null, undefined, '', '  '])('PROP-27 the property id %j fails with its text and asks nobody', async (id) => {
  const calls = stubServer(() => ({ body: {} }))
  await expect(fetchPropertyDetail(id)).rejects.toThrow('Property ID gerekli')
  expect(calls).toEqual([])
})

test('CACHE-06 without a network the copy of the last minutes is shown; a refusal of the server is not covered up', async () => {
  let answer: { status?: number; body: unknown } | Error = { body: { property: { id: 'p-1' } } }
  stubServer(() => answer)
  const read = propertyDetailQuery('p-1').queryFn as () => Promise<unknown>
  await read()
  answer = new TypeError('offline')
  expect(await read()).toEqual({ property: { id: 'p-1' } })
  answer = { status: 404, body: { code: 'property_missing', message: 'yok' } }
  await expect(read()).rejects.toThrow('yok')
  localStorage.clear()
  answer = new TypeError('offline')
  await expect(read()).rejects.toThrow()
})

test('CACHE-11 the detail of a property is fresh for 10 minutes and kept for 30', () => {
  expect(propertyDetailQuery('p-1')).toMatchObject({ staleTime: 10 * 60_000, gcTime: 30 * 60_000 })
})
