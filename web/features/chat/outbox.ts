import { chatApi } from '#domain/chat/chat.api.ts'
import type { MessageView } from '#domain/chat/chat.schema.ts'
import { newId } from '#domain/kernel/ids.ts'
import { CallError, call } from '#web/lib/call.ts'
import { onCatchUp } from '#web/lib/socket.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { marked, type PendingMessage, withMessages, withoutPending, withPending } from './thread.ts'
import { changeThread, partnersWithPending, threadOf } from './threads.ts'

/** One at a time and in the order of writing, for each person. */
const sending = new Set<string>()
const opening = new Map<string, Promise<string>>()
const tryAgainMs = 5000
let nextTry: ReturnType<typeof setTimeout> | undefined

/** Shown at once; the id made here keeps a repeated sending from becoming a second message. */
export function sendMessage(partnerId: string, text: string, files: MessageView['files'] = []): Promise<void> {
  const message: PendingMessage = {
    id: newId(),
    text,
    files,
    timestamp: new Date().toISOString(),
    state: 'sending',
    problem: '',
  }
  changeThread(partnerId, (thread) => withPending(thread, message))
  return flush(partnerId)
}

export function tryAgain(partnerId: string, messageId: string): Promise<void> {
  changeThread(partnerId, (thread) => marked(thread, messageId, 'sending'))
  return flush(partnerId)
}

export const discard = (partnerId: string, messageId: string) =>
  changeThread(partnerId, (thread) => withoutPending(thread, messageId))

/** The conversation with this person, begun if there is none; two callers begin one. */
export function ensureChat(partnerId: string): Promise<string> {
  const { chatId } = threadOf(partnerId)
  if (chatId) return Promise.resolve(chatId)
  const running = opening.get(partnerId)
  if (running) return running
  const asked = call(chatApi.open, { body: { user_id: partnerId } })
    .then(({ chat_id }) => {
      changeThread(partnerId, (thread) => ({ ...thread, chatId: chat_id }))
      return chat_id
    })
    .finally(() => opening.delete(partnerId))
  opening.set(partnerId, asked)
  return asked
}

async function flush(partnerId: string): Promise<void> {
  if (sending.has(partnerId)) return
  sending.add(partnerId)
  try {
    for (;;) {
      // A refused one stands aside; what was written after it must not wait for a decision.
      const next = threadOf(partnerId).pending.find(({ state }) => state !== 'failed')
      if (!next || !(await deliver(partnerId, next))) break
    }
  } finally {
    sending.delete(partnerId)
  }
}

/** False when there is no network: nothing more can go now. */
async function deliver(partnerId: string, { id, text, files }: PendingMessage): Promise<boolean> {
  changeThread(partnerId, (thread) => marked(thread, id, 'sending'))
  try {
    const chatId = await ensureChat(partnerId)
    const body = { id, text, files: files.map((file) => file.id) }
    const message = await call(chatApi.send, { params: { id: chatId }, body })
    changeThread(partnerId, (thread) => withMessages(thread, [message]))
    return true
  } catch (error) {
    if (error instanceof CallError && error.status === 0) {
      changeThread(partnerId, (thread) => marked(thread, id, 'waiting'))
      clearTimeout(nextTry)
      nextTry = setTimeout(sendWaiting, tryAgainMs)
      return false
    }
    changeThread(partnerId, (thread) => marked(thread, id, 'failed', messageOf(error)))
    return true
  }
}

function sendWaiting(): void {
  for (const partnerId of partnersWithPending()) void flush(partnerId)
}

if (typeof window !== 'undefined') {
  window.addEventListener('online', sendWaiting)
  onCatchUp(sendWaiting)
  window.addEventListener('beforeunload', (event) => {
    if (partnersWithPending().length > 0) event.preventDefault()
  })
}
