import type { CardValue } from '#domain/insight/dashboard/cards.schema.ts'
import { waitingTickets } from '#server/features/community/tickets/ticket-list.queries.ts'
import type { ReadCard } from '../start-card.ts'

const shown = 5

export const tickets: ReadCard<CardValue<'tickets'>> = {
  empty: { documents: [], total: 0 },
  read: ({ ctx }) => waitingTickets(ctx.db, shown),
}
