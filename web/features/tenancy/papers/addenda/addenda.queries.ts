import { addendaApi } from '#domain/tenancy/papers/papers.api.ts'
import { queryOf } from '#web/cache/query-of.ts'
import { refreshTenancies, tenancyKeys } from '#web/cache/tenancies.keys.ts'
import { useSend } from '#web/writes/use-send.ts'

export const addendumQuery = (id: string) =>
  queryOf(addendaApi.view, {
    key: tenancyKeys.addendum(id),
    params: { id },
    // The other side decides while it is looked at.
    staleTime: 15_000,
  })

const stale = () => refreshTenancies()

export const useSendAddendum = (tenancy: string) =>
  useSend(addendaApi.send, { params: { id: tenancy }, stale, failure: 'form', retry: false })

export const useWithdrawAddendum = (id: string) => useSend(addendaApi.withdraw, { params: { id }, stale })
