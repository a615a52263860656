import type { IncomingHttpHeaders, Server } from 'node:http'
import type { EventData, ServerEvent } from '#domain/people/realtime/realtime.events.ts'

/**
 * Events for open browsers. Delivery is not guaranteed: they are sent after the commit, sending never throws, and a
 * browser that missed one gets the same data from the API.
 */
export interface Realtime {
  toUser<Name extends ServerEvent>(userId: string, event: Name, data: EventData<Name>): void
  /** Rechecks the user's open sockets on every process after a change of rights, roles or session. */
  recheck(userId: string): void
}

/** The owner of a socket, and the session of its handshake. */
export interface SocketSession {
  userId: string
  accountId: string
  token: string
}

/** The product's rules for sockets: who may connect, and what they may open. */
export interface SocketAuthorizer {
  /** Whether the request comes from a page of another site. */
  isForeign(headers: IncomingHttpHeaders): boolean
  /** The session, or the code of the refusal. */
  authorizeHandshake(headers: IncomingHttpHeaders): Promise<SocketSession | string>
  /** Returns those of the sessions' tokens that are still valid. */
  stillAuthorized(tokens: string[]): Promise<Set<string>>
  /** Whether the user may currently write in this chat. */
  mayOpenChat(session: SocketSession, chatId: string): Promise<boolean>
}

/** Receives presence updates from the sockets. */
export interface SocketPresence {
  /** The user's first socket on this process was opened. */
  connected(userId: string): void
  /** The user's last socket on this process was closed. */
  disconnected(userId: string): void
  /** For each viewer, the users they chat with who are online now, on any process. */
  presentFor(viewers: string[]): Promise<{ viewer: string; user_ids: string[]; last_seen: string }[]>
}

export interface SocketRules {
  authorizer: SocketAuthorizer
  presence: SocketPresence
}

/** Manages the browsers' sockets on a listening server. */
export interface SocketServer {
  attach(server: Server, rules: SocketRules): void
  /** Number of open sockets on this process. */
  open(): number
  /** Closes every socket; browsers reconnect by themselves to another process or after a restart. */
  close(): Promise<void>
}
