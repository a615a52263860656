import { queryOptions } from '@tanstack/react-query'
import { paperSignaturesApi } from '#domain/tenancy/paper-signatures/paper-signatures.api.ts'
import { refreshContracts } from '#web/cache/contracts.keys.ts'
import { paperKeys } from '#web/cache/papers.keys.ts'
import { CallError, call } from '#web/lib/call.ts'
import { useWrite } from '#web/writes/use-write.ts'

const isAnswered = (error: unknown) => error instanceof CallError && error.status >= 400 && error.status < 500

/** A refused link is not retried; nothing is cached after leaving the page. */
export const paperRecordQuery = (token: string) =>
  queryOptions({
    queryKey: paperKeys.record(token),
    queryFn: () => call(paperSignaturesApi.open, { params: { token } }),
    retry: (failures: number, error: unknown) => !isAnswered(error) && failures < 2,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Identified by account or by the mailed link. */
export type ObjectionAddress = { id: string } | { token: string }

export const useObject = (by: ObjectionAddress, stale: () => unknown = refreshContracts) =>
  useWrite({
    write: (reason: string) =>
      'token' in by
        ? call(paperSignaturesApi.objectByLink, { params: { token: by.token }, body: { reason } })
        : call(paperSignaturesApi.object, { params: { id: by.id }, body: { reason } }),
    stale,
    failure: 'form',
    retry: false,
  })
