import { keepPreviousData, type QueryKey, queryOptions, type UndefinedInitialDataOptions } from '@tanstack/react-query'
import type { CallInput, Endpoint, ReplyOf } from '#domain/kernel/endpoint.ts'
import { call } from '#web/lib/call.ts'

type Times<E extends Endpoint> = Omit<UndefinedInitialDataOptions<ReplyOf<E>>, 'queryKey' | 'queryFn'>
type QueryInput<E extends Endpoint> = { key: QueryKey } & CallInput<E> & Times<E>
type Parts = { params?: unknown; query?: unknown; body?: unknown }

/** A query that is one call: its key, the parts of the call, and how long the reply stays valid. */
export function queryOf<E extends Endpoint>(endpoint: E, input: QueryInput<E>) {
  const { key, params, query, body, ...times } = input as { key: QueryKey } & Parts & Times<E>
  return queryOptions<ReplyOf<E>>({
    ...times,
    queryKey: key,
    // The compiler cannot see that the parts of an endpoint are its input.
    queryFn: () => call<Endpoint>(endpoint, { params, query, body } as CallInput<Endpoint>) as Promise<ReplyOf<E>>,
  })
}

/** A list shows its former rows until those of the new page or filter have arrived. */
export const listOf = <E extends Endpoint>(endpoint: E, input: QueryInput<E>) =>
  queryOf<E>(endpoint, { ...input, placeholderData: keepPreviousData })
