import type { CallInput, Endpoint, ReplyOf } from '#domain/kernel/endpoint.ts'
import { call } from '#web/lib/call.ts'
import { useWrite, type WriteOptions } from './use-write.ts'

// biome-ignore lint/suspicious/noConfusingVoidType: a write without a body is run without an argument
type Body<E extends Endpoint> = 'body' extends keyof CallInput<E> ? CallInput<E>['body'] : void
type Params<E extends Endpoint> = 'params' extends keyof CallInput<E> ? Pick<CallInput<E>, 'params'> : unknown
type Options<E extends Endpoint> = Omit<WriteOptions<Body<E>, ReplyOf<E>>, 'write'>

/** An endpoint that needs a query is not sent this way. */
type Sendable<E extends Endpoint> = CallInput<E> extends { query: unknown } ? never : unknown

/** A write that is one call; what `run` is given is its body. */
export function useSend<E extends Endpoint>(endpoint: E & Sendable<E>, sending: Options<E> & Params<E>) {
  const { params, ...options } = sending as Options<E> & { params?: unknown }
  return useWrite<Body<E>, ReplyOf<E>>({
    ...options,
    // The compiler cannot see that the parts of an endpoint are its input.
    write: (body) => call<Endpoint>(endpoint, { params, body } as CallInput<Endpoint>) as Promise<ReplyOf<E>>,
  })
}
