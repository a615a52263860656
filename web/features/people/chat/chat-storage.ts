import { storageSlot } from '#web/lib/storage.ts'
import type { Draft, QueuedMessage } from './chat-state.ts'

/*
 * Data that survives a reload. Queued messages are in the local storage, to survive a closed tab and an ended session;
 * drafts are in the session storage. Both belong to one user.
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
/** Further messages are queued in memory only, so that the browser's storage does not fill up. */
export const maxQueueLength = 200
const queueSlot = storageSlot<StoredQueue>('chatQueue')
const draftsSlot = storageSlot<StoredDrafts>('chatDrafts')
export const queueKey = (ownId: string) => queueSlot.nameOf(ownId)
/** False where the browser stores nothing; a window with queued messages then asks before it closes. */
export const isQueueKept = (ownId: string) => queueSlot.isKept(ownId)

export const readQueue = (ownId: string): QueuedMessage[] => messagesIn(queueSlot.read(ownId))

/** Unreadable, forbidden or outdated storage counts as an empty queue. */
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

/** Changes single messages and never replaces the queue, because other windows of the same user store theirs in it. */
export function changeQueue(ownId: string, { put, removeIds }: QueueChange): void {
  const before = readQueue(ownId)
  const messages = before.filter(({ id }) => !removeIds.includes(id))
  for (const message of put) {
    // A message being sent when the window closed is sent again; its id prevents a duplicate.
    const kept: QueuedMessage = { ...message, state: message.state === 'failed' ? 'failed' : 'queued' }
    const index = messages.findIndex(({ id }) => id === message.id)
    if (index >= 0) messages[index] = kept
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

/** After a deliberate sign-out, no data of the user stays on this device. */
export function forgetStored(ownId: string): void {
  queueSlot.remove(ownId)
  draftsSlot.remove()
}
