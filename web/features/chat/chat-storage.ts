import { storage } from '#web/lib/local-cache.ts'
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
const draftsKey = 'anahtar.chat.drafts'
export const queueKey = (ownId: string) => `anahtar.chat.queue.${ownId}`

export const readQueue = (ownId: string): QueuedMessage[] => parseQueue(storage()?.getItem(queueKey(ownId)) ?? null)

/** Broken, forbidden or written by another version: then nothing waits. */
export function parseQueue(stored: string | null): QueuedMessage[] {
  try {
    const queue: StoredQueue | null = JSON.parse(stored ?? 'null')
    if (queue?.version !== queueVersion || !Array.isArray(queue.messages)) return []
    return queue.messages.filter(isQueued).slice(0, maxQueueLength)
  } catch {
    return []
  }
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
  try {
    if (messages.length === 0) storage()?.removeItem(queueKey(ownId))
    else storage()?.setItem(queueKey(ownId), JSON.stringify({ version: queueVersion, messages } satisfies StoredQueue))
  } catch {
    // A full or forbidden storage: in memory it waits all the same, and the browser asks before closing the window.
  }
}

export function readDrafts(ownId: string): Record<string, Draft> {
  try {
    const stored: StoredDrafts | null = JSON.parse(sessionStorage.getItem(draftsKey) ?? 'null')
    return stored?.of === ownId ? stored.drafts : {}
  } catch {
    // Broken or forbidden: then there are none.
    return {}
  }
}

export function writeDrafts(ownId: string, drafts: Readonly<Record<string, Draft>>): void {
  try {
    sessionStorage.setItem(draftsKey, JSON.stringify({ of: ownId, drafts } satisfies StoredDrafts))
  } catch {
    // In memory they stay all the same.
  }
}

/** For a chosen sign-out: nothing of the person stays on this device. */
export function forgetStored(ownId: string): void {
  storage()?.removeItem(queueKey(ownId))
  try {
    sessionStorage.removeItem(draftsKey)
  } catch {
    // Forbidden, so nothing was kept.
  }
}
