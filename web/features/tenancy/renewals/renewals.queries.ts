import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '#domain/kernel/endpoint.ts'
import { renewalsApi } from '#domain/tenancy/renewals/renewals.api.ts'
import { refreshTenancies, tenancyKeys } from '#web/cache/tenancies.keys.ts'
import { call } from '#web/lib/call.ts'
import { useWrite } from '#web/writes/use-write.ts'

/** Read when the screen opens; a refetch must not overwrite what is typed. */
export const renewalQuery = (id: string) =>
  queryOptions({
    queryKey: tenancyKeys.renewal(id),
    queryFn: () => call(renewalsApi.view, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })

export const useSendRenewal = (id: string) =>
  useWrite({
    write: (body: CallInput<typeof renewalsApi.send>['body']) => call(renewalsApi.send, { params: { id }, body }),
    stale: refreshTenancies,
    failure: 'form',
    retry: false,
  })
