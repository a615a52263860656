import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import type { Logger } from 'pino'
import { Server, type Socket } from 'socket.io'
import { z } from 'zod'
import { type ClientEvents, type ServerEvent, type ServerEvents, socketPath } from '#domain/realtime/realtime.events.ts'
import { listeningPool } from './listening-pool.ts'
import type { Door, Realtime, SocketServer, Visitor } from './realtime.ts'

interface Options {
  /** With it, processes on one database pass events on to each other. */
  databaseUrl: string | undefined
  log: Logger
}

interface Word {
  to: string
  /** Those here do not hear it. */
  except?: string
  event: ServerEvent
  data: unknown
}
interface ProcessEvents {
  recheck: (userId: string) => void
  word: (word: Word) => void
}
interface Kept {
  visitor: Visitor
  /** Raised when rights change: an answer from before is asked for again. */
  round: number
  budget: { left: number; since: number }
}
type Browser = Socket<ClientEvents, ServerEvents, ProcessEvents, { userId: string }>
type Io = Server<ClientEvents, ServerEvents, ProcessEvents, { userId: string }>

/** Typing, opening and closing: a few bytes each. Everything else goes through calls. */
const maxMessageBytes = 4096
const eventsInTenSeconds = 60
const mostSocketsOfOne = 20
const mostOpenChats = 10
const sweepMs = 15_000
/** How long a connection may stay that does not say who it is. */
const silentMs = 10_000

const userRoom = (userId: string) => `user:${userId}`
const chatRoom = (chatId: string) => `chat:${chatId}`
const chatEvent = z.strictObject({ chat_id: z.uuid() })
const typingEvent = z.strictObject({ chat_id: z.uuid(), typing: z.boolean() })

