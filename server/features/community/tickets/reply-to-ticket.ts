import { refuseTicket } from '#domain/community/tickets/tickets.messages.ts'
import { statusAfterReply } from '#domain/community/tickets/tickets.rules.ts'
import {
  closedStatus,
  maxFilesOfMessage,
  maxRepliesOfTicket,
  type TicketReply,
} from '#domain/community/tickets/tickets.schema.ts'
import { newId } from '#domain/kernel/ids.ts'
import { refuseFile } from '#domain/services/files/files.messages.ts'
import { extensionFits } from '#domain/services/files/files.rules.ts'
import { imageTypes } from '#domain/services/files/files.schema.ts'
import { isAdministrator } from '#server/access/ticket-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { keepFile } from '#server/services/files/keep-file.ts'
import { prepareDocument, prepareImage, typeOf } from '#server/services/files/prepare-file.ts'
import { announceTicket, notifyOtherSide } from './notify-other-side.ts'
import {
  countFilesOf,
  countReplies,
  findTicket,
  insertReply,
  insertTicketFile,
  type KeptReply,
  lockTicket,
  replyById,
  saveTicket,
} from './tickets.queries.ts'

async function openTicket(tx: Tx, actor: Actor, id: string) {
  const ticket = await lockTicket(tx, actor, id)
  if (!ticket) throw refuseTicket('ticket_missing')
  if (ticket.status === closedStatus) throw refuseTicket('ticket_closed')
  return ticket
}

/** As its author sees it. */
const shown = (actor: Actor, { search_key: _, ...reply }: KeptReply): TicketReply => ({
  ...reply,
  author_name: actor.username,
  created_at: reply.created_at.toISOString(),
  updated_at: reply.updated_at.toISOString(),
  files: [],
})

export const replyToTicket = (
  ctx: Context,
  actor: Actor,
  ticket_id: string,
  input: { id?: string | undefined; text: string },
): Promise<TicketReply> =>
  ctx.db.transact(async (tx) => {
    const ticket = await openTicket(tx, actor, ticket_id)
    const now = ctx.clock.now()
    const bySupport = isAdministrator(actor)
    const id = input.id ?? newId()
    const reply = { id, ticket_id, author_id: actor.userId, by_support: bySupport }
    const known = await replyById(tx, id)
    if (known) {
      // Repeated because the reply was lost: written and notified once.
      const isSame = known.ticket_id === ticket_id && known.author_id === actor.userId && known.text === input.text
      if (!isSame) throw refuseTicket('already_sent')
      return shown(actor, known)
    }
    if ((await countReplies(tx, ticket_id)) >= maxRepliesOfTicket) throw refuseTicket('ticket_long')
    const kept = await insertReply(tx, { ...reply, text: input.text, created_at: now, updated_at: now })
    if (!kept) throw refuseTicket('already_sent')
    const isFirstAnswer = bySupport && ticket.creator_id !== actor.userId && !ticket.first_answer_at
    await saveTicket(tx, ticket_id, {
      status: statusAfterReply(bySupport),
      updated_at: now,
      ...(isFirstAnswer && { first_answer_at: now }),
    })
    await notifyOtherSide(ctx, tx, actor, {
      ticket,
      event: { creator: 'Destek talebiniz yanıtlandı', support: `${actor.username} destek talebine yazdı` },
      words: input.text,
    })
    return shown(actor, kept)
  })

interface NewFile {
  id: string
  /** Null when the file belongs to the ticket itself. */
  reply: string | null
  name: string
  bytes: Uint8Array
}

/** A file is attached to a text by its author and cannot be moved later. */
export async function addTicketFile(ctx: Context, actor: Actor, { id, reply, name, bytes }: NewFile): Promise<string> {
  const found = await findTicket(ctx.db, actor, id)
  if (!found) throw refuseTicket('ticket_missing')
  const type = await typeOf(bytes)
  const prepared = await (imageTypes.some((image) => image === type) ? prepareImage(bytes) : prepareDocument(bytes))
  if (!extensionFits(name, prepared.type)) throw refuseFile('wrong_extension')
  const kept = { area: 'general-files' as const, name, property_id: null, prepared }
  return keepFile(ctx, actor, kept, async (tx, file): Promise<string> => {
    const ticket = await openTicket(tx, actor, id)
    const message = reply ? await replyById(tx, reply) : { ticket_id: id, author_id: ticket.creator_id }
    if (message?.ticket_id !== id || message.author_id !== actor.userId) throw refuseTicket('message_missing')
    const position = await countFilesOf(tx, id, reply)
    if (position >= maxFilesOfMessage) throw refuseTicket('too_many_ticket_files')
    await insertTicketFile(tx, { ticket_id: id, reply_id: reply, file_id: file.id, position })
    await announceTicket(ctx, tx, ticket)
    return file.id
  })
}
