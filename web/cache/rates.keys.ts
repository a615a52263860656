import type { z } from 'zod'
import type { tufeApi } from '#domain/tenancy/rates/tufe.api.ts'
import { queryClient } from './query-client.ts'

const all = ['rates'] as const
const tufe = [...all, 'tufe'] as const

export const rateKeys = {
  latest: [...all, 'latest'] as const,
  legal: [...all, 'legal'] as const,
  tufe: (filter: z.output<typeof tufeApi.list.query>) => [...tufe, filter] as const,
}

export const refreshTufe = () => queryClient.invalidateQueries({ queryKey: tufe })
export const refreshLegalRates = () => queryClient.invalidateQueries({ queryKey: rateKeys.legal })
