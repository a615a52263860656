import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Socket } from 'socket.io-client'
import {
  type ClientEvents,
  type EventData,
  type ServerEvent,
  type ServerEvents,
  socketPath,
} from '#domain/realtime/realtime.events.ts'
import { listen } from './events.ts'

/** `off`: nobody is signed in; `lost`: it was there, or should be, and is being tried again. */
export type Connection = 'off' | 'connecting' | 'open' | 'lost'
type Line = Socket<ServerEvents, ClientEvents>
type Connect = () => Promise<Line>
type Hear<Name extends ServerEvent> = (event: EventData<Name>) => void
/** `first`: the first connection since sign-in; whoever has just read everything may leave it out. */
type CatchUp = (first: boolean) => void

const longestPauseMs = 30_000

let line: Line | null = null
let connection: Connection = 'off'
let connectedBefore = false
let pauseMs = 1000
let retry: ReturnType<typeof setTimeout> | undefined
/** Raised at every opening and closing: a library that arrives late must not connect somebody who has left. */
let generation = 0

const listeners = new Set<() => void>()
const hearers = new Map<ServerEvent, Set<Hear<ServerEvent>>>()
const catchUps = new Set<CatchUp>()
const refusals = new Set<() => void>()

function become(state: Connection) {
  if (connection === state) return
  connection = state
  for (const tell of listeners) tell()
}

/** Only the signed-in frame asks for it, so no other page ever fetches this library. */
const connectByLibrary: Connect = async () => {
  const { io } = await import('socket.io-client')
  // The plain connection first: it needs no sticky sessions where several processes share the work.
  return io({
    path: socketPath,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelayMax: 10_000,
  })
}

/** One connection for the signed-in person; a second call changes nothing. */
export async function openSocket(connect: Connect = connectByLibrary): Promise<void> {
  if (connection !== 'off') return
  const own = ++generation
  become('connecting')
  const made = await connect().catch(() => null)
  if (own !== generation) return void made?.disconnect()
  // The code could not be fetched: the next screen tries again, and calls alone are enough until then.
  if (!made) return become('off')
  line = made
  watch(made)
}

function watch(made: Line) {
  made.on('connect', () => {
    const first = !connectedBefore
    connectedBefore = true
    pauseMs = 1000
    become('open')
    for (const catchUp of catchUps) catchUp(first)
  })
  made.on('disconnect', () => {
    become('lost')
    if (!made.active) tryLater(made)
  })
  made.on('connect_error', () => {
    become('lost')
    if (made.active) return
    for (const tell of refusals) tell()
    tryLater(made)
  })
  made.onAny((name: ServerEvent, event) => {
    for (const hear of hearers.get(name) ?? []) hear(event)
  })
}

/**
 * The server closed the line or said no, and the library leaves it at that. A closed line alone tells nothing: whoever
 * changes a password or sets up a second factor gets a new session, and the answer that brings it may still be on its way.
 */
function tryLater(made: Line) {
  clearTimeout(retry)
  retry = setTimeout(() => made === line && made.connect(), pauseMs)
  pauseMs = Math.min(pauseMs * 2, longestPauseMs)
}

export function closeSocket(): void {
  generation += 1
  clearTimeout(retry)
  pauseMs = 1000
  connectedBefore = false
  const closing = line
  line = null
  become('off')
  closing?.disconnect()
}

if (typeof window !== 'undefined') {
  listen('userLoggedIn', closeSocket)
  listen('userLoggedOut', closeSocket)
  // A network that comes back is used at once, not after the pause that the failures before have earned.
  window.addEventListener('online', () => {
    if (line && !line.connected) line.disconnect().connect()
  })
  window.addEventListener('offline', () => void line?.io.engine?.close())
}

/** Returns the function that ends the listening. */
export function onServer<Name extends ServerEvent>(name: Name, hear: Hear<Name>): () => void {
  const own = hearers.get(name) ?? new Set()
  hearers.set(name, own)
  own.add(hear as Hear<ServerEvent>)
  return () => void own.delete(hear as Hear<ServerEvent>)
}

/** Called at every connection: what happened in between has to be asked for. */
export function onCatchUp(catchUp: CatchUp): () => void {
  catchUps.add(catchUp)
  return () => void catchUps.delete(catchUp)
}

/** The server refused the connection: whether there is still a session, a call finds out. */
export function onRefused(tell: () => void): () => void {
  refusals.add(tell)
  return () => void refusals.delete(tell)
}

/** Dropped without a connection: whatever must not be lost goes through calls. */
export function tellServer<Name extends keyof ClientEvents>(
  name: Name,
  ...event: Parameters<ClientEvents[Name]>
): void {
  if (line?.connected) line.emit(name, ...event)
}

export const connectionNow = (): Connection => connection
const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

export const useConnection = (): Connection => useSyncExternalStore(subscribe, connectionNow, connectionNow)

/** The latest `hear` is used; it may change with every render. */
export function useServerEvent<Name extends ServerEvent>(name: Name, hear: Hear<Name>): void {
  const latest = useRef(hear)
  useEffect(() => {
    latest.current = hear
  })
  useEffect(() => onServer(name, (event) => latest.current(event)), [name])
}

export function useCatchUp(catchUp: CatchUp): void {
  const latest = useRef(catchUp)
  useEffect(() => {
    latest.current = catchUp
  })
  useEffect(() => onCatchUp((first) => latest.current(first)), [])
}
