import { sql } from 'drizzle-orm'
import { fold } from '#domain/kernel/turkish-text.ts'
import type { MessageView } from '#domain/people/chat/chat.schema.ts'
import { type PlaceholderValues, preparedByCaller } from '#server/access/prepared-by-caller.ts'
import type { Db } from '#server/db/client.ts'
import { type AsJson, instantOf, rowsAsJson } from '#server/db/read-together.ts'
import { chats, messageFiles, messages } from '#server/db/schema/chat.ts'
import type { Actor } from '#server/http/actor.ts'
import { chatOf, partnerIn, writableBy } from './chat-scope.queries.ts'
import type { ViewRow } from './messages.queries.ts'
import { awayReaders } from './presence.queries.ts'

interface NewMessage {
  id: string
  chat_id: string
  text: string
  now: Date
  /** Null when a requested file is missing; then nothing is written. */
  files: MessageView['files'] | null
  /** Link of the reader's notification. */
  link: string
  /** Writes nothing if the reader has to be notified, which needs a transaction. */
  unlessAway?: boolean
}

export interface WrittenMessage {
  partner: string
  /** Whether the caller may still write to the other person. */
  open: boolean
  /** Null when nothing was written: chat closed, files missing, id taken, or the reader away and `unlessAway`. */
  message: MessageView | null
  /** The other person may need a notification; messages written while waiting for the lock are not considered. */
  readerAway: boolean
}

type Row = Omit<WrittenMessage, 'message'> & { message: AsJson<Omit<ViewRow, 'files'>> | null }
type Values = PlaceholderValues<{ id: string; chat_id: string; text: string; key: string; at: string; link: string }>

type Condition = 'always' | 'unless-away' | 'never'

const messageRows = preparedByCaller((db, actor, written: Condition, { id, chat_id, text, key, at, link }: Values) => {
  const notified = { chat_id, message_id: id, sender_id: actor.callerId, link }
  const away = awayReaders(db, sql`(select partner from chat)`, notified, { now: at, today: actor.today })
  const condition = { always: sql`true`, 'unless-away': sql`not exists (${away})`, never: sql`false` }[written]
  return sql<Row>`
    with chat as (
      select ${chats.id}, ${partnerIn(actor)} as partner from ${chats} where ${chatOf(actor.callerId, chat_id)} for update),
    target as (select chat.*, ${writableBy(actor, sql`chat.partner`)} as open from chat),
    message as (
      insert into ${messages} (id, chat_id, sender_id, text, search_key, timestamp)
      select ${id}::uuid, target.id, ${actor.callerId}::uuid, ${text}, ${key}, ${at}::timestamptz
      from target where target.open and ${condition}
      on conflict (id) do nothing
      returning id, chat_id, seq, sender_id, text, timestamp, is_read),
    touched as (update ${chats} set updated_at = ${at}::timestamptz from message where ${chats.id} = message.chat_id)
    select partner, open, (select row_to_json(m) from message m) as message, (${rowsAsJson(away)})::jsonb <> '[]' as "readerAway"
    from target`
})

/**
 * One statement: locks the chat so that message numbers follow their visible order, writes the message and moves the
 * chat up in both lists. Null for a stranger.
 */
export async function writeMessage(db: Db, actor: Actor, written: NewMessage): Promise<WrittenMessage | null> {
  const { id, chat_id, text, now, files, link, unlessAway = false } = written
  const at = now.toISOString()
  const key = fold([text, ...(files ?? []).map(({ name }) => name)].join(' '))
  const condition = files === null ? 'never' : unlessAway ? 'unless-away' : 'always'
  const [row] = await messageRows(db, actor, condition, { id, chat_id, text, key, at, link })
  if (!row) return null
  if (!row.message) return { ...row, message: null }
  if (files!.length > 0)
    await db
      .insert(messageFiles)
      .values(files!.map((file, position) => ({ message_id: id, file_id: file.id, position })))
  const timestamp = instantOf(row.message.timestamp)
  return { ...row, message: { ...row.message, timestamp, files: files! } }
}
