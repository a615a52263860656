import type { z } from 'zod'
import type { binFilter } from '#domain/services/bin/bin.schema.ts'
import { queryClient } from './query-client.ts'

const all = ['bin'] as const

export const binKeys = {
  list: (filter: z.output<typeof binFilter>) => [...all, 'list', filter] as const,
}

export const refreshBin = () => queryClient.invalidateQueries({ queryKey: all })

/**
 * A restored record may appear in any list, on a property's page or on a person's card, so every query is refetched.
 */
export const refreshAfterRestore = () => queryClient.invalidateQueries()
