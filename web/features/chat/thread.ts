import type { chatApi } from '#domain/chat/chat.api.ts'
import type { MessageView } from '#domain/chat/chat.schema.ts'
import type { ReplyOf } from '#domain/kernel/endpoint.ts'

export type ConversationPage = ReplyOf<typeof chatApi.messages>

/** Written here and not yet known to the server. `waiting`: there is no network, it goes by itself later. */
export interface PendingMessage extends Pick<MessageView, 'id' | 'text' | 'files' | 'timestamp'> {
  state: 'sending' | 'waiting' | 'failed'
  problem: string
}

/** One conversation as this browser knows it: an unbroken run of messages up to the newest, and what is being sent. */
export interface Thread {
  chatId: string | null
  messages: readonly MessageView[]
  pending: readonly PendingMessage[]
  /** Older ones exist above. */
  hasMore: boolean
  /** The other person has read up to here. */
  readSeq: number
  /** Up to here nothing is missing; a message heard after a break does not move it, the catching up does. */
  syncedSeq: number
  loaded: boolean
}

export const noThread: Thread = {
  chatId: null,
  messages: [],
  pending: [],
  hasMore: false,
  readSeq: 0,
  syncedSeq: 0,
  loaded: false,
}

/** The same message may come from a page, the socket and the answer to its sending, in any order and more than once. */
export function withMessages(thread: Thread, incoming: readonly MessageView[]): Thread {
  if (incoming.length === 0) return thread
  const byId = new Map(thread.messages.map((message) => [message.id, message]))
  for (const message of incoming) {
    const known = byId.get(message.id)
    // Nobody unreads: an answer that was under way while it was being read is older news.
    byId.set(message.id, known?.is_read && !message.is_read ? known : message)
  }
  return {
    ...thread,
    messages: [...byId.values()].sort((a, b) => a.seq - b.seq),
    pending: thread.pending.filter(({ id }) => !byId.has(id)),
  }
}

const lastSeq = (messages: readonly MessageView[]) => messages.at(-1)?.seq ?? 0
const joined = (thread: Thread, page: ConversationPage): Thread => ({
  ...withMessages(thread, page.messages),
  chatId: page.chat_id,
  readSeq: Math.max(thread.readSeq, page.read_seq),
})

/** The newest page. `gap`: it does not reach what was known before, so the messages in between have to be asked for. */
export function withLatest(thread: Thread, page: ConversationPage): { thread: Thread; gap: boolean } {
  const oldest = page.messages[0]?.seq ?? 0
  const gap = thread.loaded && page.hasMore && oldest > thread.syncedSeq
  if (gap) return { thread, gap }
  const next = joined(thread, page)
  return {
    thread: {
      ...next,
      loaded: true,
      syncedSeq: Math.max(thread.syncedSeq, lastSeq(page.messages)),
      hasMore: oldest === next.messages[0]?.seq ? page.hasMore : thread.hasMore,
    },
    gap,
  }
}

export const withOlder = (thread: Thread, page: ConversationPage): Thread => ({
  ...joined(thread, page),
  hasMore: page.hasMore,
})

/** What was missed after `syncedSeq`. */
export const withMissed = (thread: Thread, page: ConversationPage): Thread => ({
  ...joined(thread, page),
  syncedSeq: Math.max(thread.syncedSeq, lastSeq(page.messages)),
})

/** `unbroken`: nothing can have been missed between the last message and this one. */
export function withHeard(thread: Thread, message: MessageView, unbroken: boolean): Thread {
  const next = withMessages(thread, [message])
  return unbroken ? { ...next, syncedSeq: Math.max(thread.syncedSeq, message.seq) } : next
}

/** `readerId` has read what the other one wrote up to `seq`. */
export function withRead(thread: Thread, readerId: string, seq: number, ownId: string): Thread {
  return {
    ...thread,
    readSeq: readerId === ownId ? thread.readSeq : Math.max(thread.readSeq, seq),
    messages: thread.messages.map((message) =>
      message.sender_id !== readerId && message.seq <= seq && !message.is_read
        ? { ...message, is_read: true }
        : message,
    ),
  }
}

export const withPending = (thread: Thread, message: PendingMessage): Thread =>
  thread.messages.some(({ id }) => id === message.id)
    ? thread
    : { ...thread, pending: [...thread.pending.filter(({ id }) => id !== message.id), message] }

export const marked = (thread: Thread, messageId: string, state: PendingMessage['state'], problem = ''): Thread => ({
  ...thread,
  pending: thread.pending.map((each) => (each.id === messageId ? { ...each, state, problem } : each)),
})

export const withoutPending = (thread: Thread, messageId: string): Thread => ({
  ...thread,
  pending: thread.pending.filter(({ id }) => id !== messageId),
})

export const isReadByOther = (thread: Thread, message: MessageView) => message.is_read || message.seq <= thread.readSeq

/** The first message that the person has not read, at the moment of opening. */
export const firstUnread = (thread: Thread, ownId: string): MessageView | undefined =>
  thread.messages.find((message) => message.sender_id !== ownId && !message.is_read)

/** The newest message of the other person that is still unread. */
export const newestUnread = (thread: Thread, ownId: string): MessageView | undefined =>
  thread.messages.findLast((message) => message.sender_id !== ownId && !message.is_read)
