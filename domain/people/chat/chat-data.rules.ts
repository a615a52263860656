import type { ReplyOf } from '#domain/kernel/endpoint.ts'
import type { chatApi } from './chat.api.ts'

export type ChatData = ReplyOf<typeof chatApi.page>
type People = ReplyOf<typeof chatApi.people>

/** A request that has succeeded (`data`), failed for good (`error`), or is still running (neither). */
export interface Reading<Value> {
  data?: Value | undefined
  error?: unknown
}

export interface LoadedChat {
  data: ChatData
  /** What was loaded: everything, only the people, or nothing. */
  from: 'chat' | 'people' | 'nothing'
  problem: Error | null
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
const noChats = { totalUnread: 0, conversation: null }

/** The full data, else the related people, else an empty result; null while loading (CHAT-06). */
export function loadedChat(full: Reading<ChatData>, people: Reading<People>): LoadedChat | null {
  if (full.data) return { data: full.data, from: 'chat', problem: null }
  if (full.error == null) return null
  const failed = new Error(`getOptimizedChatPageData failed: ${reasonOf(full.error)}`, { cause: full.error })
  if (people.data) return { data: { ...people.data, ...noChats }, from: 'people', problem: failed }
  if (people.error == null) return null
  const bothFailed = new Error(`Both chat and fallback failed: ${reasonOf(people.error)}`, { cause: failed })
  return { data: { partners: [], ...noChats }, from: 'nothing', problem: bothFailed }
}
