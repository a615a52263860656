import type { z } from 'zod'
import type { adminApi } from '#domain/operations/admin/admin.api.ts'
import type { userFilter } from '#domain/operations/admin/admin.schema.ts'
import { refreshDashboard } from './dashboard.keys.ts'
import { queryClient } from './query-client.ts'

type MailFilter = z.output<typeof adminApi.outbox.query>

const all = ['admin'] as const
const people = [...all, 'people'] as const

export const adminKeys = {
  summary: [...people, 'summary'] as const,
  users: (filter: z.output<typeof userFilter>) => [...people, 'list', filter] as const,
  outbox: (filter: MailFilter) => [...all, 'outbox', filter] as const,
  sms: (filter: MailFilter) => [...all, 'sms', filter] as const,
  change: (id: string) => [...all, 'change', id] as const,
}

/** Refreshes the counts only, so that the rows do not move under the user's finger. */
export const refreshCounts = () => queryClient.invalidateQueries({ queryKey: adminKeys.summary })

/** A decision on an account also sends e-mails and messages, and the summary counts all of them. */
export async function refreshAdmin(): Promise<void> {
  void refreshDashboard()
  await queryClient.invalidateQueries({ queryKey: all })
}
