import type { z } from 'zod'
import type { suggestionFilter } from '#domain/property/suggestions/suggestions.schema.ts'
import { refreshDashboard } from './dashboard.keys.ts'
import { refreshProperty } from './properties.keys.ts'
import { queryClient } from './query-client.ts'

const all = ['suggestions'] as const

export const suggestionKeys = {
  list: (filter: z.input<typeof suggestionFilter>) => [...all, 'list', filter] as const,
  one: (id: string) => [...all, 'one', id] as const,
  form: (property_id: string, q: string) => [...all, 'form', property_id, q] as const,
}

export async function refreshAllRequests(): Promise<void> {
  void refreshDashboard()
  await queryClient.invalidateQueries({ queryKey: all })
}

/** After a change by either side: lists, the open request and the property's page. */
export async function refreshRequests(property_id: string): Promise<void> {
  void refreshProperty(property_id)
  await refreshAllRequests()
}
