import type { CardName, CardValue } from '#domain/insight/dashboard/cards.schema.ts'
import { answers } from './cards/answers.queries.ts'
import { asked } from './cards/asked.queries.ts'
import { cashflow } from './cards/cashflow.queries.ts'
import { deadlines } from './cards/deadlines.queries.ts'
import { growth } from './cards/growth.queries.ts'
import { handovers } from './cards/handovers.queries.ts'
import { health } from './cards/health.queries.ts'
import { homes } from './cards/homes.queries.ts'
import { month } from './cards/month.queries.ts'
import { occupancy } from './cards/occupancy.queries.ts'
import { papers } from './cards/papers.queries.ts'
import { receipts } from './cards/receipts.queries.ts'
import { registrations } from './cards/registrations.queries.ts'
import { rentals } from './cards/rentals.queries.ts'
import { replies } from './cards/replies.queries.ts'
import { requests } from './cards/requests.queries.ts'
import { steps } from './cards/steps.queries.ts'
import { tickets } from './cards/tickets.queries.ts'
import { toAnswer } from './cards/to-answer.queries.ts'
import { totals } from './cards/totals.queries.ts'
import type { Card } from './start-card.ts'

/** How each card is read. Who has it, and where it stands, is in `startLists`. */
export const startCards: { [Name in CardName]: Card<CardValue<Name>> } = {
  answers,
  asked,
  cashflow,
  deadlines,
  growth,
  handovers,
  health,
  month,
  occupancy,
  papers,
  places: homes,
  receipts,
  registrations,
  rentals,
  replies,
  requests,
  steps,
  tickets,
  to_answer: toAnswer,
  totals,
}
