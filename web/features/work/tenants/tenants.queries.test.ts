import { beforeEach, expect, test, vi } from 'vitest'
import { propertyFilter } from '#domain/property/properties/properties.schema.ts'
import { contractFilter } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { tenantsApi } from '#domain/work/tenants/tenants.api.ts'
import { isSameFilter } from '#web/cache/list-cache.ts'
import { noFilter } from '#web/features/property/properties/properties.queries.ts'
import { contractsQuery, noContractFilter } from '#web/features/tenancy/contracts/contracts.queries.ts'
import { signedInUser } from '#web/session/current-user.fixture.ts'
import { forgetUser, storeUser } from '#web/session/current-user.ts'
import { stubServer } from '#web/ui/testing.tsx'
import { tenantsQuery } from './tenants.queries.ts'

const minute = 60_000

beforeEach(() => {
  localStorage.clear()
  forgetUser()
  vi.useRealTimers()
})

type Query = { queryFn?: unknown; placeholderData?: unknown }
const read = ({ queryFn }: Query) => (queryFn as () => Promise<unknown>)()
const shown = ({ placeholderData }: Query) => (placeholderData as (previous: undefined) => unknown)(undefined)

const lists: [string, (q?: string) => Query][] = [
  ['tenants', (q = '') => tenantsQuery({ ...tenantsApi.list.query.parse({}), q })],
  ['contracts', (q = '') => contractsQuery({ ...contractsApi.list.query.parse({}), q })],
]

test.each(lists)(
  'CACHE-05 the first page of %s stands in for 59 minutes and not for 61, for the same person alone',
  async (_, query) => {
    vi.useFakeTimers()
    const answer = {
      documents: [{ id: '1', name: 'Mehmet Öztürk', phoneNumber: '+905321112233' }],
      total: 1,
      hasMore: false,
    }
    stubServer(() => ({ body: answer }))
    storeUser(signedInUser({ id: '0192f3c4-5d6e-7000-8000-000000000001' }))
    expect(shown(query())).toBeUndefined()
    await read(query('moda'))
    expect(shown(query())).toBeUndefined()
    await read(query())
    vi.advanceTimersByTime(59 * minute)
    expect(shown(query())).toEqual({ ...answer, documents: [{ ...answer.documents[0], phoneNumber: null }] })
    expect(shown(query('moda'))).toBeUndefined()
    storeUser(signedInUser({ id: '0192f3c4-5d6e-7000-8000-000000000002' }))
    expect(shown(query())).toBeUndefined()
    storeUser(signedInUser({ id: '0192f3c4-5d6e-7000-8000-000000000001' }))
    vi.advanceTimersByTime(2 * minute)
    expect(shown(query())).toBeUndefined()
  },
)

test('CACHE-05 only the unfiltered first page is kept: the defaults written here are those of the schemas', () => {
  expect(noFilter).toEqual({ ...propertyFilter.parse({}), owner: undefined })
  expect(noContractFilter).toEqual({ ...contractFilter.parse({}), owner: undefined })
  expect(isSameFilter(propertyFilter.parse({}), noFilter)).toBe(true)
  expect(isSameFilter({ ...noFilter, page: 2 }, noFilter)).toBe(false)
})
