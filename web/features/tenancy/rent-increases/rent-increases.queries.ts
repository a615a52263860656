import { rentIncreasesApi } from '#domain/tenancy/rent-increases/rent-increases.api.ts'
import { queryOf } from '#web/cache/query-of.ts'
import { refreshTenancies, tenancyKeys } from '#web/cache/tenancies.keys.ts'
import { call } from '#web/lib/call.ts'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'

export const rentIncreaseQuery = (tenancy: string) =>
  queryOf(rentIncreasesApi.view, {
    key: tenancyKeys.increase(tenancy),
    params: { id: tenancy },
    // The other party may decide at any time.
    staleTime: 15_000,
  })

const stale = () => refreshTenancies()

export const useSendIncrease = (tenancy: string) =>
  useSend(rentIncreasesApi.send, { params: { id: tenancy }, stale, failure: 'form', retry: false })

export const useWaiveIncrease = (tenancy: string) => useSend(rentIncreasesApi.waive, { params: { id: tenancy }, stale })

export const useWithdrawIncrease = (id: string) =>
  useSend(rentIncreasesApi.withdraw, { params: { id }, stale, failure: 'form' })

export const useUnwaiveIncrease = () =>
  useWrite({
    write: (id: string) => call(rentIncreasesApi.withdraw, { params: { id }, body: { reason: '' } }),
    stale,
  })

export const useApplyIncrease = (id: string) => useSend(rentIncreasesApi.apply, { params: { id }, stale })
