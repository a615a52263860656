import { and, asc, desc, eq, gt, inArray, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import { fold } from '#domain/kernel/turkish-text.ts'
import type { MessageView } from '#domain/people/chat/chat.schema.ts'
import { type PlaceholderValues, preparedByCaller } from '#server/access/prepared-by-caller.ts'
import type { Db } from '#server/db/client.ts'
import { likePattern } from '#server/db/like.ts'
import { firstOf } from '#server/db/page.ts'
import { type AsJson, instantOf, rowsAsJson } from '#server/db/read-together.ts'
import { chats, messageFiles, messages } from '#server/db/schema/chat.ts'
import { files } from '#server/db/schema/files.ts'
import type { Actor } from '#server/http/actor.ts'
import { chatOf } from './chat-scope.queries.ts'

type MessageRow = typeof messages.$inferSelect
type FileView = MessageView['files'][number]

const messageColumns = {
  id: messages.id,
  chat_id: messages.chat_id,
  seq: messages.seq,
  sender_id: messages.sender_id,
  text: messages.text,
  timestamp: messages.timestamp,
  is_read: messages.is_read,
}

const filesOf = (message: SQL) => sql<FileView[]>`coalesce((
  select json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'size', f.size, 'width', f.width, 'height', f.height)
    order by mf.position)
  from ${messageFiles} mf join ${files} f on f.id = mf.file_id where mf.message_id = ${message}), '[]'::json)`

export type ViewRow = Omit<MessageRow, 'search_key' | 'read_at'> & { files: FileView[] }
const toView = ({ timestamp, ...row }: ViewRow): MessageView => ({ ...row, timestamp: timestamp.toISOString() })

export interface PageOf {
  before?: number | undefined
  after?: number | undefined
  size: number
}

// drizzle omits table names in a select over one table, so a subquery would read the bare column as its own.
const chatRow = sql.raw('"chats"."id"')

const isForward = ({ after }: PageOf) => after !== undefined

const conversationRows = preparedByCaller(
  (db, actor, asked: PageOf, { chatId }: PlaceholderValues<{ chatId: string }>) => {
    const { before, after, size } = asked
    const forward = isForward(asked)
    const bounds =
      after !== undefined ? gt(messages.seq, after) : before === undefined ? undefined : lt(messages.seq, before)
    const page = db
      .select({ ...messageColumns, files: filesOf(sql.raw('"messages"."id"')).as('files') })
      .from(messages)
      .where(and(eq(messages.chat_id, chats.id), bounds))
      .orderBy(firstOf([forward ? asc(messages.seq) : desc(messages.seq)], size + 1))
    return db
      .select({
        read_seq: sql<number>`coalesce((select r.seq from ${messages} r where r.chat_id = ${chatRow}
        and r.sender_id = ${actor.callerId} and r.is_read order by r.seq desc limit 1), 0)`.mapWith(Number),
        page: sql<AsJson<ViewRow>[]>`(${rowsAsJson(page)})`,
      })
      .from(chats)
      .where(chatOf(actor.callerId, chatId))
  },
)

/**
 * One statement: checks access, reads a page of messages and how far the other person has read. Null for a stranger.
 */
export async function conversationOf(db: Db, actor: Actor, chatId: string, asked: PageOf) {
  const { size } = asked
  const [conversation] = await conversationRows(db, actor, asked, { chatId })
  if (!conversation) return null
  const found = conversation.page.map(({ timestamp, ...row }) => ({ ...row, timestamp: instantOf(timestamp) }))
  const shown = found.slice(0, size)
  return {
    chat_id: chatId,
    messages: isForward(asked) ? shown : shown.reverse(),
    hasMore: found.length > size,
    read_seq: conversation.read_seq,
  }
}

/** Finds the message with this id, whoever wrote it. */
export async function messageById(db: Db, id: string): Promise<MessageView | null> {
  const [row] = await db
    .select({ ...messageColumns, files: filesOf(sql.raw('"messages"."id"')) })
    .from(messages)
    .where(eq(messages.id, id))
  return row ? toView(row) : null
}

/** This person's unsent uploads for this chat, locked against the cleanup job. */
export async function lockUploads(db: Db, actor: Actor, chatId: string, ids: string[]): Promise<FileView[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: files.id,
      name: files.name,
      type: files.type,
      size: files.size,
      width: files.width,
      height: files.height,
    })
    .from(files)
    .where(
      and(
        inArray(files.id, ids),
        eq(files.chat_id, chatId),
        eq(files.uploaded_by, actor.userId),
        sql`not exists (select 1 from ${messageFiles} mf where mf.file_id = ${sql.raw('"files"."id"')})`,
      ),
    )
    .orderBy(files.id)
    .for('update')
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** Whether no message uses the file; locked, so that none can start to. */
export async function lockUnsent(db: Db, fileId: string): Promise<boolean> {
  const [row] = await db
    .select({
      sent: sql<boolean>`exists (select 1 from ${messageFiles} mf where mf.file_id = ${sql.raw('"files"."id"')})`,
    })
    .from(files)
    .where(eq(files.id, fileId))
    .for('update')
  return row?.sent === false
}

/** Returns how many of the other person's messages became read. */
export async function markRead(
  db: Db,
  actor: Actor,
  { chatId, seq, now }: { chatId: string; seq: number; now: Date },
): Promise<number> {
  const rows = await db
    .update(messages)
    .set({ is_read: true, read_at: now })
    .where(
      and(
        eq(messages.chat_id, chatId),
        ne(messages.sender_id, actor.userId),
        eq(messages.is_read, false),
        lte(messages.seq, seq),
      ),
    )
    .returning({ id: messages.id })
  return rows.length
}

const mostFound = 50

/** Reads only the person's own chats, each through its index; newest first. */
export async function searchMessages(db: Db, actor: Actor, q: string): Promise<MessageView[]> {
  const words = fold(q).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const { userId } = actor
  const rows = await db
    .select({ ...messageColumns, files: filesOf(sql.raw('"messages"."id"')) })
    .from(messages)
    .where(
      and(
        sql`${messages.chat_id} in (select id from ${chats} where user1 = ${userId} union all select id from ${chats} where user2 = ${userId})`,
        ...words.map((word) => sql`${messages.search_key} like ${likePattern(word)}`),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(mostFound)
  return rows.map(toView)
}
