import { MutationCache, QueryClient } from '@tanstack/react-query'
import { CallError } from '#web/lib/call.ts'
import { listen } from '#web/lib/events.ts'
import { isAnswered } from '#web/lib/missing.ts'
import { assistantKeys } from './assistant.keys.ts'
import { queryTimes } from './cache-times.ts'

const statusOf = (error: unknown) => (error instanceof CallError ? error.status : null)
const isRefused = (error: unknown) => statusOf(error) === 401 || statusOf(error) === 403

/** A 401 or 403 reply is not retried, because the same request would be refused again. */
export const retryUpTo = (times: number) => (failures: number, error: unknown) => !isRefused(error) && failures < times

export const retryDelay = (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000)

export const createQueryClient = () => {
  const client: QueryClient = new QueryClient({
    // The assistant's answers may depend on any data, so every change invalidates them.
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
        // Offline requests must fail with a message instead of waiting silently.
        networkMode: 'always',
      },
      mutations: {
        // One retry helps against a brief network failure. A 4xx reply is not retried: it would take another second and
        // use up one of the few attempts that the rate limit allows.
        retry: (failures, error) => !isAnswered(error) && failures < 1,
        retryDelay,
        networkMode: 'always',
      },
    },
  })
  return client
}

export const queryClient = createQueryClient()

// Data read by one user must never be shown to the next one.
if (typeof window !== 'undefined') {
  listen('userLoggedIn', () => queryClient.clear())
  listen('userLoggedOut', () => queryClient.clear())
}
