import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { tufeApi } from '#domain/rates/tufe.api.ts'
import { rateKeys, refreshTufe } from '#web/cache/rates.keys.ts'
import { call } from '#web/lib/call.ts'

type TufeFilter = z.output<typeof tufeApi.list.query>

export const tufeQuery = (filter: TufeFilter) =>
  queryOptions({
    queryKey: rateKeys.tufe(filter),
    queryFn: () => call(tufeApi.list, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export function useSaveTufe(month: string) {
  return useMutation({
    mutationFn: (percent: number) => call(tufeApi.save, { params: { month }, body: { percent } }),
    onSettled: () => refreshTufe(),
  })
}
