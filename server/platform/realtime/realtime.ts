import type { IncomingHttpHeaders, Server } from 'node:http'
import type { EventData, ServerEvent } from '#domain/realtime/realtime.events.ts'

/**
 * Events for open browsers. Nothing may depend on them: they are sent after the commit, sending never fails its caller,
 * and a browser that missed one learns the same from a call.
 */
export interface Realtime {
  toUsers<Name extends ServerEvent>(userIds: readonly string[], event: Name, data: EventData<Name>): void
  /** Somebody's rights, roles or session changed: their open sockets are checked again, on every process. */
  recheck(userId: string): void
}

/** Whose socket it is, and the session that its handshake came with. */
export interface SocketSession {
  userId: string
  accountId: string
  token: string
}

/** Who may connect and what they may open: the product's own rules, asked by whatever holds the sockets. */
export interface SocketAuthorizer {
  /** Whether a page of another site asks. */
  isForeign(headers: IncomingHttpHeaders): boolean
  /** The session, or the code of the refusal. */
  authorizeHandshake(headers: IncomingHttpHeaders): Promise<SocketSession | string>
  /** Of these sessions' tokens, those that may still hold a socket. */
  stillAuthorized(tokens: string[]): Promise<Set<string>>
  /** Whether this person may write in this chat at this moment. */
  mayOpenChat(session: SocketSession, chatId: string): Promise<boolean>
}

/** Learns from the sockets who is there. */
export interface SocketPresence {
  /** The first socket of somebody on this process. */
  connected(userId: string): void
  /** Their last one is closed. */
  disconnected(userId: string): void
  /** Whom each of these people writes with and who is there at this moment, on any process. */
  presentFor(viewers: string[]): Promise<{ viewer: string; user_ids: string[]; last_seen: string }[]>
}

export interface SocketRules {
  authorizer: SocketAuthorizer
  presence: SocketPresence
}

/** Holds the sockets of browsers; part of a server that listens. */
export interface SocketServer {
  attach(server: Server, rules: SocketRules): void
  /** How many are open on this process. */
  open(): number
  /** Closes every socket; browsers connect again by themselves to whoever answers next. */
  close(): Promise<void>
}
