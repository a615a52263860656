import { paperSignaturesApi } from '#domain/tenancy/paper-signatures/paper-signatures.api.ts'
import { refreshContracts } from '#web/cache/contracts.keys.ts'
import { paperKeys } from '#web/cache/papers.keys.ts'
import { queryOf } from '#web/cache/query-of.ts'
import { call } from '#web/lib/call.ts'
import { linkTimes } from '#web/lib/missing.ts'
import { useWrite } from '#web/writes/use-write.ts'

export const paperRecordQuery = (token: string) =>
  queryOf(paperSignaturesApi.open, {
    key: paperKeys.record(token),
    params: { token },
    ...linkTimes,
  })

/** Identified by account or by the mailed link. */
export type ObjectionAddress = { id: string } | { token: string }

export const useObject = (by: ObjectionAddress, stale: () => unknown = refreshContracts) =>
  useWrite({
    write: (body: { reason: string }) =>
      'token' in by
        ? call(paperSignaturesApi.objectByLink, { params: { token: by.token }, body })
        : call(paperSignaturesApi.object, { params: { id: by.id }, body }),
    stale,
    failure: 'form',
    retry: false,
  })
