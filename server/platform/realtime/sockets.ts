import type { Server, Socket } from 'socket.io'
import type { ClientEvents, ServerEvent, ServerEvents } from '#domain/realtime/realtime.events.ts'
import type { SocketSession } from './realtime.ts'

interface SocketData {
  userId: string
}
export type BrowserSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketData>
export type SocketIoServer = Server<ClientEvents, ServerEvents, Record<string, never>, SocketData>

/** What this process knows of an open socket; the session's token never leaves it. */
export interface OpenSocket {
  session: SocketSession
  /** Raised when rights change: an answer from before is asked for again. */
  rightsVersion: number
}

/** An event for everybody in a room, or in several: whoever is in two of them gets it once. */
export interface RoomEvent {
  room: string | string[]
  /** Those in this room do not get it. */
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

/** To the sockets of this process. The types of one event's data are checked where it is sent; here any of them passes. */
export const emitLocally = (io: SocketIoServer, { room, exceptRoom, name, data }: RoomEvent) =>
  (io as Server)
    .to(room)
    .except(exceptRoom ?? [])
    .emit(name, data)

/** A socket that breaks connects again by itself, and its browser then asks for what it has missed. */
export function makeClientsCatchUp(io: SocketIoServer) {
  for (const socket of allSockets(io)) socket.conn.close()
}
