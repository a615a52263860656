import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '#domain/kernel/endpoint.ts'
import { rentIncreasesApi } from '#domain/tenancy/rent-increases/rent-increases.api.ts'
import { refreshTenancies, tenancyKeys } from '#web/cache/tenancies.keys.ts'
import { call } from '#web/lib/call.ts'
import { useWrite } from '#web/writes/use-write.ts'

export const rentIncreaseQuery = (tenancy: string) =>
  queryOptions({
    queryKey: tenancyKeys.increase(tenancy),
    queryFn: () => call(rentIncreasesApi.view, { params: { id: tenancy } }),
    // The other party may decide at any time.
    staleTime: 15_000,
  })

const stale = () => refreshTenancies()

export const useSendIncrease = (tenancy: string) =>
  useWrite({
    write: (body: CallInput<typeof rentIncreasesApi.send>['body']) =>
      call(rentIncreasesApi.send, { params: { id: tenancy }, body }),
    stale,
    failure: 'form',
    retry: false,
  })

export const useWaiveIncrease = (tenancy: string) =>
  useWrite({
    write: (year_start: string) => call(rentIncreasesApi.waive, { params: { id: tenancy }, body: { year_start } }),
    stale,
  })

export const useWithdrawIncrease = (id: string) =>
  useWrite({
    write: (reason: string) => call(rentIncreasesApi.withdraw, { params: { id }, body: { reason } }),
    stale,
    failure: 'form',
  })

export const useUnwaiveIncrease = () =>
  useWrite({
    write: (id: string) => call(rentIncreasesApi.withdraw, { params: { id }, body: { reason: '' } }),
    stale,
  })

export const useApplyIncrease = (id: string) =>
  useWrite({ write: () => call(rentIncreasesApi.apply, { params: { id } }), stale })
