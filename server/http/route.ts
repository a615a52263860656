import type { z } from 'zod'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import type { Actor } from './actor.ts'

/** Where a call comes from. */
export interface Caller {
  ip: string
  userAgent: string
  /** Forwarded to the account library: cookies, client address, browser. */
  headers: Headers
}

interface Incoming<E extends Endpoint> {
  ctx: Context
  /** Where to read: the database, or a replica of it for an endpoint that `mayLag`. */
  reads: Db
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  /** The raw file of an upload. */
  file: Uint8Array
  caller: Caller
  /** Adds the cookies of an answer of the account library to ours. */
  setCookies(from: Headers): void
}

/** Nobody has to be signed in. A call that says more to some asks who is, if anybody. */
interface FromAnyone {
  optionalActor(): Promise<Actor | null>
}
/** The declared access has been checked for this person. */
interface FromActor {
  actor: Actor
}

/** What a route gets. Under access `anyone`, or one that is not known, it has no actor. */
export type RequestOf<E extends Endpoint> = Incoming<E> & ('anyone' extends E['access'] ? FromAnyone : FromActor)

/** A download's answer in place of JSON. */
export interface FileReply {
  content: Uint8Array<ArrayBuffer>
  type: string
  cache: string
  /** Set when the browser should save it under this name instead of showing it. */
  saveAs?: string
  /** Of what it says: whoever has it already is told so and gets nothing twice. */
  etag?: string
}

/** The same for what is too large to be held in memory; it is always saved and never kept by the browser. */
export interface StreamReply {
  stream: AsyncIterable<Uint8Array>
  size: number
  type: string
  saveAs: string
}

export interface Route {
  endpoint: Endpoint
  run(request: Incoming<Endpoint> & (FromAnyone | FromActor)): Promise<unknown>
}

/** Binds a declaration to what answers it. A route calls a verb or a scoped query and decides nothing. */
export const route = <E extends Endpoint>(
  endpoint: E,
  run: (request: RequestOf<E>) => Promise<z.input<E['reply']>>,
): Route => ({
  endpoint,
  // mount() reads the same declaration: it parses by these schemas and brings an actor for this access.
  run: run as unknown as Route['run'],
})
