import { useEffect, useRef } from 'react'
import type { Socket } from 'socket.io-client'
import {
  type ClientEvents,
  type EventData,
  type ServerEvent,
  type ServerEvents,
  socketPath,
} from '#domain/people/realtime/realtime.events.ts'
import { listen } from './events.ts'
import { createStore } from './store.ts'

/** `off`: no user is signed in; `lost`: the connection failed or broke and is being retried. */
export type Connection = 'off' | 'connecting' | 'open' | 'lost'
type ClientSocket = Socket<ServerEvents, ClientEvents>
type Connect = () => Promise<ClientSocket>
type Handler<Name extends ServerEvent> = (event: EventData<Name>) => void
/** `first`: the first connection since sign-in; handlers that have just read everything may skip it. */
type CatchUp = (first: boolean) => void

const longestPauseMs = 30_000

const connection = createStore<Connection>('off')
let socket: ClientSocket | null = null
let connectedBefore = false
let pauseMs = 1000
let retry: ReturnType<typeof setTimeout> | undefined
/** Raised at every opening and closing, so that a library that loads late does not connect a user who has left. */
let generation = 0

const eventHandlers = new Map<ServerEvent, Set<Handler<ServerEvent>>>()
const catchUpHandlers = new Set<CatchUp>()
const refusedHandlers = new Set<() => void>()

/** Called only by the signed-in shell, so that no other page loads this library. */
const connectByLibrary: Connect = async () => {
  const { io } = await import('socket.io-client')
  // WebSocket first, because it needs no sticky sessions with several server processes.
  return io({
    path: socketPath,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelayMax: 10_000,
  })
}

/** One connection for the signed-in user; a second call does nothing. */
export async function openSocket(connect: Connect = connectByLibrary): Promise<void> {
  if (connection.get() !== 'off') return
  const own = ++generation
  connection.set('connecting')
  const opened = await connect().catch(() => null)
  if (own !== generation) return void opened?.disconnect()
  // The library could not be loaded: the next screen tries again, and requests work without it.
  if (!opened) return connection.set('off')
  socket = opened
  addHandlers(opened)
}

function addHandlers(opened: ClientSocket) {
  opened.on('connect', () => {
    const first = !connectedBefore
    connectedBefore = true
    pauseMs = 1000
    connection.set('open')
    for (const catchUp of catchUpHandlers) catchUp(first)
  })
  opened.on('disconnect', () => {
    connection.set('lost')
    if (!opened.active) reconnectLater(opened)
  })
  opened.on('connect_error', () => {
    connection.set('lost')
    if (opened.active) return
    for (const handler of refusedHandlers) handler()
    reconnectLater(opened)
  })
  opened.onAny((name: ServerEvent, event) => {
    for (const handler of eventHandlers.get(name) ?? []) handler(event)
  })
}

/**
 * The library does not reconnect after the server closed or refused the socket. That need not mean the end of the
 * session: changing the password or setting up a second factor replaces the session, and the reply with the new cookie
 * may still be on its way.
 */
function reconnectLater(opened: ClientSocket) {
  clearTimeout(retry)
  retry = setTimeout(() => opened === socket && opened.connect(), pauseMs)
  pauseMs = Math.min(pauseMs * 2, longestPauseMs)
}

export function closeSocket(): void {
  generation += 1
  clearTimeout(retry)
  pauseMs = 1000
  connectedBefore = false
  const closing = socket
  socket = null
  connection.set('off')
  closing?.disconnect()
}

if (typeof window !== 'undefined') {
  listen('userLoggedIn', closeSocket)
  listen('userLoggedOut', closeSocket)
  // Reconnects as soon as the network is back, without waiting for the retry delay.
  window.addEventListener('online', () => {
    if (socket && !socket.connected) socket.disconnect().connect()
  })
  window.addEventListener('offline', () => void socket?.io.engine?.close())
}

/** Returns the function that removes the handler. */
export function onServerEvent<Name extends ServerEvent>(name: Name, handler: Handler<Name>): () => void {
  const handlers = eventHandlers.get(name) ?? new Set()
  eventHandlers.set(name, handlers)
  handlers.add(handler as Handler<ServerEvent>)
  return () => void handlers.delete(handler as Handler<ServerEvent>)
}

/** Called at every connection, to refetch what may have been missed. */
export function onCatchUp(catchUp: CatchUp): () => void {
  catchUpHandlers.add(catchUp)
  return () => void catchUpHandlers.delete(catchUp)
}

/** Called when the server refuses the connection; a request then shows whether the session still exists. */
export function onRefused(handler: () => void): () => void {
  refusedHandlers.add(handler)
  return () => void refusedHandlers.delete(handler)
}

/** Dropped without a connection; anything that must not be lost uses requests instead. */
export function emitToServer<Name extends keyof ClientEvents>(
  name: Name,
  ...event: Parameters<ClientEvents[Name]>
): void {
  if (socket?.connected) socket.emit(name, ...event)
}

export const connectionNow = (): Connection => connection.get()
export const useConnection = (): Connection => connection.use()

/** Always uses the latest `handler`, which may change with every render. */
export function useServerEvent<Name extends ServerEvent>(name: Name, handler: Handler<Name>): void {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => onServerEvent(name, (event) => latest.current(event)), [name])
}

export function useCatchUp(catchUp: CatchUp): void {
  const latest = useRef(catchUp)
  useEffect(() => {
    latest.current = catchUp
  })
  useEffect(() => onCatchUp((first) => latest.current(first)), [])
}

/** Keeps data current: refreshed after each such event, and after a lost connection. */
export function useLive(name: ServerEvent, refresh: () => unknown): void {
  useServerEvent(name, () => void refresh())
  useCatchUp((first) => {
    if (!first) void refresh()
  })
}
