import { queryOptions } from '@tanstack/react-query'
import { tenanciesApi } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { refreshTenancies, tenancyKeys } from '#web/cache/tenancies.keys.ts'
import { call } from '#web/lib/call.ts'
import { useCatchUp, useServerEvent } from '#web/lib/socket.ts'

export const tenancyQuery = (id: string) =>
  queryOptions({
    queryKey: tenancyKeys.view(id),
    queryFn: () => call(tenanciesApi.view, { params: { id } }),
    // The other party changes it as well.
    staleTime: 15_000,
  })

export function useLiveTenancy() {
  useServerEvent('contractChanged', () => void refreshTenancies())
  useCatchUp((first) => {
    if (!first) void refreshTenancies()
  })
}
