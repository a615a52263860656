import { infiniteQueryOptions } from '@tanstack/react-query'
import { tenancyLifeApi } from '#domain/insight/tenancy-life/tenancy-life.api.ts'
import { refreshTenancies, tenancyKeys } from '#web/cache/tenancies.keys.ts'
import { call } from '#web/lib/call.ts'
import { useLive } from '#web/lib/socket.ts'

/** The newest events first; older pages follow on request. */
export const tenancyLifeQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: tenancyKeys.life(id),
    queryFn: ({ pageParam }) => call(tenancyLifeApi.view, { params: { id }, query: { page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (last.hasMore ? page + 1 : undefined),
    staleTime: 15_000,
  })

/** What the other side does appears without a reload. */
export const useLiveLife = () => useLive('contractChanged', refreshTenancies)
