import { queryOptions } from '@tanstack/react-query'
import { edevletApi } from '#domain/tenancy/contracts/edevlet.api.ts'
import { contractKeys } from '#web/cache/contracts.keys.ts'
import { call } from '#web/lib/call.ts'

export const edevletQuery = (id: string) =>
  queryOptions({
    queryKey: contractKeys.edevlet(id),
    queryFn: () => call(edevletApi.sheet, { params: { id } }),
    // Whole identity numbers: nothing of it outlives the screen.
    gcTime: 0,
  })
