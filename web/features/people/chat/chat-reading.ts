import { chatApi } from '#domain/people/chat/chat.api.ts'
import type { MessageView } from '#domain/people/chat/chat.schema.ts'
import type { ChatData } from '#domain/people/chat/chat-data.rules.ts'
import type { EventData } from '#domain/people/realtime/realtime.events.ts'
import { chatKeys } from '#web/cache/chat.keys.ts'
import { queryClient } from '#web/cache/query-client.ts'
import { call } from '#web/lib/call.ts'
import { partnerOf } from './chat-list.ts'
import { conversationOf, partnerOfChat } from './chat-state.ts'
import { chatState, dispatch, dispatchInSession, ensureChat, sendQueued } from './chat-store.ts'
import { leavesGap } from './conversation-state.ts'

/* Reads pages from the server and takes in the events that it pushes. */

const manyAtOnce = 100
const typingEndsAfterMs = 6000

/** The screen in one request; the conversation in the reply is added to the others. */
export async function readPage(openChatId: string | undefined): Promise<ChatData> {
  const { connection } = chatState()
  const dispatchAnswer = dispatchInSession()
  const data = await call(chatApi.page, { query: { chat: openChatId } })
  const { conversation, partners } = data
  const partner = conversation && partners.find(({ chatId }) => chatId === conversation.chat_id)
  if (partner && conversation) {
    if (leavesGap(conversationOf(chatState(), partner.id), conversation)) void readMissed(partner.id).catch(() => null)
    else dispatchAnswer({ type: 'pageLoaded', partnerId: partner.id, page: conversation, connection })
  }
  return data
}

interface ConversationAddress {
  partnerId: string
  /** As the list knows it; null before a conversation exists. */
  chatId: string | null
  /** The list could not say whether a conversation exists, so the server must be asked. */
  unsure: boolean
}

/** Reads the newest page, unless the conversation is loaded and no message can have been missed. */
export async function openConversation({ partnerId, chatId, unsure }: ConversationAddress): Promise<void> {
  const known = chatId ?? (unsure ? await ensureChat(partnerId) : null)
  if (!known) return
  dispatch({ type: 'chatOpened', partnerId, chatId: known })
  const { status } = conversationOf(chatState(), partnerId)
  const { connection } = chatState()
  if (status === 'live' || (status === 'behind' && connection === 0)) return
  dispatch({ type: 'unusedForgotten', exceptPartnerId: partnerId })
  const dispatchAnswer = dispatchInSession()
  const page = await call(chatApi.messages, { params: { id: known }, query: {} })
  if (leavesGap(conversationOf(chatState(), partnerId), page)) return readMissed(partnerId)
  dispatchAnswer({ type: 'pageLoaded', partnerId, page, connection })
}

/** Everything since the last message up to which nothing is missing. */
async function readMissed(partnerId: string): Promise<void> {
  const { connection } = chatState()
  const dispatchAnswer = dispatchInSession()
  for (;;) {
    const { chatId, syncedSeq, status } = conversationOf(chatState(), partnerId)
    if (!chatId || status === 'unknown') return
    const query = { after: syncedSeq, size: manyAtOnce }
    const page = await call(chatApi.messages, { params: { id: chatId }, query })
    dispatchAnswer({ type: 'missedLoaded', partnerId, page, connection })
    if (!page.hasMore) return
  }
}

/** Returns false when there was nothing to read, when a read is already running, or when it failed. */
export async function readOlder(partnerId: string, size = 20): Promise<boolean> {
  const { chatId, messages, hasMore, older } = conversationOf(chatState(), partnerId)
  const oldest = messages[0]?.seq
  if (!chatId || !hasMore || !oldest || older === 'loading') return false
  const dispatchAnswer = dispatchInSession()
  dispatch({ type: 'olderRequested', partnerId })
  try {
    const page = await call(chatApi.messages, { params: { id: chatId }, query: { before: oldest, size } })
    dispatchAnswer({ type: 'olderLoaded', partnerId, page })
    return true
  } catch {
    dispatchAnswer({ type: 'olderFailed', partnerId })
    return false
  }
}

/** Reads older pages until the message found by search is loaded. */
export async function readUntil(partnerId: string, seq: number): Promise<void> {
  for (;;) {
    const { messages } = conversationOf(chatState(), partnerId)
    if ((messages[0]?.seq ?? 0) <= seq || !(await readOlder(partnerId, manyAtOnce))) return
  }
}

/** Returns the number of unread messages in all conversations, null when the server could not be reached. */
export function markRead(partnerId: string, chatId: string, seq: number): Promise<number | null> {
  dispatch({ type: 'readRequested', partnerId, chatId, seq })
  return reportRead(chatId, seq)
}

function reportRead(chatId: string, seq: number): Promise<number | null> {
  const { ownId } = chatState()
  const dispatchAnswer = dispatchInSession()
  return call(chatApi.read, { params: { id: chatId }, body: { seq } }).then(
    ({ totalUnread }) => {
      dispatchAnswer({ type: 'readMarked', chatId, readerId: ownId, seq })
      return totalUnread
    },
    // The state keeps it as unreported and reports it with the next connection.
    () => null,
  )
}

/** Sends what could not be sent without a connection; open conversations catch up on their own. */
export function connectionBack(): void {
  dispatch({ type: 'connectionBack' })
  sendQueued()
  for (const { chatId, unreportedSeq } of Object.values(chatState().conversations))
    if (chatId && unreportedSeq > 0) void reportRead(chatId, unreportedSeq)
}

export function messageReceived(message: MessageView): void {
  const state = chatState()
  const list = queryClient.getQueryData<ChatData>(chatKeys.page)
  const listed = list && partnerOf(list, message, state.ownId)
  // A new partner, or this user's first message in another window: only the server knows the row.
  if (list && !listed) void queryClient.invalidateQueries({ queryKey: chatKeys.page })
  void queryClient.invalidateQueries({ queryKey: chatKeys.searches })
  const partnerId = listed?.id ?? partnerOfChat(state, message.chat_id)
  if (partnerId) dispatch({ type: 'messageReceived', partnerId, message })
}

const typingTimers = new Map<string, ReturnType<typeof setTimeout>>()

/** Expires on its own in case the end of typing is never received. */
export function typingReceived({ chat_id, user_id, typing }: EventData<'typing'>): void {
  if (conversationOf(chatState(), user_id).chatId !== chat_id) return
  clearTimeout(typingTimers.get(user_id))
  const dispatchLater = dispatchInSession()
  const end = () => dispatchLater({ type: 'typingReceived', partnerId: user_id, typing: false })
  if (typing) typingTimers.set(user_id, setTimeout(end, typingEndsAfterMs))
  dispatch({ type: 'typingReceived', partnerId: user_id, typing })
}
