import type { AdminTicketFilter, TicketFilter } from '#domain/community/tickets/tickets.schema.ts'
import { refreshDashboard } from './dashboard.keys.ts'
import { queryClient } from './query-client.ts'

const all = ['tickets'] as const

export const ticketKeys = {
  own: (filter: TicketFilter) => [...all, 'own', filter] as const,
  all: (filter: AdminTicketFilter) => [...all, 'all', filter] as const,
  one: (id: string) => [...all, 'one', id] as const,
  statistics: [...all, 'statistics'] as const,
  answers: [...all, 'answers'] as const,
  change: (id: string) => [...all, 'change', id] as const,
}

/** Lists, statistics, the open ticket, and the start screen of the administrator who answers. */
export async function refreshTickets(): Promise<void> {
  void refreshDashboard()
  await queryClient.invalidateQueries({ queryKey: all })
}
