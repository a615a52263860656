import { queryClient } from './query-client.ts'

const all = ['conditions'] as const

export const conditionKeys = {
  all,
  /** Without a property, the user's own library. */
  library: (property?: string) => [...all, property ?? 'own'] as const,
}

export const refreshConditions = () => queryClient.invalidateQueries({ queryKey: all })
