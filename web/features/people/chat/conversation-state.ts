import type { ReplyOf } from '#domain/kernel/endpoint.ts'
import type { chatApi } from '#domain/people/chat/chat.api.ts'
import type { MessageView } from '#domain/people/chat/chat.schema.ts'

/* One conversation and what changes it; the diagrams of its states stand in `chat-state.ts`. */

export type ConversationPage = ReplyOf<typeof chatApi.messages>

/** Written here and not yet known to the server. */
export interface OutgoingMessage extends Pick<MessageView, 'id' | 'text' | 'files' | 'timestamp'> {
  state: 'queued' | 'sending' | 'failed'
  /** Why it failed. */
  problem: string
}
export interface ConversationState {
  status: 'unknown' | 'live' | 'behind'
  chatId: string | null
  messages: readonly MessageView[]
  outgoing: readonly OutgoingMessage[]
  /** Older ones exist above. */
  hasMore: boolean
  older: 'idle' | 'loading' | 'failed'
  /** The other person has read up to here. */
  readSeq: number
  /** Up to here nothing is missing; a message received while `behind` does not move it, the catching up does. */
  syncedSeq: number
  /** Read here up to this message, and the server does not know yet; 0 when it does. */
  unreportedSeq: number
  /** The other person is writing. */
  typing: boolean
  usedAt: number
}

export type ConversationEvent =
  | { type: 'chatOpened'; chatId: string }
  /** `connection`: the one that stood when it was asked for. */
  | { type: 'pageLoaded' | 'missedLoaded'; page: ConversationPage; connection: number }
  | { type: 'olderLoaded'; page: ConversationPage }
  | { type: 'olderRequested' | 'olderFailed' }
  | { type: 'messageReceived' | 'sendConfirmed'; message: MessageView }
  | { type: 'sendRequested'; message: Omit<OutgoingMessage, 'state' | 'problem'> }
  | { type: 'sendStarted' | 'sendPostponed' | 'retryRequested' | 'sendDiscarded'; messageId: string }
  | { type: 'sendFailed'; messageId: string; problem: string }
  | { type: 'readRequested'; chatId: string; seq: number }
  | { type: 'typingReceived'; typing: boolean }

export const noConversation: ConversationState = {
  status: 'unknown',
  chatId: null,
  messages: [],
  outgoing: [],
  hasMore: false,
  older: 'idle',
  readSeq: 0,
  syncedSeq: 0,
  unreportedSeq: 0,
  typing: false,
  usedAt: 0,
}
/** What a conversation has to know of everything around it. */
interface Around {
  ownId: string
  connection: number
}

export function reduceConversation(
  own: ConversationState,
  event: ConversationEvent,
  around: Around,
): ConversationState {
  const isCurrent = (connection: number) => connection > 0 && connection === around.connection
  switch (event.type) {
    case 'chatOpened':
      return own.chatId === event.chatId ? own : { ...own, chatId: event.chatId }
    case 'pageLoaded':
      return pageLoaded(own, event.page, isCurrent(event.connection))
    case 'missedLoaded': {
      const complete = !event.page.hasMore && isCurrent(event.connection)
      return { ...synced(withPage(own, event.page), event.page), status: complete ? 'live' : own.status }
    }
    case 'olderRequested':
      return { ...own, older: 'loading' }
    case 'olderFailed':
      return { ...own, older: 'failed' }
    case 'olderLoaded':
      return { ...withPage(own, event.page), hasMore: event.page.hasMore, older: 'idle' }
    case 'messageReceived': {
      const { message } = event
      // Before the first page only what was written here is of interest: it has arrived.
      if (own.status === 'unknown') return withoutOutgoing(own, message.id)
      const next = withMessages({ ...own, typing: own.typing && message.sender_id === around.ownId }, [message])
      return own.status === 'live' ? { ...next, syncedSeq: Math.max(own.syncedSeq, message.seq) } : next
    }
    case 'sendConfirmed':
      return withMessages(own, [event.message])
    case 'sendRequested':
      return withOutgoing(own, { ...event.message, state: 'queued', problem: '' })
    case 'sendStarted':
      return changeOutgoing(own, event.messageId, { state: 'sending' })
    case 'sendPostponed':
      return changeOutgoing(own, event.messageId, { state: 'queued' })
    case 'retryRequested':
      return changeOutgoing(own, event.messageId, { state: 'queued', problem: '' })
    case 'sendFailed':
      return changeOutgoing(own, event.messageId, { state: 'failed', problem: event.problem })
    case 'sendDiscarded':
      return withoutOutgoing(own, event.messageId)
    case 'readRequested':
      return { ...withRead({ ...own, chatId: event.chatId }, around.ownId, event.seq), unreportedSeq: event.seq }
    case 'typingReceived':
      return own.typing === event.typing ? own : { ...own, typing: event.typing }
  }
}

