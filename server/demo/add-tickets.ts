import { statusAfterReply } from '#domain/community/tickets/tickets.rules.ts'
import { closedStatus, type TicketStatus } from '#domain/community/tickets/tickets.schema.ts'
import { newId } from '#domain/kernel/ids.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import type { Tx } from '#server/db/client.ts'
import { cannedAnswers } from '#server/db/schema/tickets.ts'
import { insertReply, insertTicket } from '#server/features/community/tickets/tickets.queries.ts'
import type { People } from './add-portfolio.ts'
import { demoAnswers, demoTickets, support } from './demo-tickets.ts'
import type { Past } from './past.ts'

/** Support tickets with replies and ratings. */
export async function addTickets(tx: Tx, people: People, past: Past): Promise<void> {
  for (const { by, daysAgo, said, closed, rating, assigned, ...ticket } of demoTickets) {
    const after = (hours: number) => past.daysAgo(daysAgo - hours / 24)
    const id = newId(after(0).getTime())
    const answers = said.filter(([author]) => author === support)
    const last = said.at(-1)
    const open: TicketStatus = last ? statusAfterReply(last[0] === support) : 'Açık'
    await insertTicket(tx, {
      ...ticket,
      id,
      creator_id: people.id(by),
      status: closed === undefined ? open : closedStatus,
      created_at: after(0),
      updated_at: after(closed ?? last?.[2] ?? 0),
      assigned_to: assigned ? people.id(support) : null,
      first_answer_at: answers[0] ? after(answers[0][2]) : null,
      closed_at: closed === undefined ? null : after(closed),
      rating,
    })
    for (const [author, text, hours] of said) {
      const at = after(hours)
      const words = { id: newId(at.getTime()), ticket_id: id, text, created_at: at, updated_at: at }
      await insertReply(tx, { ...words, author_id: people.id(author), by_support: author === support })
    }
  }
  const updated_at = past.daysAgo(200)
  await tx
    .insert(cannedAnswers)
    .values(demoAnswers.map((answer) => ({ ...answer, id: newId(), title_key: fold(answer.title), updated_at })))
}
