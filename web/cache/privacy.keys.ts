import type { DeletionFilter } from '#domain/operations/privacy/privacy.schema.ts'
import { queryClient } from './query-client.ts'

const all = ['privacy'] as const
const deletions = [...all, 'deletions'] as const

export const privacyKeys = {
  center: [...all, 'center'] as const,
  deletions: (filter: DeletionFilter) => [...deletions, 'list', filter] as const,
  plan: (id: string) => [...deletions, 'plan', id] as const,
  decision: (id: string) => [...deletions, 'decision', id] as const,
}

export const refreshPrivacy = () => queryClient.invalidateQueries({ queryKey: all })
