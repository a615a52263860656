import { queryClient } from './query-client.ts'

const all = ['notifications'] as const

export const notificationKeys = {
  all,
  latest: [...all, 'latest'] as const,
  list: [...all, 'all'] as const,
  preferences: [...all, 'preferences'] as const,
}

export const refreshNotifications = () => queryClient.invalidateQueries({ queryKey: all })
export const refreshLatestNotifications = () => queryClient.invalidateQueries({ queryKey: notificationKeys.latest })
export const refreshPreferences = () => queryClient.invalidateQueries({ queryKey: notificationKeys.preferences })
