import { tenancyRequestsApi } from '#domain/property/properties/tenancy-requests.api.ts'
import { refreshAllProperties, refreshProperty } from '#web/cache/properties.keys.ts'
import { call } from '#web/lib/call.ts'
import { currentUser } from '#web/session/current-user.ts'
import { useWrite } from '#web/writes/use-write.ts'

/** Two buttons of one question: while one of them runs, the other does nothing. */
const ofRequest = (id: string) => ['tenancy-request', id] as const

export const useAcceptTenancy = (id: string) =>
  useWrite({
    write: () => call(tenancyRequestsApi.accept, { params: { id } }),
    key: ofRequest(id),
    // The person rents from now on: menu, roles and lists follow.
    stale: async () => {
      await currentUser({ fresh: true }).catch(() => null)
      await refreshAllProperties()
    },
    // A second try after a lost answer would find it answered.
    retry: false,
  })

export const useDeclineTenancy = (id: string) =>
  useWrite({
    write: () => call(tenancyRequestsApi.decline, { params: { id } }),
    key: ofRequest(id),
    stale: refreshAllProperties,
    retry: false,
  })

export const useWithdrawRequest = (id: string, request: string) =>
  useWrite({
    write: () => call(tenancyRequestsApi.withdraw, { params: { id, request } }),
    stale: () => refreshProperty(id),
    retry: false,
  })
