import type { Server as HttpServer } from 'node:http'
import type { Logger } from 'pino'
import { Server } from 'socket.io'
import { socketPath } from '#domain/people/realtime/realtime.events.ts'
import { inBatches } from '../batches.ts'
import type { EventBus } from '../bus/bus.ts'
import type { Clock } from '../clock.ts'
import { logSecurity } from '../security-log.ts'
import { handleClientEvents } from './client-events.ts'
import { eventBudgets } from './event-budgets.ts'
import type { Realtime, SocketRules, SocketServer } from './realtime.ts'
import {
  allSockets,
  type BrowserSocket,
  chatRoom,
  emitLocally,
  makeClientsCatchUp,
  type OpenSocket,
  openChatsOf,
  type RoomEvent,
  type SocketIoServer,
  socketsOf,
  userRoom,
} from './sockets.ts'

/** Events between the processes of an installation. */
export type RealtimeBusEvent = { kind: 'room'; event: RoomEvent } | { kind: 'recheck'; userId: string }

interface Options {
  /** Opened and closed together with the socket server. */
  bus: EventBus<RealtimeBusEvent>
  log: Logger
  clock: Clock
}

/** Events for typing, opening and closing are only a few bytes; everything else uses the API. */
const maxMessageBytes = 4096
const maxSocketsPerUser = 20
const checkEveryMs = 15_000
/** How long a connection may take to authenticate. */
const handshakeMs = 10_000

export function socketIoRealtime({ bus, log, clock }: Options): Realtime & SocketServer {
  let running: (SocketRules & { io: SocketIoServer }) | undefined
  let checks: { stop(): void } | undefined
  const openSockets = new Map<string, OpenSocket>()
  const budgets = eventBudgets({
    clock,
    cutOff({ userId, account }) {
      logSecurity(log, 'cut_off', { account, code: 'socket_flood' })
      if (running) for (const socket of socketsOf(running.io, userId)) socket.disconnect(true)
    },
  })

  function attach(server: HttpServer, rules: SocketRules) {
    const { authorizer } = rules
    const io: SocketIoServer = new Server(server, {
      path: socketPath,
      serveClient: false,
      maxHttpBufferSize: maxMessageBytes,
      connectTimeout: handshakeMs,
      perMessageDeflate: false,
      allowRequest: (request, answer) => answer(null, !authorizer.isForeign(request.headers)),
    })
    running = { io, ...rules }
    io.engine.on('headers', (headers: Record<string, string>) => {
      headers['cache-control'] = 'no-store'
      headers['x-content-type-options'] = 'nosniff'
    })
    io.engine.on('connection', budgets.watch)
    io.use(async (socket, next) => {
      const session = await authorizer.authorizeHandshake(socket.request.headers).catch((error) => {
        log.error({ err: error }, 'socket handshake failed')
        return 'unexpected'
      })
      if (typeof session === 'string') return next(new Error(session))
      if (socketsOf(io, session.userId).length >= maxSocketsPerUser) return next(new Error('too_many'))
      const holder = { userId: session.userId, account: session.accountId }
      if (!budgets.admit(socket.conn, holder)) return next(new Error('too_many'))
      // The connection closed during the handshake, so no disconnect event would remove it later.
      if (socket.conn.readyState !== 'open') return next(new Error('gone'))
      socket.data.userId = session.userId
      openSockets.set(socket.id, { session, rightsVersion: 0 })
      next()
    })
    io.on('connection', (socket) => onConnection(io, socket, rules))
    bus.subscribe((received) => {
      if (received.kind === 'room') emitLocally(io, received.event)
      else void recheckLocally(io, received.userId, rules)
    })
    bus.onMissed(() => makeClientsCatchUp(io))
    checks = inBatches({
      everyMs: checkEveryMs,
      all: () => allSockets(io),
      work: (sockets) => check(io, sockets, rules),
      failed: (error) => log.warn({ reason: String(error) }, 'open sockets not checked'),
    })
  }

  function onConnection(io: SocketIoServer, socket: BrowserSocket, { authorizer, presence }: SocketRules) {
    const open = openSockets.get(socket.id)
    // The session was removed during the handshake.
    if (!open) return void socket.disconnect(true)
    const { userId } = open.session
    socket.join(userRoom(userId))
    if (socketsOf(io, userId).length === 1) presence.connected(userId)
    socket.on('disconnect', () => {
      openSockets.delete(socket.id)
      if (socketsOf(io, userId).length === 0) presence.disconnected(userId)
    })
    const isOpen = () => openSockets.has(socket.id)
    const isHeard = budgets.listener(userId)
    handleClientEvents({ socket, open, authorizer, isOpen, isHeard, emitToRoom: (event) => emitToRoom(io, event) })
  }

  function emitToRoom(io: SocketIoServer, event: RoomEvent) {
    emitLocally(io, event)
    bus.publish({ kind: 'room', event })
  }

  async function recheckLocally(io: SocketIoServer, userId: string, rules: SocketRules) {
    const sockets = socketsOf(io, userId)
    for (const { id } of sockets) {
      const open = openSockets.get(id)
      if (open) open.rightsVersion += 1
    }
    await closeUnauthorized(sockets, rules)
    for (const socket of sockets) {
      const open = openSockets.get(socket.id)
      if (!open) continue
      for (const chatId of openChatsOf(socket)) {
        const allowed = await rules.authorizer.mayOpenChat(open.session, chatId).catch(() => false)
        if (!allowed) socket.leave(chatRoom(chatId))
      }
      socket.emit('accessChanged')
    }
  }

  /** A regular check, because sessions expire, and an event of another process can get lost with the database. */
  async function check(io: SocketIoServer, sockets: BrowserSocket[], rules: SocketRules) {
    budgets.forget()
    await closeUnauthorized(sockets, rules)
    await emitPresence(io, sockets, rules)
  }

  /** Repeats presence, so that a user stays shown as online while they are. */
  async function emitPresence(io: SocketIoServer, sockets: BrowserSocket[], { presence }: SocketRules) {
    const viewers = new Set(sockets.flatMap(({ id }) => openSockets.get(id)?.session.userId ?? []))
    const present = await presence.presentFor([...viewers]).catch(() => [])
    for (const [index, { viewer, ...data }] of present.entries()) {
      emitLocally(io, { room: userRoom(viewer), name: 'present', data })
      // Yields, so that chat messages do not wait behind many presence events.
      if (index % 100 === 99) await new Promise(setImmediate)
    }
  }

  async function closeUnauthorized(sockets: BrowserSocket[], { authorizer }: SocketRules) {
    const tokens = sockets.flatMap(({ id }) => openSockets.get(id)?.session.token ?? [])
    if (tokens.length === 0) return
    const authorized = await authorizer.stillAuthorized(tokens).catch((error) => {
      log.warn({ reason: String(error) }, 'sessions of open sockets not read')
      return null
    })
    for (const socket of sockets) {
      const open = openSockets.get(socket.id)
      if (open && authorized && !authorized.has(open.session.token)) socket.disconnect(true)
    }
  }

  return {
    attach,
    open: () => openSockets.size,
    async close() {
      if (!running) return
      const { io } = running
      running = undefined
      checks?.stop()
      await io.close()
      await bus.close()
    },
    toUsers(userIds, name, data) {
      if (running && userIds.length > 0) emitToRoom(running.io, { room: userIds.map(userRoom), name, data })
    },
    recheck(userId) {
      if (!running) return
      bus.publish({ kind: 'recheck', userId })
      void recheckLocally(running.io, userId, running)
    },
  }
}
