import { queryClient } from './query-client.ts'

interface Paging {
  page: number
  size: number
}

const all = ['diagnostics'] as const

export const diagnosticsKeys = {
  tools: [...all, 'tools'] as const,
  emails: [...all, 'emails'] as const,
  health: [...all, 'health'] as const,
  sms: [...all, 'sms'] as const,
  people: (q: string) => [...all, 'people', q] as const,
  reminders: (filter: Paging) => [...all, 'reminders', filter] as const,
  expiries: (filter: Paging) => [...all, 'expiries', filter] as const,
  properties: (user: string, filter: Paging) => [...all, 'properties', user, filter] as const,
}

export const refreshDiagnostics = () => queryClient.invalidateQueries({ queryKey: all })
