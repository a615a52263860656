import type { MessageView } from '#domain/people/chat/chat.schema.ts'
import { cacheTimes } from '#web/cache/cache-times.ts'
import {
  type ConversationEvent,
  type ConversationState,
  leftBehind,
  noConversation,
  type OutgoingMessage,
  readMarked,
  reduceConversation,
  withOutgoing,
} from './conversation-state.ts'

/*
 * The state of all conversations of one user, changed only by `reduce`. `chat-store.ts` holds it and runs the side
 * effects of each event (requests, timers, storage); this file contains only pure functions.
 *
 * The states of a message written here:
 *
 *   sendRequested              sendStarted             sendConfirmed, messageReceived
 *   ─────────────▶  queued  ───────────────▶  sending  ──────────────────────────────▶  sent: one of `messages`
 *                   ▲    ▲                     │    │
 *                   │    └──── sendPostponed ──┘    │ sendFailed: the server refused it
 *                   │          (no network)         ▼
 *                   └─────── retryRequested ───── failed  ──── sendDiscarded ────▶  gone
 *
 * The states of a conversation; in `live` and `behind` no message is missing up to `syncedSeq`:
 *
 *             pageLoaded             connectionLost, connectionBack
 *   unknown  ────────────▶  live  ──────────────────────────────────▶  behind: messages may be missing
 *      ▲                     ▲                                            │
 *      │                     └──────── pageLoaded, missedLoaded ──────────┘
 *      └── unused for five minutes, signedOut
 *
 * A page only leads to `live` if the connection at the time of its request is still open.
 */

/** A queued message with its recipient, as stored in the browser. */
export type QueuedMessage = OutgoingMessage & { partnerId: string }

export interface Draft {
  text: string
  files: MessageView['files']
}

export interface ChatState {
  /** Empty while no user is signed in. */
  ownId: string
  /** The number of the current connection, 0 without one. */
  connection: number
  connections: number
  /** The last attempt to send failed for lack of a network. */
  offline: boolean
  /** Keyed by the other person's id: each pair has one conversation, which exists here before its first message. */
  conversations: Readonly<Record<string, ConversationState>>
  drafts: Readonly<Record<string, Draft>>
  /** The conversation on the screen: messages arriving there are never unread. */
  viewedChatId: string | null
  /** Ids of the newest messages received, so that a message announced twice counts once. */
  receivedIds: readonly string[]
}

export type ChatEvent =
  | (ConversationEvent & { partnerId: string })
  | { type: 'signedIn'; ownId: string; queue: readonly QueuedMessage[]; drafts: Readonly<Record<string, Draft>> }
  | { type: 'signedOut' | 'connectionLost' | 'connectionBack' }
  | { type: 'queueRestored'; queue: readonly QueuedMessage[] }
  | { type: 'draftChanged'; partnerId: string; draft: Draft }
  /** The server knows that `readerId` has read the other person's messages up to `seq`. */
  | { type: 'readMarked'; chatId: string; readerId: string; seq: number }
  | { type: 'viewChanged'; chatId: string | null }
  | { type: 'presenceReceived'; userId: string; lastSeen: string }
  /** Unused conversations are dropped and read anew later; their unfinished work is kept. */
  | { type: 'unusedForgotten'; exceptPartnerId: string }

const noDraft: Draft = { text: '', files: [] }
export const initialState: ChatState = {
  ownId: '',
  connection: 0,
  connections: 0,
  offline: false,
  conversations: {},
  drafts: {},
  viewedChatId: null,
  receivedIds: [],
}
const rememberedIds = 500

export function reduce(state: ChatState, event: ChatEvent, now: number): ChatState {
  switch (event.type) {
    case 'signedIn': {
      const { ownId, drafts, queue } = event
      return withQueue({ ...signedOut(state), ownId, drafts }, queue, now)
    }
    case 'signedOut':
      return signedOut(state)
    case 'connectionLost':
      return { ...state, connection: 0, conversations: mapConversations(state, leftBehind) }
    case 'connectionBack': {
      const connections = state.connections + 1
      return { ...state, connections, connection: connections, conversations: mapConversations(state, leftBehind) }
    }
    case 'queueRestored':
      return withQueue(state, event.queue, now)
    case 'draftChanged': {
      const { [event.partnerId]: _, ...others } = state.drafts
      const empty = event.draft.text === '' && event.draft.files.length === 0
      return { ...state, drafts: empty ? others : { ...others, [event.partnerId]: event.draft } }
    }
    case 'readMarked':
      return { ...state, conversations: mapConversations(state, (each) => readMarked(each, event, state.ownId)) }
    case 'viewChanged':
      return { ...state, viewedChatId: event.chatId }
    case 'presenceReceived':
      return state
    case 'unusedForgotten': {
      const isUsed = (each: ConversationState) =>
        now - each.usedAt < cacheTimes.memory.chat || each.outgoing.length > 0 || each.unreportedSeq > 0
      const kept = Object.entries(state.conversations).filter(
        ([id, each]) => id === event.exceptPartnerId || isUsed(each),
      )
      return { ...state, conversations: Object.fromEntries(kept) }
    }
    default: {
      const before = conversationOf(state, event.partnerId)
      const after = reduceConversation(before, event, state)
      const next = after === before ? state : withConversation(state, event.partnerId, { ...after, usedAt: now })
      if (event.type === 'sendPostponed') return { ...next, offline: true }
      if (event.type === 'sendConfirmed' || event.type === 'sendFailed') return { ...next, offline: false }
      if (event.type !== 'messageReceived') return next
      return { ...next, receivedIds: [...state.receivedIds, event.message.id].slice(-rememberedIds) }
    }
  }
}

/** The connection belongs to the window; everything else belongs to the user. */
const signedOut = ({ connection, connections }: ChatState): ChatState => ({ ...initialState, connection, connections })

function mapConversations(state: ChatState, change: (own: ConversationState) => ConversationState) {
  return Object.fromEntries(Object.entries(state.conversations).map(([id, own]) => [id, change(own)]))
}

const withConversation = (state: ChatState, partnerId: string, own: ConversationState): ChatState => ({
  ...state,
  conversations: { ...state.conversations, [partnerId]: own },
})

const withQueue = (state: ChatState, queue: readonly QueuedMessage[], now: number): ChatState =>
  queue.reduce((next, { partnerId, ...message }) => {
    const own = withOutgoing(conversationOf(next, partnerId), message)
    return withConversation(next, partnerId, { ...own, usedAt: now })
  }, state)

export const conversationOf = (state: ChatState, partnerId: string): ConversationState =>
  state.conversations[partnerId] ?? noConversation

export const draftOf = (state: ChatState, partnerId: string): Draft => state.drafts[partnerId] ?? noDraft

export const partnerOfChat = (state: ChatState, chatId: string): string | undefined =>
  Object.entries(state.conversations).find(([, own]) => own.chatId === chatId)?.[0]

/** All unsent messages, in the order of writing within each conversation. */
export const queueOf = (state: ChatState): QueuedMessage[] =>
  Object.entries(state.conversations).flatMap(([partnerId, { outgoing }]) =>
    outgoing.map((message) => ({ ...message, partnerId })),
  )
