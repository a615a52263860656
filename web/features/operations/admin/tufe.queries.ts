import type { z } from 'zod'
import { tufeApi } from '#domain/tenancy/rates/tufe.api.ts'
import { listOf } from '#web/cache/query-of.ts'
import { rateKeys, refreshTufe } from '#web/cache/rates.keys.ts'
import { useSend } from '#web/writes/use-send.ts'

type TufeFilter = z.output<typeof tufeApi.list.query>

export const tufeQuery = (filter: TufeFilter) =>
  listOf(tufeApi.list, { key: rateKeys.tufe(filter), query: filter, staleTime: 0 })

export const useSaveTufe = (month: string) =>
  useSend(tufeApi.save, { params: { month }, stale: refreshTufe, failure: 'form', staleAfterRefusal: true })