export function socketIoRealtime({ databaseUrl, log }: Options): Realtime & SocketServer {
  let io: Io | undefined
  let closeRest = async () => {}
  /** By socket; the session's token never leaves this process. */
  const kept = new Map<string, Kept>()

  function attach(server: HttpServer, door: Door) {
    const pool = databaseUrl ? listeningPool(databaseUrl, () => sendRound(io)) : undefined
    io = new Server(server, {
      path: socketPath,
      serveClient: false,
      maxHttpBufferSize: maxMessageBytes,
      connectTimeout: silentMs,
      perMessageDeflate: false,
      allowRequest: (request, answer) => answer(null, !door.isForeign(request.headers)),
      ...(pool && {
        adapter: createAdapter(pool, {
          // A notification of the database holds less than 8000 bytes.
          payloadThreshold: 7900,
          errorHandler: (error: Error) => log.warn({ reason: error.message }, 'event not passed on'),
        }),
      }),
    })
    io.engine.on('headers', (headers: Record<string, string>) => {
      headers['cache-control'] = 'no-store'
      headers['x-content-type-options'] = 'nosniff'
    })
    const own = io
    io.use(async (socket, next) => {
      const visitor = await door.admit(socket.request.headers).catch((error) => {
        log.error({ err: error }, 'socket not admitted')
        return 'unexpected'
      })
      if (typeof visitor === 'string') return next(new Error(visitor))
      if (socketsOf(own, visitor.userId).length >= mostSocketsOfOne) return next(new Error('too_many'))
      socket.data.userId = visitor.userId
      kept.set(socket.id, { visitor, round: 0, budget: { left: eventsInTenSeconds, since: Date.now() } })
      next()
    })
    io.on('connection', (socket) => welcome(own, socket, door))
    io.on('recheck', (userId) => void recheckHere(own, userId, door))
    io.on('word', (word) => sayHere(own, word))
    const sweep = setInterval(() => void checkAll(own, door), sweepMs)
    closeRest = async () => {
      clearInterval(sweep)
      await pool?.end()
    }
  }

  function welcome(own: Io, socket: Browser, door: Door) {
    const entry = kept.get(socket.id)
    // It left while it was being let in.
    if (!entry) return void socket.disconnect(true)
    const { visitor } = entry
    socket.join(userRoom(visitor.userId))
    if (socketsOf(own, visitor.userId).length === 1) door.arrived(visitor.userId)
    socket.on('disconnect', () => {
      kept.delete(socket.id)
      if (socketsOf(own, visitor.userId).length === 0) door.gone(visitor.userId)
    })
    socket.on('openChat', async (event, answer) => {
      if (typeof answer !== 'function') return
      const asked = chatEvent.safeParse(event)
      if (!asked.success || !mayAsk(entry) || openChats(socket).length >= mostOpenChats) return answer(false)
      answer(await open(socket, entry, asked.data.chat_id, door).catch(() => false))
    })
    socket.on('closeChat', (event) => {
      const asked = chatEvent.safeParse(event)
      if (asked.success && mayAsk(entry)) socket.leave(chatRoom(asked.data.chat_id))
    })
    socket.on('typing', (event) => {
      const asked = typingEvent.safeParse(event)
      if (!asked.success || !mayAsk(entry)) return
      const { chat_id, typing } = asked.data
      if (!socket.rooms.has(chatRoom(chat_id))) return
      const data = { chat_id, user_id: visitor.userId, typing }
      say(own, { to: chatRoom(chat_id), except: userRoom(visitor.userId), event: 'typing', data })
    })
  }

  /** This process's own browsers hear it at once; the library would first wait for the database. */
  function say(own: Io, word: Word) {
    sayHere(own, word)
    if (databaseUrl) own.serverSideEmit('word', word)
  }

  /** Rights that change while the question is under way void its answer. */
  async function open(socket: Browser, entry: Kept, chatId: string, door: Door): Promise<boolean> {
    let round: number
    let allowed: boolean
    do {
      round = entry.round
      allowed = await door.mayOpenChat(entry.visitor, chatId)
    } while (round !== entry.round && kept.has(socket.id))
    if (!allowed || !kept.has(socket.id)) return false
    socket.join(chatRoom(chatId))
    return true
  }

  async function recheckHere(own: Io, userId: string, door: Door) {
    const sockets = socketsOf(own, userId)
    for (const { id } of sockets) {
      const entry = kept.get(id)
      if (entry) entry.round += 1
    }
    await closeEnded(sockets, door)
    for (const socket of sockets) {
      const entry = kept.get(socket.id)
      if (!entry) continue
      for (const chatId of openChats(socket)) {
        const allowed = await door.mayOpenChat(entry.visitor, chatId).catch(() => false)
        if (!allowed) socket.leave(chatRoom(chatId))
      }
      socket.emit('accessChanged')
    }
  }

  /** Sessions end by themselves too, and a word from another process can get lost with the database. */
  async function checkAll(own: Io, door: Door) {
    await closeEnded([...own.of('/').sockets.values()], door)
    await tellPresence(own, door)
  }

  /** Somebody who has a chat open goes on seeing that the other one is there; other lists ask by themselves. */
  async function tellPresence(own: Io, door: Door) {
    const open = [...own.of('/').adapter.rooms.keys()].flatMap((room) =>
      room.startsWith('chat:') ? room.slice('chat:'.length) : [],
    )
    const present = await door.presentIn(open).catch(() => [])
    for (const [place, { chat_id, ...event }] of present.entries()) {
      own.local.to(chatRoom(chat_id)).except(userRoom(event.user_id)).emit('presence', event)
      // Messages must not wait behind a long row of these.
      if (place % 100 === 99) await new Promise(setImmediate)
    }
  }

  async function closeEnded(sockets: Browser[], door: Door) {
    const tokens = sockets.flatMap(({ id }) => kept.get(id)?.visitor.token ?? [])
    if (tokens.length === 0) return
    const still = await door.stillIn(tokens).catch((error) => {
      log.warn({ reason: String(error) }, 'sessions of open sockets not read')
      return null
    })
    for (const socket of sockets) {
      const entry = kept.get(socket.id)
      if (entry && still && !still.has(entry.visitor.token)) socket.disconnect(true)
    }
  }

  let door: Door | undefined
  return {
    attach(server, given) {
      door = given
      attach(server, given)
    },
    async close() {
      if (!io) return
      const closing = io
      io = undefined
      await closing.close()
      await closeRest()
    },
    toUser(userId, event, data) {
      if (io) say(io, { to: userRoom(userId), event, data })
    },
    recheck(userId) {
      if (!io || !door) return
      if (databaseUrl) io.serverSideEmit('recheck', userId)
      void recheckHere(io, userId, door)
    },
  }
}

/** The types of one event's data are checked where it is said; here any of them passes through. */
const sayHere = (io: Io, { to, except, event, data }: Word) =>
  (io as Server).local
    .to(to)
    .except(except ?? [])
    .emit(event, data)

/** Lines that break come back by themselves and catch up. */
function sendRound(io: Io | undefined) {
  for (const socket of io?.of('/').sockets.values() ?? []) socket.conn.close()
}

const socketsOf = (io: Io, userId: string): Browser[] => {
  const { adapter, sockets } = io.of('/')
  return [...(adapter.rooms.get(userRoom(userId)) ?? [])].flatMap((id) => sockets.get(id) ?? [])
}

const openChats = (socket: Browser) =>
  [...socket.rooms].flatMap((room) => (room.startsWith('chat:') ? room.slice('chat:'.length) : []))

/** Whoever sends more than a person can is not heard until the ten seconds are over. */
function mayAsk({ budget }: Kept): boolean {
  const now = Date.now()
  if (now - budget.since > 10_000) Object.assign(budget, { left: eventsInTenSeconds, since: now })
  budget.left -= 1
  return budget.left >= 0
}
