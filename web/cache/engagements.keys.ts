import { queryClient } from './query-client.ts'

const all = ['engagements'] as const

export const engagementKeys = {
  own: [...all, 'own'] as const,
  answer: (id: string) => [...all, 'answer', id] as const,
}

export const refreshEngagements = () => queryClient.invalidateQueries({ queryKey: all })
