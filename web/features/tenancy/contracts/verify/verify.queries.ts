import { queryOptions } from '@tanstack/react-query'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contractKeys } from '#web/cache/contracts.keys.ts'
import { call } from '#web/lib/call.ts'

export const verifyQuery = (hash: string) =>
  queryOptions({
    queryKey: contractKeys.verify(hash),
    queryFn: () => call(contractsApi.verify, { params: { hash } }),
    // The status may change at any time.
    staleTime: 0,
  })
