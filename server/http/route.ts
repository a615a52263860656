import type { z } from 'zod'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from './actor.ts'

/** Where a call comes from. */
export interface Caller {
  ip: string
  userAgent: string
  /** Forwarded to the account library: cookies, client address, browser. */
  headers: Headers
}

export interface Incoming<E extends Endpoint> {
  ctx: Context
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  /** The raw file of an upload. */
  file: Uint8Array
  caller: Caller
  /** For endpoints that anyone may call and that say more to some: who is signed in, if anybody. */
  whoever(): Promise<Actor | null>
  /** Adds the cookies of an answer of the account library to ours. */
  setCookies(from: Headers): void
}

export type SignedIn<E extends Endpoint> = Incoming<E> & { actor: Actor }

/** A download's answer in place of JSON. */
export interface FileReply {
  content: Uint8Array<ArrayBuffer>
  type: string
  cache: string
  /** Set when the browser should save it under this name instead of showing it. */
  saveAs?: string
}

export interface Route {
  endpoint: Endpoint
  run(incoming: SignedIn<Endpoint>): Promise<unknown>
}

/** Binds a declaration to what answers it. A route calls a verb or a scoped query and decides nothing. */
export const route = <E extends Endpoint>(
  endpoint: E,
  run: (incoming: SignedIn<E>) => Promise<z.input<E['reply']>>,
): Route => ({
  endpoint,
  run: run as unknown as Route['run'],
})
