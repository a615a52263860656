import { queryClient } from './query-client.ts'

const all = ['accounts'] as const

export const accountKeys = {
  profile: [...all, 'profile'] as const,
  sessions: [...all, 'sessions'] as const,
}

export const refreshProfile = () => queryClient.invalidateQueries({ queryKey: accountKeys.profile })
export const refreshSessions = () => queryClient.invalidateQueries({ queryKey: accountKeys.sessions })
