import { edevletApi } from '#domain/tenancy/contracts/edevlet.api.ts'
import { contractKeys } from '#web/cache/contracts.keys.ts'
import { queryOf } from '#web/cache/query-of.ts'

export const edevletQuery = (id: string) =>
  queryOf(edevletApi.sheet, {
    key: contractKeys.edevlet(id),
    params: { id },
    // Complete identity numbers, so nothing is cached after leaving the screen.
    gcTime: 0,
  })
