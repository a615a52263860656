import { storageSlot } from '#web/lib/storage.ts'
import type { Draft, QueuedMessage } from './chat-state.ts'

/*
 * What outlives a reload. Messages that wait stand in the local storage, because they also have to outlive a closed tab
 * and an ended session; what is only begun stands in the window's own storage. Both belong to one person.
 */

interface StoredQueue {
  version: number
  messages: QueuedMessage[]
}
interface StoredDrafts {
  of: string
  drafts: Record<string, Draft>
}

const queueVersion = 1
/** Beyond it a message only waits in memory: no place of the browser is filled without an end. */
export const maxQueueLength = 200
const queueSlot = storageSlot<StoredQueue>('chatQueue')
const draftsSlot = storageSlot<StoredDrafts>('chatDrafts')
export const queueKey = (ownId: string) => queueSlot.nameOf(ownId)
/** False where the browser keeps nothing: then a window with waiting messages asks before it closes. */
export const isQueueKept = (ownId: string) => queueSlot.isKept(ownId)

export const readQueue = (ownId: string): QueuedMessage[] => messagesIn(queueSlot.read(ownId))

/** Broken, forbidden or written by another version: then nothing waits. */
export function parseQueue(stored: string | null): QueuedMessage[] {
  try {
    return messagesIn(JSON.parse(stored ?? 'null'))
  } catch {
    return []
  }
}

function messagesIn(queue: StoredQueue | null): QueuedMessage[] {
  if (queue?.version !== queueVersion || !Array.isArray(queue.messages)) return []
  return queue.messages.filter(isQueued).slice(0, maxQueueLength)
}

const isQueued = (each: QueuedMessage | null): each is QueuedMessage =>
  [each?.id, each?.partnerId, each?.text, each?.timestamp, each?.problem].every((text) => typeof text === 'string') &&
  Array.isArray(each?.files) &&
  (each?.state === 'queued' || each?.state === 'failed')

interface QueueChange {
  put: readonly QueuedMessage[]
  removeIds: readonly string[]
}

/** Message by message, never the whole: another window of the same person keeps its own messages there. */
export function changeQueue(ownId: string, { put, removeIds }: QueueChange): void {
  const before = readQueue(ownId)
  const messages = before.filter(({ id }) => !removeIds.includes(id))
  for (const message of put) {
    // What was being sent when the window closed has to be sent again; its id keeps it from becoming a second message.
    const kept: QueuedMessage = { ...message, state: message.state === 'failed' ? 'failed' : 'queued' }
    const place = messages.findIndex(({ id }) => id === message.id)
    if (place >= 0) messages[place] = kept
    else if (messages.length < maxQueueLength) messages.push(kept)
  }
  if (messages.length === 0) queueSlot.remove(ownId)
  else queueSlot.write({ version: queueVersion, messages }, ownId)
}

export function readDrafts(ownId: string): Record<string, Draft> {
  const stored = draftsSlot.read()
  return stored?.of === ownId ? stored.drafts : {}
}

export const writeDrafts = (ownId: string, drafts: Readonly<Record<string, Draft>>): void =>
  draftsSlot.write({ of: ownId, drafts })

/** For a chosen sign-out: nothing of the person stays on this device. */
export function forgetStored(ownId: string): void {
  queueSlot.remove(ownId)
  draftsSlot.remove()
}
