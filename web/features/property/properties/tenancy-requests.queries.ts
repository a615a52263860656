import { tenancyRequestsApi } from '#domain/property/properties/tenancy-requests.api.ts'
import { refreshAllProperties, refreshProperty } from '#web/cache/properties.keys.ts'
import { currentUser } from '#web/session/current-user.ts'
import { useSend } from '#web/writes/use-send.ts'

/** Both buttons answer one question: while one runs, the other does nothing. */
const ofRequest = (id: string) => ['tenancy-request', id] as const

export const useAcceptTenancy = (id: string) =>
  useSend(tenancyRequestsApi.accept, {
    params: { id },
    key: ofRequest(id),
    // The user is a tenant from now on, so menu, roles and lists are refreshed.
    stale: async () => {
      await currentUser({ fresh: true }).catch(() => null)
      await refreshAllProperties()
    },
    // A retry after a lost reply would be refused as already answered.
    retry: false,
  })

export const useDeclineTenancy = (id: string) =>
  useSend(tenancyRequestsApi.decline, { params: { id }, key: ofRequest(id), stale: refreshAllProperties, retry: false })

export const useWithdrawRequest = (id: string, request: string) =>
  useSend(tenancyRequestsApi.withdraw, { params: { id, request }, stale: () => refreshProperty(id), retry: false })
