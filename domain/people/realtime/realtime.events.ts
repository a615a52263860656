import type { MessageView } from '#domain/people/chat/chat.schema.ts'
import type { NotificationView } from '#domain/people/notifications/notifications.schema.ts'

/**
 * What the server sends to a browser. Every event repeats something that a call also answers: a browser that was away asks
 * again when it comes back, and one that gets the same thing twice keeps it once, by its id.
 */
export interface ServerEvents {
  /** A message in one of the person's chats, also to the sender's other windows. */
  message: (event: { message: MessageView }) => void
  /** `reader_id` has read everything in the chat up to `seq`. */
  messagesRead: (event: { chat_id: string; reader_id: string; seq: number }) => void
  typing: (event: { chat_id: string; user_id: string; typing: boolean }) => void
  /** Somebody came or went. */
  presence: (event: { user_id: string; last_seen: string }) => void
  /** Again and again: of those whom the person writes with, all who are there. */
  present: (event: { user_ids: string[]; last_seen: string }) => void
  notification: (event: { notification: NotificationView; unread: number }) => void
  /** Read, deleted or all read elsewhere: the bell asks again. */
  notificationsChanged: (event: { unread: number }) => void
  suggestionChanged: (event: { id: string; property_id: string }) => void
  ticketChanged: (event: { id: string }) => void
  contractChanged: (event: { id: string; property_id: string }) => void
  /** Rights, roles or the account itself changed: the browser reads its user again. */
  accessChanged: () => void
}
export type ServerEvent = keyof ServerEvents
export type EventData<Name extends ServerEvent> = Parameters<ServerEvents[Name]>[0]

/** What a browser sends to the server; everything that must not be lost goes through calls instead. */
export interface ClientEvents {
  /** Opens a chat for typing marks. A stranger gets the same `false` for a foreign chat and a missing one. */
  openChat: (event: { chat_id: string }, answer: (opened: boolean) => void) => void
  closeChat: (event: { chat_id: string }) => void
  typing: (event: { chat_id: string; typing: boolean }) => void
}

export const socketPath = '/api/socket'
