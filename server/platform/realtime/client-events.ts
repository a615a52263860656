import { z } from 'zod'
import type { SocketAuthorizer } from './realtime.ts'
import { type BrowserSocket, chatRoom, type OpenSocket, openChatsOf, type RoomEvent, userRoom } from './sockets.ts'

const maxOpenChats = 10

const chatEvent = z.strictObject({ chat_id: z.uuid() })
const typingEvent = z.strictObject({ chat_id: z.uuid(), typing: z.boolean() })

interface Parts {
  socket: BrowserSocket
  open: OpenSocket
  authorizer: SocketAuthorizer
  /** Whether the socket is still connected. */
  isOpen(): boolean
  /** Counts one event; false if it exceeds the limit and must be ignored. */
  isHeard(): boolean
  emitToRoom(event: RoomEvent): void
}

/** Handles events from browsers. Neither their shape nor their frequency can be trusted. */
export function handleClientEvents({ socket, open, authorizer, isOpen, isHeard, emitToRoom }: Parts) {
  /** Asks again if the user's rights change while the check is running. */
  async function joinChat(chatId: string): Promise<boolean> {
    let version: number
    let allowed: boolean
    do {
      version = open.rightsVersion
      allowed = await authorizer.mayOpenChat(open.session, chatId)
    } while (version !== open.rightsVersion && isOpen())
    if (!allowed || !isOpen()) return false
    socket.join(chatRoom(chatId))
    return true
  }

  socket.use((event, next) => {
    if (isHeard()) return next()
    const answer: unknown = event.at(-1)
    if (typeof answer === 'function') answer(false)
  })
  socket.on('openChat', async (event, answer) => {
    if (typeof answer !== 'function') return
    const parsed = chatEvent.safeParse(event)
    if (!parsed.success || openChatsOf(socket).length >= maxOpenChats) return answer(false)
    answer(await joinChat(parsed.data.chat_id).catch(() => false))
  })
  socket.on('closeChat', (event) => {
    const parsed = chatEvent.safeParse(event)
    if (parsed.success) socket.leave(chatRoom(parsed.data.chat_id))
  })
  socket.on('typing', (event) => {
    const parsed = typingEvent.safeParse(event)
    if (!parsed.success) return
    const { chat_id, typing } = parsed.data
    if (!socket.rooms.has(chatRoom(chat_id))) return
    const { userId } = open.session
    const data = { chat_id, user_id: userId, typing }
    emitToRoom({ room: chatRoom(chat_id), exceptRoom: userRoom(userId), name: 'typing', data })
  })
}
