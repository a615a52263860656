import type { z } from 'zod'
import type { binFilter } from '#domain/services/bin/bin.schema.ts'
import { queryClient } from './query-client.ts'

const all = ['bin'] as const

export const binKeys = {
  list: (filter: z.output<typeof binFilter>) => [...all, 'list', filter] as const,
}

export const refreshBin = () => queryClient.invalidateQueries({ queryKey: all })

/** What comes back may stand in any list, on a property's page, on a person's card: everything shown is asked again. */
export const refreshAfterRestore = () => queryClient.invalidateQueries()
