import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { tufeApi } from '#domain/rates/tufe.api.ts'
import { call } from '#web/lib/call.ts'

type TufeFilter = z.output<typeof tufeApi.list.query>

const tufeKey = ['admin', 'tufe']

export const tufeQuery = (filter: TufeFilter) =>
  queryOptions({
    queryKey: [...tufeKey, filter],
    queryFn: () => call(tufeApi.list, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export function useSaveTufe(month: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (percent: number) => call(tufeApi.save, { params: { month }, body: { percent } }),
    onSettled: () => client.invalidateQueries({ queryKey: tufeKey }, { throwOnError: false }),
  })
}
