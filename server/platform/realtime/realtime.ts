import type { IncomingHttpHeaders, Server } from 'node:http'
import type { EventData, ServerEvent } from '#domain/realtime/realtime.events.ts'

/**
 * Telling open browsers at once. Nothing may depend on it: it is called after the commit, it never fails its caller, and
 * a browser that missed an event learns the same from a call.
 */
export interface Realtime {
  toUser<Name extends ServerEvent>(userId: string, event: Name, data: EventData<Name>): void
  /** Somebody's rights, roles or session changed: their open sockets are checked again, on every process. */
  recheck(userId: string): void
}

/** Somebody who came in: who they are and the session that they came with. */
export interface Visitor {
  userId: string
  token: string
}

/** Who may come in and what they may open there: the product's own rules, asked by whatever holds the connections. */
export interface Door {
  /** Whether a page of another site asks. */
  isForeign(headers: IncomingHttpHeaders): boolean
  /** Who it is, or why not. */
  admit(headers: IncomingHttpHeaders): Promise<Visitor | string>
  /** Of these sessions, those that still open the door. */
  stillIn(tokens: string[]): Promise<Set<string>>
  /** Whether this visitor may write in this chat at this moment. */
  mayOpenChat(visitor: Visitor, chatId: string): Promise<boolean>
  /** Who of the two in each of these chats is there at this moment. */
  presentIn(chatIds: string[]): Promise<{ chat_id: string; user_id: string; last_seen: string }[]>
  /** The first browser of somebody came on this process, or the last one went. */
  arrived(userId: string): void
  gone(userId: string): void
}

/** Holds the connections of browsers; part of a server that listens. */
export interface SocketServer {
  attach(server: Server, door: Door): void
  /** Everybody's connection ends; browsers come back by themselves to whoever answers next. */
  close(): Promise<void>
}
