import { refuseTicket } from '#domain/community/tickets/tickets.messages.ts'
import { maxCannedAnswers } from '#domain/community/tickets/tickets.schema.ts'
import { newId } from '#domain/kernel/ids.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import type { Context } from '#server/context.ts'
import { answerExists, countAnswers, deleteAnswer, insertAnswer, lockAnswers, saveAnswer } from './tickets.queries.ts'

interface EnteredAnswer {
  id?: string | undefined
  title: string
  text: string
}

/** Creates an answer with a unique title, or changes the one with the given id. */
export const keepAnswer = (ctx: Context, { id, title, text }: EnteredAnswer): Promise<string> =>
  ctx.db.transact(async (tx) => {
    const row = { id: id ?? newId(), title, title_key: fold(title), text, updated_at: ctx.clock.now() }
    await lockAnswers(tx)
    if (id && !(await answerExists(tx, id))) throw refuseTicket('answer_missing')
    if (!id && (await countAnswers(tx)) >= maxCannedAnswers) throw refuseTicket('too_many_answers')
    const kept = await (id ? saveAnswer(tx, row) : insertAnswer(tx, row))
    if (!kept) throw refuseTicket('answer_title_taken')
    return row.id
  })

export async function removeAnswer(ctx: Context, id: string): Promise<void> {
  if (!(await deleteAnswer(ctx.db, id))) throw refuseTicket('answer_missing')
}
