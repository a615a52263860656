import { sharesApi } from '#domain/property/shares/shares.api.ts'
import type { ShareForm } from '#domain/property/shares/shares.schema.ts'
import { propertyKeys, refreshPropertyDetail } from '#web/cache/properties.keys.ts'
import { queryOf } from '#web/cache/query-of.ts'
import { call } from '#web/lib/call.ts'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'

export const sharesQuery = (id: string) =>
  queryOf(sharesApi.list, { key: propertyKeys.shares(id), params: { id }, staleTime: 0 })

/** A new share, or the correction of one. */
export const useSaveShare = (id: string, share: string | null) =>
  useWrite<ShareForm, unknown>({
    write: (body) =>
      share === null
        ? call(sharesApi.add, { params: { id }, body })
        : call(sharesApi.change, { params: { id, share }, body }),
    stale: () => refreshPropertyDetail(id),
    failure: 'form',
  })

export const useRemoveShare = (id: string, share: string) =>
  useSend(sharesApi.remove, { params: { id, share }, stale: () => refreshPropertyDetail(id) })
