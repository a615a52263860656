import { chatApi } from '#domain/chat/chat.api.ts'
import { call } from '#web/lib/call.ts'
import { listen } from '#web/lib/events.ts'
import { connectionNow, onCatchUp } from '#web/lib/socket.ts'
import { type ConversationPage, withLatest, withMissed, withOlder, withRead } from './thread.ts'
import { changeThread, forgetOldThreads, threadOf } from './threads.ts'

const missedAtOnce = 100

/** Raised with every connection: whatever was asked before it may lack what happened meanwhile. */
let epoch = 0
/** Conversations in which nothing can have been missed since they were read. */
const inStep = new Set<string>()
export const isInStep = (partnerId: string) => inStep.has(partnerId)
/** Nobody listens any more. */
export const loseStep = () => inStep.clear()
onCatchUp(() => {
  epoch += 1
  loseStep()
})

/** To be called before a reading; what it returns is called with whom it was about, once it has been taken over. */
export function beginReading(): (partnerId: string) => void {
  const began = connectionNow() === 'open' ? epoch : -1
  return (partnerId) => {
    if (began === epoch) inStep.add(partnerId)
  }
}

/** What the server answered as the newest page; whatever it leaves out in between is asked for. */
export async function takeLatest(partnerId: string, page: ConversationPage): Promise<void> {
  const { thread, gap } = withLatest(threadOf(partnerId), page)
  if (gap) return readMissed(partnerId)
  changeThread(partnerId, () => thread)
}

export async function readLatest(partnerId: string, chatId: string): Promise<void> {
  forgetOldThreads()
  const read = beginReading()
  await takeLatest(partnerId, await call(chatApi.messages, { params: { id: chatId }, query: {} }))
  read(partnerId)
}

/** Everything since the last message that is known to be without a gap before it. */
export async function readMissed(partnerId: string): Promise<void> {
  const read = beginReading()
  for (;;) {
    const { chatId, syncedSeq } = threadOf(partnerId)
    if (!chatId) return
    const query = { after: syncedSeq, size: missedAtOnce }
    const page = await call(chatApi.messages, { params: { id: chatId }, query })
    changeThread(partnerId, (thread) => withMissed(thread, page))
    if (!page.hasMore) return read(partnerId)
  }
}

const readingOlder = new Set<string>()

/** False when there was nothing to read, or somebody is already reading it. */
export async function readOlder(partnerId: string, size = 20): Promise<boolean> {
  const { chatId, messages, hasMore } = threadOf(partnerId)
  const oldest = messages[0]?.seq
  if (!chatId || !hasMore || !oldest || readingOlder.has(partnerId)) return false
  readingOlder.add(partnerId)
  try {
    const page = await call(chatApi.messages, { params: { id: chatId }, query: { before: oldest, size } })
    changeThread(partnerId, (thread) => withOlder(thread, page))
    return true
  } finally {
    readingOlder.delete(partnerId)
  }
}

/** Pages upwards until the message is there, for somebody who found it by searching. */
export async function readUntil(partnerId: string, seq: number): Promise<void> {
  for (;;) {
    const { messages } = threadOf(partnerId)
    if ((messages[0]?.seq ?? 0) <= seq || !(await readOlder(partnerId, missedAtOnce))) return
  }
}

/** Answers with what is left unread in all conversations; what could not be told is told with the next connection. */
const untold = new Map<string, () => Promise<unknown>>()

export async function markRead(partnerId: string, chatId: string, seq: number, ownId: string): Promise<number | null> {
  changeThread(partnerId, (thread) => withRead(thread, ownId, seq, ownId))
  const tell = async () => {
    const { totalUnread } = await call(chatApi.read, { params: { id: chatId }, body: { seq } })
    untold.delete(partnerId)
    return totalUnread
  }
  untold.set(partnerId, tell)
  return tell().catch(() => null)
}

onCatchUp(() => {
  for (const tell of untold.values()) void tell().catch(() => null)
})
if (typeof window !== 'undefined') listen('userLoggedOut', () => untold.clear())
