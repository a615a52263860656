import { queryClient } from './query-client.ts'
import { refreshTenancies } from './tenancies.keys.ts'

const all = ['handovers'] as const

export const handoverKeys = {
  view: (id: string) => [...all, 'view', id] as const,
}

/** A handover also shows on its tenancy. */
export async function refreshHandovers(): Promise<void> {
  void refreshTenancies()
  await queryClient.invalidateQueries({ queryKey: all })
}
