import { refuseArrears } from '#domain/money/arrears/arrears.messages.ts'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/db/page.ts'
import type { Actor } from '#server/http/actor.ts'
import { chosenMessagesOf, dropMessages, keepMessages, messagesByIds, messagesToChoose } from './arrears.queries.ts'
import { findArrears } from './find-arrears.ts'

const mostMessages = 500

export async function listMessages(
  ctx: Context,
  actor: Actor,
  tenancyId: string,
  filter: { page: number; size: number },
) {
  await findArrears(ctx.db, actor, tenancyId)
  const { rows, total } = await messagesToChoose(ctx.db, { userId: actor.userId, tenancyId }, filter)
  return pageOf(
    rows.map(({ file_ids, sent_at, ...row }) => ({ ...row, sent_at: sent_at.toISOString(), files: file_ids.length })),
    total,
    filter,
  )
}

/** People who can read a conversation may add its messages to the case file, which keeps their text of that moment. */
export const chooseMessages = (
  ctx: Context,
  actor: Actor,
  tenancyId: string,
  { messages, chosen }: { messages: string[]; chosen: boolean },
) =>
  ctx.db.transact(async (tx) => {
    await findArrears(tx, actor, tenancyId, { lock: true })
    const ids = [...new Set(messages)]
    if (!chosen) return void (await dropMessages(tx, tenancyId, ids))
    const found = await messagesByIds(tx, { userId: actor.userId, tenancyId }, ids)
    if (found.length !== ids.length) throw refuseArrears('message_missing')
    const before = (await chosenMessagesOf(tx, tenancyId)).map(({ message_id }) => message_id)
    if (new Set([...before, ...ids]).size > mostMessages) throw refuseArrears('too_many_messages')
    await keepMessages(
      tx,
      found.map(({ id, sender_name, text, sent_at, file_ids }) => ({
        tenancy_id: tenancyId,
        message_id: id,
        sender_name,
        text,
        sent_at,
        file_ids,
        chosen_by: actor.userId,
        chosen_by_name: actor.username,
        chosen_at: ctx.clock.now(),
      })),
    )
  })
