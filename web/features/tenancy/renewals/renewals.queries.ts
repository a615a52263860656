import { renewalsApi } from '#domain/tenancy/renewals/renewals.api.ts'
import { queryOf } from '#web/cache/query-of.ts'
import { refreshTenancies, tenancyKeys } from '#web/cache/tenancies.keys.ts'
import { useSend } from '#web/writes/use-send.ts'

/** Read when the screen opens; a refetch must not overwrite what is typed. */
export const renewalQuery = (id: string) =>
  queryOf(renewalsApi.view, {
    key: tenancyKeys.renewal(id),
    params: { id },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })

export const useSendRenewal = (id: string) =>
  useSend(renewalsApi.send, { params: { id }, stale: refreshTenancies, failure: 'form', retry: false })
