import { z } from 'zod'
import type { AddressLimit, CallLimit } from './call-limits.ts'

/**
 * Who may call. There is no default: an endpoint without one does not start.
 * - `anyone`: no session needed
 * - `account`: a session is enough, also while the account waits for approval
 * - `signed-in`: an active account
 * - `host`, `contract-maker`, `tax-sheet`, `lawyer-or-host`, `admin`: the guards of domain/access, on the server
 */
export const accessLevels = [
  'anyone',
  'account',
  'signed-in',
  'host',
  'contract-maker',
  'tax-sheet',
  'lawyer-or-host',
  'admin',
] as const
export type Access = (typeof accessLevels)[number]

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Path = `${Method} /${string}`
type Shape = z.ZodType

export interface Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Reply extends Shape = Shape,
  Who extends Access = Access,
> {
  method: Method
  /** Below /api, parameters as `:name`. */
  path: string
  access: Who
  summary: string
  params: Params
  query: Query
  body: Body
  reply: Reply
  /** Counted before the route runs, and refused with `too_many_requests` beyond it. */
  limit?: CallLimit
  /** The body is one file, sent as it is; its limit in bytes. */
  upload?: { maxBytes: number }
  /** For the few calls whose JSON is larger than the usual limit. */
  maxJsonBytes?: number
  /** The answer is a file, not JSON. */
  download?: true
  /** An administrator's decision: the password or a code must have been given within the last ten minutes. */
  confirmed?: true
  /** Open to an administrator who still has to turn the second factor on. */
  beforeSecondFactor?: true
  /** The answer may be some seconds old, so a replica may give it. */
  mayLag?: true
}

interface Declaration<A extends Access, P extends Shape, Q extends Shape, B extends Shape, R extends Shape> {
  path: Path
  access: A
  summary: string
  params?: P
  query?: Q
  body?: B
  reply: R
  limit?: 'anyone' extends A ? AddressLimit : CallLimit
  upload?: { maxBytes: number }
  maxJsonBytes?: number
  download?: true
  confirmed?: true
  beforeSecondFactor?: true
  mayLag?: true
}

export const nothing = z.strictObject({})
type Nothing = typeof nothing

/**
 * One declaration for the server that mounts it, the browser that calls it and the OpenAPI page that describes it. Who
 * may call stays a literal in its type: what a route can reach follows from it.
 */
export function endpoint<
  const A extends Access,
  P extends Shape = Nothing,
  Q extends Shape = Nothing,
  B extends Shape = Nothing,
  R extends Shape = Nothing,
>(declaration: Declaration<A, P, Q, B, R>): Endpoint<P, Q, B, R, A> {
  const [method, path] = declaration.path.split(' ') as [Method, string]
  return {
    method,
    path,
    access: declaration.access,
    summary: declaration.summary,
    params: declaration.params ?? (nothing as unknown as P),
    query: declaration.query ?? (nothing as unknown as Q),
    body: declaration.body ?? (nothing as unknown as B),
    reply: declaration.reply,
    ...(declaration.limit && { limit: declaration.limit }),
    ...(declaration.upload && { upload: declaration.upload }),
    ...(declaration.maxJsonBytes && { maxJsonBytes: declaration.maxJsonBytes }),
    ...(declaration.download && { download: declaration.download }),
    ...(declaration.confirmed && { confirmed: declaration.confirmed }),
    ...(declaration.beforeSecondFactor && { beforeSecondFactor: declaration.beforeSecondFactor }),
    ...(declaration.mayLag && { mayLag: declaration.mayLag }),
  }
}

export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

/** What a caller hands over: only the parts that the declaration asks for. */
export type CallInput<E extends Endpoint> = Asked<'params', E['params']> &
  Asked<'query', E['query']> &
  Asked<'body', E['body']> & { file?: Blob }
type Asked<Name extends string, S extends Shape> = string extends keyof z.input<S>
  ? unknown
  : Partial<z.input<S>> extends z.input<S>
    ? { [Key in Name]?: z.input<S> }
    : { [Key in Name]: z.input<S> }

/** What an integer column holds, with room for one more. */
export const maxInteger = 2_000_000_000
/** Of the record that a change was made from. */
export const recordVersion = z.number().int().min(1).max(maxInteger)

/** Whoever asks for more rows gets so many (LIM-01): enough for any screen, and no list reads a whole table. */
const mostPerPage = 1000
export const pageSize = z.coerce
  .number()
  .int()
  .min(1)
  .transform((size) => Math.min(size, mostPerPage))
/** Lists are always paged. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  size: pageSize.default(20),
}
export const page = <Item extends Shape>(item: Item) =>
  z.strictObject({ documents: z.array(item), total: z.number().int(), hasMore: z.boolean() })

/** The reply of a call whose answer is a file. */
export const fileReply = z.custom<{
  content: Uint8Array<ArrayBuffer>
  type: string
  cache: string
  saveAs?: string
  etag?: string
}>()

/** The reply of a call whose answer is too large to be held in memory. */
export const streamReply = z.custom<{
  stream: AsyncIterable<Uint8Array>
  size: number
  type: string
  saveAs: string
}>()

export const done = z.strictObject({ success: z.literal(true), message: z.string() })
