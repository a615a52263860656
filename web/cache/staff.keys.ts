import type { z } from 'zod'
import type { staffApi } from '#domain/people/staff/staff.api.ts'
import type { staffFilter } from '#domain/people/staff/staff.schema.ts'
import { queryClient } from './query-client.ts'

const all = ['staff'] as const

export const staffKeys = {
  list: (filter: z.output<typeof staffFilter>) => [...all, 'list', filter] as const,
  one: (id: string) => [...all, 'one', id] as const,
  properties: (q: string) => [...all, 'properties', q] as const,
  visible: (filter: z.output<typeof staffApi.visible.query>) => [...all, 'visible', filter] as const,
  related: (userId: string) => [...all, 'related', userId] as const,
  change: (id: string) => [...all, 'change', id] as const,
}

export const refreshStaff = () => queryClient.invalidateQueries({ queryKey: all })
