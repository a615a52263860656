import type { z } from 'zod'
import type { done as doneReply, Endpoint, fileReply, streamReply } from '#domain/kernel/endpoint.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import type { Actor } from './actor.ts'
import { done } from './done.ts'

/** The origin of a call. */
export interface Caller {
  ip: string
  userAgent: string
  /** How the access token of the call begins, if it has one; the audit log names it instead of a device. */
  token?: string
  /** Passed on to the account library: cookies, client address, browser. */
  headers: Headers
}

interface Incoming<E extends Endpoint> {
  ctx: Context
  /** The connection for reads: the database, or a replica for an endpoint that `mayLag`. */
  reads: Db
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  /** The raw bytes of an upload. */
  file: Uint8Array
  caller: Caller
  /** Adds the cookies of the account library's reply to ours. */
  setCookies(from: Headers): void
}

/** For endpoints open to everyone; `optionalActor()` returns the signed-in user, if there is one. */
interface FromAnyone {
  optionalActor(): Promise<Actor | null>
}
/** For all other endpoints; the declared access has been checked for this user. */
interface FromActor {
  actor: Actor
}

/** What a route receives. With access `anyone`, or an access only known at run time, it has no actor. */
export type RequestOf<E extends Endpoint> = Incoming<E> & ('anyone' extends E['access'] ? FromAnyone : FromActor)

export type FileReply = z.output<typeof fileReply>
export type StreamReply = z.output<typeof streamReply>

export interface Route {
  endpoint: Endpoint
  run(request: Incoming<Endpoint> & (FromAnyone | FromActor)): Promise<unknown>
}

/**
 * Binds an endpoint's declaration to its handler. A route only calls a verb or a scoped query, and contains no logic.
 */
export const route = <E extends Endpoint>(
  endpoint: E,
  run: (request: RequestOf<E>) => Promise<z.input<E['reply']>>,
): Route => ({
  endpoint,
  // mount() uses the same declaration: it parses with these schemas and supplies the actor for this access.
  run: run as unknown as Route['run'],
})

/** A route that calls one verb and replies with a message only. */
export const action = <E extends Endpoint & { reply: typeof doneReply }>(
  endpoint: E,
  message: string,
  run: (request: RequestOf<E>) => PromiseLike<unknown>,
): Route =>
  route(endpoint, async (request) => {
    await run(request)
    return done(message) as z.input<E['reply']>
  })
