import type { ReplyOf } from '#domain/kernel/endpoint.ts'
import type { chatApi } from '#domain/people/chat/chat.api.ts'
import type { MessageView } from '#domain/people/chat/chat.schema.ts'

/* One conversation and its changes; `chat-state.ts` has the state diagrams. */

export type ConversationPage = ReplyOf<typeof chatApi.messages>

/** Written here and not yet confirmed by the server. */
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
  /** Whether older messages exist. */
  hasMore: boolean
  older: 'idle' | 'loading' | 'failed'
  /** The other person has read up to this message. */
  readSeq: number
  /** No message is missing up to here; while `behind`, only catching up moves it, not a received message. */
  syncedSeq: number
  /** Read up to this message, but not yet reported to the server; 0 when reported. */
  unreportedSeq: number
  /** The other person is typing. */
  typing: boolean
  usedAt: number
}

export type ConversationEvent =
  | { type: 'chatOpened'; chatId: string }
  /** `connection`: the connection at the time of the request. */
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
/** The part of the whole state that a conversation needs. */
interface ChatContext {
  ownId: string
  connection: number
}

export function reduceConversation(
  own: ConversationState,
  event: ConversationEvent,
  around: ChatContext,
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
      // Before the first page, a received message only confirms one that was sent from here.
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

/** True when the newest page does not reach the known messages, so that those in between must be requested. */
export const leavesGap = (own: ConversationState, page: ConversationPage): boolean =>
  own.status !== 'unknown' && page.hasMore && (page.messages[0]?.seq ?? 0) > own.syncedSeq

function pageLoaded(own: ConversationState, page: ConversationPage, current: boolean): ConversationState {
  if (leavesGap(own, page)) return own
  const oldest = page.messages[0]?.seq ?? 0
  // Messages sent before the first page may be older than it; they come with the older pages.
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

/** The same message may come from a page, the socket and the reply to its sending, in any order and repeatedly. */
function withMessages(own: ConversationState, incoming: readonly MessageView[]): ConversationState {
  if (incoming.length === 0) return own
  const byId = new Map(own.messages.map((message) => [message.id, message]))
  for (const message of incoming) {
    const known = byId.get(message.id)
    // A message never becomes unread again: a reply saying so was requested before the reading.
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

/** Read by this user, perhaps in another window, or by the other person. */
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

/** Adds the message once; one that is already queued or sent is left unchanged. */
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

/** The connection ended or restarted, so messages may have been missed. */
export const leftBehind = (own: ConversationState): ConversationState =>
  own.status === 'live' ? { ...own, status: 'behind', typing: false } : own

export const isReadByOther = (own: ConversationState, message: MessageView): boolean =>
  message.is_read || message.seq <= own.readSeq

const isUnread = (message: MessageView, ownId: string) => message.sender_id !== ownId && !message.is_read

/** The first unread message at the moment of opening. */
export const firstUnread = (own: ConversationState, ownId: string): MessageView | undefined =>
  own.messages.find((message) => isUnread(message, ownId))

/** The other person's newest unread message. */
export const newestUnread = (own: ConversationState, ownId: string): MessageView | undefined =>
  own.messages.findLast((message) => isUnread(message, ownId))
