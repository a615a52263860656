import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '#domain/kernel/endpoint.ts'
import { addendaApi } from '#domain/tenancy/papers/papers.api.ts'
import { refreshTenancies, tenancyKeys } from '#web/cache/tenancies.keys.ts'
import { call } from '#web/lib/call.ts'
import { useWrite } from '#web/writes/use-write.ts'

export const addendumQuery = (id: string) =>
  queryOptions({
    queryKey: tenancyKeys.addendum(id),
    queryFn: () => call(addendaApi.view, { params: { id } }),
    // The other side decides while it is looked at.
    staleTime: 15_000,
  })

const stale = () => refreshTenancies()

export const useSendAddendum = (tenancy: string) =>
  useWrite({
    write: (body: CallInput<typeof addendaApi.send>['body']) =>
      call(addendaApi.send, { params: { id: tenancy }, body }),
    stale,
    failure: 'form',
    retry: false,
  })

export const useWithdrawAddendum = (id: string) =>
  useWrite({ write: () => call(addendaApi.withdraw, { params: { id } }), stale })
