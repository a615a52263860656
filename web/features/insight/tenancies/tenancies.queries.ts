import { tenanciesApi } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { queryOf } from '#web/cache/query-of.ts'
import { refreshTenancies, tenancyKeys } from '#web/cache/tenancies.keys.ts'
import { useLive } from '#web/lib/socket.ts'

export const tenancyQuery = (id: string) =>
  queryOf(tenanciesApi.view, {
    key: tenancyKeys.view(id),
    params: { id },
    // The other party changes it as well.
    staleTime: 15_000,
  })

export const useLiveTenancy = () => useLive('contractChanged', refreshTenancies)
