import { MutationCache, QueryClient } from '@tanstack/react-query'
import { CallError } from '#web/lib/call.ts'
import { listen } from '#web/lib/events.ts'
import { assistantKeys } from './assistant.keys.ts'
import { queryTimes } from './cache-times.ts'

const statusOf = (error: unknown) => (error instanceof CallError ? error.status : null)
const isRefused = (error: unknown) => statusOf(error) === 401 || statusOf(error) === 403
const isAnswered = (error: unknown) => {
  const status = statusOf(error)
  return status !== null && status >= 400 && status < 500
}

/** A refusal stays one, however often it is asked for. */
export const retryUpTo = (times: number) => (failures: number, error: unknown) => !isRefused(error) && failures < times

export const retryDelay = (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000)

export const createQueryClient = () => {
  const client: QueryClient = new QueryClient({
    // An answer of the assistant may rest on anything that is written.
    mutationCache: new MutationCache({
      onSuccess: () => void client.invalidateQueries({ queryKey: assistantKeys.all }),
    }),
    defaultOptions: {
      queries: {
        ...queryTimes.defaults,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        retry: retryUpTo(2),
        retryDelay,
        // Offline calls must fail with their text instead of waiting without a word.
        networkMode: 'always',
      },
      mutations: {
        // One more try helps against a hiccup; a refusal (4xx) stays a refusal, and repeating it would only cost a second
        // and another of the few attempts that the server allows.
        retry: (failures, error) => !isAnswered(error) && failures < 1,
        retryDelay,
        networkMode: 'always',
      },
    },
  })
  return client
}

export const queryClient = createQueryClient()

// What one person has read must never be shown to the next one.
if (typeof window !== 'undefined') {
  listen('userLoggedIn', () => queryClient.clear())
  listen('userLoggedOut', () => queryClient.clear())
}
