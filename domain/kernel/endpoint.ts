import { z } from 'zod'
import type { AddressLimit, CallLimit } from './call-limits.ts'
import type { TokenScope } from './token-scopes.ts'

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
  /** Path below /api, parameters as `:name`. */
  path: string
  access: Who
  summary: string
  params: Params
  query: Query
  body: Body
  reply: Reply
  /** The scope that an access token needs for this call. Without one, no token reaches the endpoint. */
  scope?: TokenScope
  /** Checked before the route runs; calls beyond the limit are refused with `too_many_requests`. */
  limit?: CallLimit
  /** The body is one raw file of at most `maxBytes`. */
  upload?: { maxBytes: number }
  /** Set by the few endpoints whose JSON exceeds the usual limit. */
  maxJsonBytes?: number
  /** The reply is a file, not JSON. */
  download?: true
  /** For an administrator's decisions: requires the password or a code given within the last ten minutes. */
  confirmed?: true
  /** Open to an administrator who has not yet turned on the second factor. */
  beforeSecondFactor?: true
  /** The reply may be some seconds old, so a replica may serve it. */
  mayLag?: true
}

interface Declaration<
  To extends Path,
  A extends Access,
  P extends Shape,
  Q extends Shape,
  B extends Shape,
  R extends Shape,
> extends Pick<Endpoint, 'upload' | 'maxJsonBytes' | 'download' | 'confirmed' | 'beforeSecondFactor' | 'mayLag'> {
  path: To
  access: A
  summary: string
  /** Declared where a parameter is not the id of a record. */
  params?: P
  query?: Q
  body?: B
  /** `done` unless declared. */
  reply?: R
  limit?: 'anyone' extends A ? AddressLimit : CallLimit
  /** For calls of an active account only. */
  scope?: A extends 'anyone' | 'account' ? never : TokenScope
}

export const emptyObject = z.strictObject({})
type Nothing = typeof emptyObject
/** The reply of a call that only reports success. */
export const done = z.strictObject({ success: z.literal(true), message: z.string() })

type NamesIn<To extends string> = To extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : To extends `${string}:${infer Name}`
    ? Name
    : never
/** The parameters of a path: ids of records. */
type IdsIn<To extends string> = z.ZodObject<Record<NamesIn<To>, z.ZodUUID>, z.core.$strict>
function idsIn(path: string) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  return names.length === 0 ? emptyObject : z.strictObject(Object.fromEntries(names.map((name) => [name, z.uuid()])))
}

/**
 * One declaration for the server, the browser and the OpenAPI page. `access` and `path` stay literals in the type,
 * because the type of a route's context follows from them.
 */
export function endpoint<
  const To extends Path,
  const A extends Access,
  P extends Shape = IdsIn<To>,
  Q extends Shape = Nothing,
  B extends Shape = Nothing,
  R extends Shape = typeof done,
>(declaration: Declaration<To, A, P, Q, B, R>): Endpoint<P, Q, B, R, A> {
  const [method, path] = declaration.path.split(' ') as [Method, string]
  return {
    ...declaration,
    method,
    path,
    params: declaration.params ?? (idsIn(path) as unknown as P),
    query: declaration.query ?? (emptyObject as unknown as Q),
    body: declaration.body ?? (emptyObject as unknown as B),
    reply: declaration.reply ?? (done as unknown as R),
  }
}

export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

/** The input of a call: only the parts that the endpoint declares. */
export type CallInput<E extends Endpoint> = RequestPart<'params', E['params']> &
  RequestPart<'query', E['query']> &
  RequestPart<'body', E['body']> & { file?: Blob }
type RequestPart<Name extends string, S extends Shape> = string extends keyof z.input<S>
  ? unknown
  : Partial<z.input<S>> extends z.input<S>
    ? { [Key in Name]?: z.input<S> }
    : { [Key in Name]: z.input<S> }

/** A moment, as text. */
export const instant = z.iso.datetime()

/** Largest value of an integer column, with room for one more. */
export const maxInteger = 2_000_000_000
/** The version of the record that the change is based on, to detect concurrent changes. */
export const recordVersion = z.number().int().min(1).max(maxInteger)

/** Larger requests are cut to this number (LIM-01): enough for any screen, and no request reads a whole table. */
const mostPerPage = 1000
export const pageSize = z.coerce
  .number()
  .int()
  .min(1)
  .transform((size) => Math.min(size, mostPerPage))
/** Every list is paged. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  size: pageSize.default(20),
}
export const page = <Item extends Shape>(item: Item) =>
  z.strictObject({ documents: z.array(item), total: z.number().int(), hasMore: z.boolean() })

/** The reply of an endpoint that sends a file. */
export const fileReply = z.custom<{
  content: Uint8Array<ArrayBuffer>
  type: string
  cache: string
  /** If set, the browser saves the file under this name instead of showing it. */
  saveAs?: string
  /** Identifies the content: a browser that already has it gets 304 without a body. */
  etag?: string
}>()

/** The reply of an endpoint whose content is too large for memory; always saved as a file and never cached. */
export const streamReply = z.custom<{
  stream: AsyncIterable<Uint8Array>
  size: number
  type: string
  saveAs: string
}>()
