import { useSyncExternalStore } from 'react'
import { cacheTimes } from '#web/cache/cache-times.ts'
import { listen } from '#web/lib/events.ts'
import { noThread, type Thread } from './thread.ts'

/** By the other person's id: two people have one conversation, and it exists here before its first message does. */
const threads = new Map<string, { thread: Thread; at: number }>()
const listeners = new Set<() => void>()

export const threadOf = (partnerId: string): Thread => threads.get(partnerId)?.thread ?? noThread

export function changeThread(partnerId: string, change: (thread: Thread) => Thread): void {
  const before = threadOf(partnerId)
  const thread = change(before)
  threads.set(partnerId, { thread, at: Date.now() })
  if (thread === before) return
  for (const tell of listeners) tell()
}

/** Conversations that nobody has looked at for a while are read anew; what waits to be sent stays. */
export function forgetOldThreads(now = Date.now()): void {
  for (const [partnerId, { thread, at }] of threads)
    if (now - at >= cacheTimes.memory.chat && thread.pending.length === 0) threads.delete(partnerId)
}

export const partnerOfChat = (chatId: string): string | undefined =>
  [...threads].find(([, { thread }]) => thread.chatId === chatId)?.[0]

export const partnersWithPending = (): string[] =>
  [...threads].filter(([, { thread }]) => thread.pending.length > 0).map(([partnerId]) => partnerId)

function forgetThreads(): void {
  threads.clear()
  for (const tell of listeners) tell()
}
if (typeof window !== 'undefined') {
  listen('userLoggedIn', forgetThreads)
  listen('userLoggedOut', forgetThreads)
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

export const useThread = (partnerId: string): Thread => useSyncExternalStore(subscribe, () => threadOf(partnerId))
