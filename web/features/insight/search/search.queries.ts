import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { searchApi } from '#domain/insight/search/search.api.ts'
import { canSearch } from '#domain/insight/search/search.rules.ts'
import { queryTimes } from '#web/cache/cache-times.ts'
import { searchKeys } from '#web/cache/search.keys.ts'
import { call } from '#web/lib/call.ts'

/**
 * An answer belongs to what was asked: a slow one for fewer letters never takes the place of a later one, and the call
 * that nobody waits for any more is ended. What was found before stays in sight until the new answer is there.
 */
export const searchQuery = (side: string, q: string) =>
  queryOptions({
    queryKey: searchKeys.found(side, q),
    queryFn: ({ signal }) => call(searchApi.find, { query: { q } }, { signal }),
    enabled: canSearch(q),
    placeholderData: keepPreviousData,
    ...queryTimes.search,
  })
