import { refreshDashboard } from './dashboard.keys.ts'
import { queryClient } from './query-client.ts'

const all = ['engagements'] as const

export const engagementKeys = {
  own: [...all, 'own'] as const,
  answer: (id: string) => [...all, 'answer', id] as const,
}

export async function refreshEngagements(): Promise<void> {
  void refreshDashboard()
  await queryClient.invalidateQueries({ queryKey: all })
}
