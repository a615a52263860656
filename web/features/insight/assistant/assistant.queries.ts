import { assistantApi } from '#domain/insight/assistant/assistant.api.ts'
import type { AssistantReply, Question } from '#domain/insight/assistant/assistant.schema.ts'
import { assistantKeys } from '#web/cache/assistant.keys.ts'
import { queryTimes } from '#web/cache/cache-times.ts'
import { queryClient, retryUpTo } from '#web/cache/query-client.ts'
import { queryOf } from '#web/cache/query-of.ts'
import { call } from '#web/lib/call.ts'

const { staleTime, gcTime, retry } = queryTimes.assistant
const times = { staleTime, gcTime, retry: retryUpTo(retry) }

export const openingsQuery = queryOf(assistantApi.openings, { key: assistantKeys.openings, ...times })

export interface CachedReply {
  reply: AssistantReply
  /** When it was read, in milliseconds. */
  at: number
}

/**
 * Asking changes nothing, so answers are cached: the same question within ten minutes needs no request, unless data was
 * written meanwhile (query-client.ts). `fresh` skips the cache.
 */
export async function askAssistant(body: Question, { fresh = false } = {}): Promise<CachedReply> {
  const queryKey = assistantKeys.answer(body)
  const reply = await queryClient.fetchQuery({
    queryKey,
    queryFn: () => call(assistantApi.ask, { body }),
    ...times,
    ...(fresh && { staleTime: 0 }),
  })
  return { reply, at: queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0 }
}
