import { newId } from '#domain/kernel/ids.ts'
import { chatApi } from '#domain/people/chat/chat.api.ts'
import type { MessageView } from '#domain/people/chat/chat.schema.ts'
import type { ChatData } from '#domain/people/chat/chat-data.rules.ts'
import { chatKeys } from '#web/cache/chat.keys.ts'
import { queryClient } from '#web/cache/query-client.ts'
import { CallError, call } from '#web/lib/call.ts'
import { listen } from '#web/lib/events.ts'
import { createStore } from '#web/lib/store.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { reduceList } from './chat-list.ts'
import { type ChatEvent, type ChatState, conversationOf, initialState, queueOf, reduce } from './chat-state.ts'
import {
  changeQueue,
  forgetStored,
  isQueueKept,
  parseQueue,
  queueKey,
  readDrafts,
  readQueue,
  writeDrafts,
} from './chat-storage.ts'
import type { OutgoingMessage } from './conversation-state.ts'

/*
 * The only holder of the chat's state, with its side effects: storage and sending. `chat-reading.ts` does the reading;
 * screens use `use-chat.ts`.
 */

const store = createStore<ChatState>(initialState)
export const chatState = store.get
export const useChatState = store.use

const retryMs = 5000

/** Work in progress for the signed-in user; replaced when the user changes. */
const newSession = () => ({
  sending: new Set<string>(),
  opening: new Map<string, Promise<string>>(),
})
let session = newSession()
let nextTry: ReturnType<typeof setTimeout> | undefined

export function dispatch(event: ChatEvent): void {
  const before = store.get()
  const list = queryClient.getQueryData<ChatData>(chatKeys.page)
  const nextList = list && reduceList(list, event, before)
  // Only when a row changed, because setting the data marks the whole list as fresh.
  if (nextList !== list) queryClient.setQueryData<ChatData>(chatKeys.page, nextList)
  store.set(reduce(before, event, Date.now()))
  keepChanges(before, store.get())
}

/** For replies: a reply to one user's request must not reach the next user's state. */
export function dispatchInSession(): (event: ChatEvent) => void {
  const own = session
  return (event) => {
    if (own === session) dispatch(event)
  }
}

/** Runs before anything is sent, so that a new message survives a reload. */
function keepChanges(before: ChatState, after: ChatState): void {
  if (before.ownId !== after.ownId || !after.ownId) return
  if (before.drafts !== after.drafts) writeDrafts(after.ownId, after.drafts)
  const ids = new Set([...Object.keys(before.conversations), ...Object.keys(after.conversations)])
  for (const partnerId of ids) {
    const old = conversationOf(before, partnerId).outgoing
    const now = conversationOf(after, partnerId).outgoing
    if (old === now) continue
    const isKept = ({ id, state }: OutgoingMessage) =>
      old.some((each) => each.id === id && (each.state === 'failed') === (state === 'failed'))
    const put = now.filter((message) => !isKept(message)).map((message) => ({ ...message, partnerId }))
    const removeIds = old.filter(({ id }) => !now.some((message) => message.id === id)).map(({ id }) => id)
    changeQueue(after.ownId, { put, removeIds })
  }
}

/** Loads what the user left: drafts of this window, and queued messages. */
export function startChat(ownId: string): void {
  if (store.get().ownId === ownId) return
  session = newSession()
  dispatch({ type: 'signedIn', ownId, queue: readQueue(ownId), drafts: readDrafts(ownId) })
  sendQueued()
}

/** After a lost session the queue stays for the next sign-in of the same user. */
function endChat(reason: 'chosen' | 'lost'): void {
  const { ownId } = store.get()
  clearTimeout(nextTry)
  session = newSession()
  dispatch({ type: 'signedOut' })
  if (reason === 'chosen') forgetStored(ownId)
}

