import type { MessageView } from '#domain/people/chat/chat.schema.ts'
import type { NotificationView } from '#domain/people/notifications/notifications.schema.ts'

/**
 * Events from the server to the browser. Each repeats data that an endpoint returns too: a browser that was offline
 * requests it again, and duplicates are recognised by id.
 */
export interface ServerEvents {
  /** A message in one of the user's chats, also sent to the sender's other windows. */
  message: (event: { message: MessageView }) => void
  /** `reader_id` has read all messages of the chat up to `seq`. */
  messagesRead: (event: { chat_id: string; reader_id: string; seq: number }) => void
  typing: (event: { chat_id: string; user_id: string; typing: boolean }) => void
  /** A person went online or offline. */
  presence: (event: { user_id: string; last_seen: string }) => void
  /** Sent regularly: all online people with whom the user has a chat. */
  present: (event: { user_ids: string[]; last_seen: string }) => void
  notification: (event: { notification: NotificationView; unread: number }) => void
  /** A notification was read or deleted elsewhere, so the bell refetches. */
  notificationsChanged: (event: { unread: number }) => void
  suggestionChanged: (event: { id: string; property_id: string }) => void
  ticketChanged: (event: { id: string }) => void
  contractChanged: (event: { id: string; property_id: string }) => void
  /** Rights, roles or the account changed, so the browser refetches its user. */
  accessChanged: () => void
}
export type ServerEvent = keyof ServerEvents
export type EventData<Name extends ServerEvent> = Parameters<ServerEvents[Name]>[0]

/** Events from the browser to the server; anything that must not be lost uses endpoints instead. */
export interface ClientEvents {
  /** Opens a chat for typing indicators. Answers `false` both for another user's chat and for a missing one. */
  openChat: (event: { chat_id: string }, answer: (opened: boolean) => void) => void
  closeChat: (event: { chat_id: string }) => void
  typing: (event: { chat_id: string; typing: boolean }) => void
}

export const socketPath = '/api/socket'
