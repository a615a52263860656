import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { tufeApi } from '#domain/tenancy/rates/tufe.api.ts'
import { rateKeys, refreshTufe } from '#web/cache/rates.keys.ts'
import { call } from '#web/lib/call.ts'
import { useWrite } from '#web/writes/use-write.ts'

type TufeFilter = z.output<typeof tufeApi.list.query>

export const tufeQuery = (filter: TufeFilter) =>
  queryOptions({
    queryKey: rateKeys.tufe(filter),
    queryFn: () => call(tufeApi.list, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const useSaveTufe = (month: string) =>
  useWrite({
    write: (percent: number) => call(tufeApi.save, { params: { month }, body: { percent } }),
    stale: refreshTufe,
    failure: 'form',
    staleAfterRefusal: true,
  })