/** Shown at once; the id is created here, so that a retry does not create a second message. */
export function sendMessage(partnerId: string, text: string, files: MessageView['files'] = []): Promise<void> {
  const message = { id: newId(), text, files, timestamp: new Date().toISOString() }
  dispatch({ type: 'sendRequested', partnerId, message })
  return sendTo(partnerId)
}

export function retryMessage(partnerId: string, messageId: string): Promise<void> {
  dispatch({ type: 'retryRequested', partnerId, messageId })
  return sendTo(partnerId)
}

/** The conversation with this person, created if needed; parallel calls share one request. */
export function ensureChat(partnerId: string): Promise<string> {
  const { chatId } = conversationOf(store.get(), partnerId)
  if (chatId) return Promise.resolve(chatId)
  const { opening } = session
  const running = opening.get(partnerId)
  if (running) return running
  const dispatchAnswer = dispatchInSession()
  const asked = call(chatApi.open, { body: { user_id: partnerId } })
    .then(({ chat_id }) => {
      dispatchAnswer({ type: 'chatOpened', partnerId, chatId: chat_id })
      return chat_id
    })
    .finally(() => opening.delete(partnerId))
  opening.set(partnerId, asked)
  return asked
}

/** For each recipient, one message at a time in the order of writing. */
async function sendTo(partnerId: string): Promise<void> {
  const own = session
  if (own.sending.has(partnerId)) return
  own.sending.add(partnerId)
  try {
    while (own === session) {
      // A refused message is skipped, so that later ones need not wait for the user's decision.
      const next = conversationOf(store.get(), partnerId).outgoing.find(({ state }) => state !== 'failed')
      if (!next || !(await deliver(partnerId, next))) break
    }
  } finally {
    own.sending.delete(partnerId)
  }
}

/** Returns false when there is no network, so that sending stops for now. */
async function deliver(partnerId: string, { id, text, files }: OutgoingMessage): Promise<boolean> {
  const dispatchAnswer = dispatchInSession()
  dispatch({ type: 'sendStarted', partnerId, messageId: id })
  try {
    const chatId = await ensureChat(partnerId)
    const body = { id, text, files: files.map((file) => file.id) }
    const message = await call(chatApi.send, { params: { id: chatId }, body })
    dispatchAnswer({ type: 'sendConfirmed', partnerId, message })
    return true
  } catch (error) {
    if (error instanceof CallError && error.status === 0) {
      dispatchAnswer({ type: 'sendPostponed', partnerId, messageId: id })
      clearTimeout(nextTry)
      nextTry = setTimeout(sendQueued, retryMs)
      return false
    }
    dispatchAnswer({ type: 'sendFailed', partnerId, messageId: id, problem: messageOf(error) })
    return true
  }
}

/** Also sends what another, closed window of the same user left behind. */
export function sendQueued(): void {
  const { ownId } = store.get()
  if (!ownId) return
  dispatch({ type: 'queueRestored', queue: readQueue(ownId) })
  for (const partnerId of new Set(queueOf(store.get()).map((message) => message.partnerId))) void sendTo(partnerId)
}

if (typeof window !== 'undefined') {
  listen('userLoggedOut', ({ reason }) => endChat(reason))
  window.addEventListener('online', sendQueued)
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    const { ownId } = store.get()
    if (!ownId || key !== queueKey(ownId)) return
    // Another window has sent or discarded it, so it is no longer queued here.
    const left = new Set(parseQueue(newValue).map(({ id }) => id))
    for (const { id, partnerId } of parseQueue(oldValue))
      if (!left.has(id)) dispatch({ type: 'sendDiscarded', partnerId, messageId: id })
  })
  window.addEventListener('beforeunload', (event) => {
    const { ownId } = store.get()
    const kept = new Set(isQueueKept(ownId) ? readQueue(ownId).map(({ id }) => id) : [])
    if (queueOf(store.get()).some(({ id }) => !kept.has(id))) event.preventDefault()
  })
}
