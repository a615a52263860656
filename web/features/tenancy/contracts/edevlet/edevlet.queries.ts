import { queryOptions } from '@tanstack/react-query'
import { edevletApi } from '#domain/tenancy/contracts/edevlet.api.ts'
import { contractKeys } from '#web/cache/contracts.keys.ts'
import { call } from '#web/lib/call.ts'

export const edevletQuery = (id: string) =>
  queryOptions({
    queryKey: contractKeys.edevlet(id),
    queryFn: () => call(edevletApi.sheet, { params: { id } }),
    // Complete identity numbers, so nothing is cached after leaving the screen.
    gcTime: 0,
  })
