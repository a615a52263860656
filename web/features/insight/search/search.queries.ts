import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { searchApi } from '#domain/insight/search/search.api.ts'
import { canSearch } from '#domain/insight/search/search.rules.ts'
import { queryTimes } from '#web/cache/cache-times.ts'
import { searchKeys } from '#web/cache/search.keys.ts'
import { call } from '#web/lib/call.ts'

/**
 * A late reply for fewer letters never replaces a newer one, and outdated requests are aborted. The old results stay
 * visible until the new reply arrives.
 */
export const searchQuery = (side: string, q: string) =>
  queryOptions({
    queryKey: searchKeys.found(side, q),
    queryFn: ({ signal }) => call(searchApi.find, { query: { q } }, { signal }),
    enabled: canSearch(q),
    placeholderData: keepPreviousData,
    ...queryTimes.search,
  })
