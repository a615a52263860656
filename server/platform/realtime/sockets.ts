import type { Server, Socket } from 'socket.io'
import type { ClientEvents, ServerEvent, ServerEvents } from '#domain/people/realtime/realtime.events.ts'
import type { SocketSession } from './realtime.ts'

interface SocketData {
  userId: string
}
export type BrowserSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketData>
export type SocketIoServer = Server<ClientEvents, ServerEvents, Record<string, never>, SocketData>

/** The state of an open socket in this process; the session token never leaves it. */
export interface OpenSocket {
  session: SocketSession
  /** Increased when rights change, so that an earlier check is repeated. */
  rightsVersion: number
}

/** An event for all sockets in a room. */
export interface RoomEvent {
  room: string
  /** Sockets in this room are excluded. */
  exceptRoom?: string
  name: ServerEvent
  data: unknown
}

export const userRoom = (userId: string) => `user:${userId}`
export const chatRoom = (chatId: string) => `chat:${chatId}`
const chatsIn = (rooms: Iterable<string>) =>
  [...rooms].flatMap((room) => (room.startsWith('chat:') ? room.slice('chat:'.length) : []))

export const allSockets = (io: SocketIoServer): BrowserSocket[] => [...io.of('/').sockets.values()]

export function socketsOf(io: SocketIoServer, userId: string): BrowserSocket[] {
  const { adapter, sockets } = io.of('/')
  return [...(adapter.rooms.get(userRoom(userId)) ?? [])].flatMap((id) => sockets.get(id) ?? [])
}

export const openChatsOf = (socket: BrowserSocket) => chatsIn(socket.rooms)

/**
 * Sends to the sockets of this process. The event's data was type-checked where it was sent, so any type is accepted
 * here.
 */
export const emitLocally = (io: SocketIoServer, { room, exceptRoom, name, data }: RoomEvent) =>
  (io as Server)
    .to(room)
    .except(exceptRoom ?? [])
    .emit(name, data)

/** Closes all connections: browsers reconnect by themselves and fetch what they missed. */
export function makeClientsCatchUp(io: SocketIoServer) {
  for (const socket of allSockets(io)) socket.conn.close()
}