/** The newest page. When it does not reach what was known before, the messages in between have to be asked for. */
export const leavesGap = (own: ConversationState, page: ConversationPage): boolean =>
  own.status !== 'unknown' && page.hasMore && (page.messages[0]?.seq ?? 0) > own.syncedSeq

function pageLoaded(own: ConversationState, page: ConversationPage, current: boolean): ConversationState {
  if (leavesGap(own, page)) return own
  const oldest = page.messages[0]?.seq ?? 0
  // What was sent before the first page may lie further up: it comes with the older ones.
  const known =
    own.status === 'unknown' && page.hasMore ? own.messages.filter(({ seq }) => seq >= oldest) : own.messages
  const next = synced(withPage({ ...own, messages: known }, page), page)
  return {
    ...next,
    status: current || own.status === 'live' ? 'live' : 'behind',
    hasMore: oldest === (next.messages[0]?.seq ?? 0) ? page.hasMore : own.hasMore,
  }
}

const synced = (own: ConversationState, page: ConversationPage): ConversationState => ({
  ...own,
  syncedSeq: Math.max(own.syncedSeq, page.messages.at(-1)?.seq ?? 0),
})

const withPage = (own: ConversationState, page: ConversationPage): ConversationState => ({
  ...withMessages(own, page.messages),
  chatId: page.chat_id,
  readSeq: Math.max(own.readSeq, page.read_seq),
})

/** The same message may come from a page, the socket and the answer to its sending, in any order and more than once. */
function withMessages(own: ConversationState, incoming: readonly MessageView[]): ConversationState {
  if (incoming.length === 0) return own
  const byId = new Map(own.messages.map((message) => [message.id, message]))
  for (const message of incoming) {
    const known = byId.get(message.id)
    // Nobody unreads: an answer that was under way while it was being read is older news.
    byId.set(message.id, known?.is_read && !message.is_read ? known : message)
  }
  return {
    ...own,
    messages: [...byId.values()].sort((a, b) => a.seq - b.seq),
    outgoing: own.outgoing.some(({ id }) => byId.has(id))
      ? own.outgoing.filter(({ id }) => !byId.has(id))
      : own.outgoing,
  }
}

function withRead(own: ConversationState, readerId: string, seq: number): ConversationState {
  const isNewlyRead = (message: MessageView) => message.sender_id !== readerId && message.seq <= seq && !message.is_read
  return {
    ...own,
    messages: own.messages.map((message) => (isNewlyRead(message) ? { ...message, is_read: true } : message)),
  }
}

/** Read by the person here, perhaps in another window, or by the other one. */
export function readMarked(
  own: ConversationState,
  { chatId, readerId, seq }: { chatId: string; readerId: string; seq: number },
  ownId: string,
): ConversationState {
  if (own.chatId !== chatId) return own
  const next = withRead(own, readerId, seq)
  if (readerId === ownId) return { ...next, unreportedSeq: seq >= own.unreportedSeq ? 0 : own.unreportedSeq }
  return { ...next, readSeq: Math.max(own.readSeq, seq) }
}

/** Added once: what the server knows, and what is queued already, stays as it is. */
export const withOutgoing = (own: ConversationState, message: OutgoingMessage): ConversationState =>
  [...own.messages, ...own.outgoing].some(({ id }) => id === message.id)
    ? own
    : { ...own, outgoing: [...own.outgoing, message] }

const withoutOutgoing = (own: ConversationState, messageId: string): ConversationState =>
  own.outgoing.some(({ id }) => id === messageId)
    ? { ...own, outgoing: own.outgoing.filter(({ id }) => id !== messageId) }
    : own

const changeOutgoing = (
  own: ConversationState,
  messageId: string,
  change: Partial<OutgoingMessage>,
): ConversationState => ({
  ...own,
  outgoing: own.outgoing.map((each) => (each.id === messageId ? { ...each, ...change } : each)),
})

/** The connection ended or began anew: something may have been missed. */
export const leftBehind = (own: ConversationState): ConversationState =>
  own.status === 'live' ? { ...own, status: 'behind', typing: false } : own

export const isReadByOther = (own: ConversationState, message: MessageView): boolean =>
  message.is_read || message.seq <= own.readSeq

const isUnread = (message: MessageView, ownId: string) => message.sender_id !== ownId && !message.is_read

/** The first message that the person has not read, at the moment of opening. */
export const firstUnread = (own: ConversationState, ownId: string): MessageView | undefined =>
  own.messages.find((message) => isUnread(message, ownId))

/** The newest message of the other person that is still unread. */
export const newestUnread = (own: ConversationState, ownId: string): MessageView | undefined =>
  own.messages.findLast((message) => isUnread(message, ownId))
