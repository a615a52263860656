import { eq } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import type { Tx } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { chats, messageFiles, messages } from '#server/db/schema/chat.ts'
import { files } from '#server/db/schema/files.ts'
import type { People } from './add-portfolio.ts'
import { demoChats } from './demo-chats.ts'
import type { DemoFiles } from './demo-files.ts'
import type { Past } from './past.ts'

/** Conversations of the demo users, oldest message first; a message's index is its number. */
export async function addChats(tx: Tx, people: People, past: Past, kept: DemoFiles): Promise<void> {
  const at = (hoursAgo: number) => past.daysAgo(hoursAgo / 24)
  /** When each user last wrote or read. */
  const seen = new Map<string, Date>()
  const see = (person: string, when: Date) => {
    if (when > (seen.get(person) ?? new Date(0))) seen.set(person, when)
  }
  for (const { between, messages: written, unread } of demoChats) {
    const [user1, user2] = between.map(people.id).sort() as [string, string]
    const id = newId(at(written[0]![1]).getTime())
    await tx
      .insert(chats)
      .values({ id, user1, user2, created_at: at(written[0]![1]), updated_at: at(written.at(-1)![1]) })
    const rows = written.map(([from, hoursAgo, text, file], index) => {
      const is_read = index < written.length - unread
      const timestamp = at(hoursAgo)
      return {
        message: {
          id: newId(timestamp.getTime()),
          chat_id: id,
          sender_id: people.id(from),
          text,
          search_key: fold([text, file ?? ''].join(' ')),
          timestamp,
          is_read,
          read_at: is_read ? timestamp : null,
        },
        file: file && kept.chat.get(file),
      }
    })
    await tx.insert(messages).values(rows.map(({ message }) => message))
    for (const { message } of rows) {
      for (const person of message.is_read ? [user1, user2] : [message.sender_id]) see(person, message.timestamp)
    }
    for (const { message, file } of rows) {
      if (!file) continue
      const { sender_id, timestamp } = message
      await tx.insert(files).values({ ...file, chat_id: id, uploaded_by: sender_id, created_at: timestamp })
      await tx.insert(messageFiles).values({ message_id: message.id, file_id: file.id })
    }
  }
  for (const [id, last_seen] of seen) await tx.update(users).set({ last_seen }).where(eq(users.id, id))
}
