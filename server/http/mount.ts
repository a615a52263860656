import { Readable } from 'node:stream'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { SmartRouter } from 'hono/router/smart-router'
import { TrieRouter } from 'hono/router/trie-router'
import { z } from 'zod'
import { passesAs, subjectsOf } from '#domain/access/engagements.ts'
import { callLimits } from '#domain/kernel/call-limits.ts'
import { type Access, accessLevels, type Endpoint } from '#domain/kernel/endpoint.ts'
import { Refusal, refuse } from '#domain/kernel/refusal.ts'
import { tokenApi } from '#domain/people/access-tokens/access-tokens.rules.ts'
import type { Context } from '#server/context.ts'
import { networkOf } from '#server/platform/network-of.ts'
import { logSecurity } from '#server/platform/security-log.ts'
import { parse } from '#server/reading/parse.ts'
import { readingFor, readLargeBody } from '#server/reading/read.ts'
import { illFormed } from '#server/reading/well-formed.ts'
import { readTokenActor, refuseWithoutScope } from './access-token.ts'
import type { Actor } from './actor.ts'
import type { Answer } from './answer.ts'
import type { ApiRequest } from './api-request.ts'
import { readJson, readJsonBytes, readUpload } from './body.ts'
import { jsonOf } from './bytes.ts'
import { inCall } from './call-scope.ts'
import { callSummaries } from './call-summaries.ts'
import { callerOf, refuseForeignOrigin } from './caller.ts'
import { hasJustWritten, readFromReplica, writtenCookie } from './read-from-replica.ts'
import { refuseForOwner } from './refuse-for-owner.ts'
import type { FileReply, Route, StreamReply } from './route.ts'
import { readActor } from './session.ts'

export interface MountOptions {
  /** Checks replies against their declaration; off in production, where it would cost a third of the throughput. */
  checkReplies: boolean
  /** Headers of every reply. */
  headers: Record<string, string>
  /** The reply to an error. */
  failed(error: unknown, asked: ApiRequest): Failure
}

export interface Failure {
  status: number
  body: object
  retryAfter?: number | undefined
}

/** Answers a call; null if no endpoint has this address. */
export type Api = (asked: ApiRequest) => Promise<Answer> | null

type Params = Record<string, string>
type Handler = (asked: ApiRequest, params: Params) => Promise<Answer>

/** Mounts every route under its declared path. An endpoint without a declared access stops the server from starting. */
export function mount(ctx: Context, routes: Route[], options: MountOptions): Api {
  const router = new SmartRouter<Handler>({ routers: [new RegExpRouter(), new TrieRouter()] })
  const seen = new Set<string>()
  const seconds = ctx.config.timeouts.bodySeconds
  const jsonHeaders = { ...options.headers, 'cache-control': 'no-store', 'content-type': 'application/json' }
  for (const { endpoint, run } of routes) {
    const name = `${endpoint.method} ${endpoint.path}`
    if (!accessLevels.includes(endpoint.access)) throw new Error(`Endpoint ${name} does not declare who may call it.`)
    if (seen.has(name)) throw new Error(`Endpoint ${name} is mounted twice.`)
    seen.add(name)
    callSummaries.set(name, endpoint.summary)
    const bySession = async (asked: ApiRequest) => {
      if (endpoint.method !== 'GET') refuseForeignOrigin(ctx, asked)
      if (ctx.config.maintenance && endpoint.access !== 'admin') await refuseInMaintenance(ctx, endpoint, asked)
      return endpoint.access === 'anyone' ? null : await admit(ctx, endpoint, asked)
    }
    const answerFor = (identify: typeof bySession) => async (asked: ApiRequest, params: Params) => {
      const caller = callerOf(ctx, asked)
      const actor = await identify(asked)
      if (actor?.token) caller.token = actor.token.prefix
      const consumeLimit = async () => {
        if (!endpoint.limit) return
        const byPerson = callLimits[endpoint.limit] === 'person'
        await ctx.limits.consume(endpoint.limit, byPerson && actor ? actor.userId : caller.ip)
      }
      // Counted before parsing, because parsing the file is the expensive part: a file that cannot be parsed counts
      // too.
      const bringsFile = endpoint.upload !== undefined || endpoint.maxJsonBytes !== undefined
      if (bringsFile) await consumeLimit()
      const reader = actor?.userId ?? networkOf(caller.ip)
      const incoming = {
        ctx,
        reads: ctx.db,
        caller,
        ...(actor ? { actor } : { optionalActor: () => readActor(ctx, asked) }),
        params: (endpoint.method === 'GET' ? parseAddress : parse)(endpoint.params, params),
        query: parse(endpoint.query, asked.query()),
        file: endpoint.upload ? await readUpload(asked, endpoint.upload.maxBytes) : new Uint8Array(),
        body:
          endpoint.upload || endpoint.method === 'GET'
            ? {}
            : endpoint.maxJsonBytes
              ? await readJsonBytes(asked, { seconds, maxBytes: endpoint.maxJsonBytes }).then((bytes) =>
                  readingFor(reader, () => readLargeBody(name, bytes)),
                )
              : parse(endpoint.body, await readJson(asked, { seconds })),
        setCookies: (from: Headers) => {
          asked.cookies.push(...from.getSetCookie())
        },
      }
      if (!bringsFile) await consumeLimit()
      const scope = { from: caller, at: ctx.clock.now(), recorded: false }
      const reply = await inCall(scope, async () => {
        const answer = await readingFor(reader, () =>
          endpoint.mayLag && !actor?.token && !hasJustWritten(asked.header('cookie'))
            ? readFromReplica(ctx, (reads) => run({ ...incoming, reads }))
            : run(incoming),
        )
        if (actor && !scope.recorded && (endpoint.method !== 'GET' || isFile(answer)))
          await ctx.auditTrail.called(actor, {
            call: name,
            params,
            exported: isFile(answer) && answer.saveAs !== undefined,
          })
        return answer
      })
      if (actor && endpoint.confirmed)
        logSecurity(ctx.log, 'decided', { account: actor.accountId, call: `${endpoint.method} ${asked.path}` })
      if (isFile(reply)) {
        if (actor && reply.saveAs) logSecurity(ctx.log, 'exported', { account: actor.accountId, call: name })
        return sendFile(asked, reply, options.headers)
      }
      if (isStream(reply)) {
        if (actor) logSecurity(ctx.log, 'exported', { account: actor.accountId, call: name })
        return sendStream(asked, reply, options.headers)
      }
      if (ctx.replica && endpoint.method !== 'GET' && !actor?.token) asked.cookies.push(writtenCookie)
      if (options.checkReplies) checkReply(endpoint, reply)
      return { status: 200, headers: jsonHeaders, body: jsonOf(reply), cookies: asked.cookies }
    }
    router.add(endpoint.method, `/api${endpoint.path}`, answerFor(bySession))
    if (endpoint.scope)
      router.add(
        endpoint.method,
        `/api${tokenApi}${endpoint.path}`,
        answerFor((asked) => admitToken(ctx, endpoint, asked)),
      )
  }
  const failed = (error: unknown, asked: ApiRequest): Answer => {
    const { status, body, retryAfter } = options.failed(error, asked)
    const headers = retryAfter ? { ...jsonHeaders, 'retry-after': String(retryAfter) } : jsonHeaders
    return { status, headers, body: JSON.stringify(body), cookies: asked.cookies }
  }
  return (asked) => {
    const [[found], stash] = router.match(asked.method === 'HEAD' ? 'GET' : asked.method, asked.path)
    if (!found) return null
    const [answering, indexes] = found
    return answering(asked, paramsIn(indexes as Params, stash)).catch((error: unknown) => failed(error, asked))
  }
}

/** One router returns the values, the other their positions. */
function paramsIn(indexes: Record<string, string | number>, stash: readonly string[] | undefined): Params {
  const params: Params = {}
  for (const name in indexes) {
    const index = indexes[name]!
    const value = typeof index === 'number' ? stash![index] : index
    if (value !== undefined) params[name] = value.includes('%') ? decoded(value) : value
  }
  return params
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

const confirmationMs = 10 * 60_000

async function admit(ctx: Context, endpoint: Endpoint, asked: ApiRequest): Promise<Actor> {
  const actor = await readActor(ctx, asked)
  if (!actor) throw refuse('no_session')
  ctx.presence.seen(actor.userId)
  await refuseWithoutAccess(ctx, endpoint, actor)
  return actor
}

/** A program has the rights of its person, narrowed by the scopes of its token. It is not that person's presence. */
async function admitToken(ctx: Context, endpoint: Endpoint, asked: ApiRequest): Promise<Actor> {
  if (ctx.config.maintenance) throw new Refusal('maintenance', { status: 503, message: ctx.config.maintenanceText })
  const actor = await readTokenActor(ctx, asked)
  refuseWithoutScope(actor, endpoint.scope!)
  await refuseWithoutAccess(ctx, endpoint, actor)
  return actor
}

async function refuseWithoutAccess(ctx: Context, endpoint: Endpoint, actor: Actor): Promise<void> {
  const access = endpoint.access as Exclude<Access, 'anyone'>
  if (access === 'account') return
  const subjects = subjectsOf(actor.subject, actor.engagements)
  if (!passesAs('signed-in', subjects)) throw refuse('account_pending')
  if (!passesAs(access, subjects)) {
    const { subject, engagements } = actor.whole
    throw await refuseForOwner(ctx.db, actor, passesAs(access, subjectsOf(subject, engagements)))
  }
  if (actor.secondFactorDue && !endpoint.beforeSecondFactor) throw refuse('second_factor_required')
  const age = ctx.clock.now().getTime() - actor.confirmedAt.getTime()
  if (endpoint.confirmed && age > confirmationMs) throw refuse('confirmation_needed')
}

/** Administrators can work during maintenance, and can sign in for it. */
async function refuseInMaintenance(ctx: Context, endpoint: Endpoint, asked: ApiRequest) {
  if (endpoint.path.startsWith('/accounts/login')) return
  const actor = await readActor(ctx, asked)
  if (actor?.subject.role !== 'admin')
    throw new Refusal('maintenance', { status: 503, message: ctx.config.maintenanceText })
}

/** A malformed id in the address answers 404, like an id that does not exist. */
function parseAddress(shape: z.ZodType, value: unknown): never {
  const result = illFormed(value) ? null : shape.safeParse(value)
  if (!result?.success) throw refuse('not_found')
  return result.data as never
}

function checkReply(endpoint: Endpoint, reply: unknown) {
  // Checks what the browser will receive: in JSON, dates are strings.
  const result = endpoint.reply.safeParse(JSON.parse(JSON.stringify(reply)))
  if (!result.success) {
    throw new Error(
      `${endpoint.method} ${endpoint.path} answered against its declaration: ${z.prettifyError(result.error)}`,
    )
  }
}

const isFile = (reply: unknown): reply is FileReply =>
  typeof reply === 'object' && reply !== null && 'content' in reply && reply.content instanceof Uint8Array

const isStream = (reply: unknown): reply is StreamReply =>
  typeof reply === 'object' && reply !== null && 'stream' in reply && 'saveAs' in reply

type SomeHeaders = Record<string, string>

function sendStream(
  { cookies }: ApiRequest,
  { stream, size, type, saveAs }: StreamReply,
  headers: SomeHeaders,
): Answer {
  const own = {
    'cache-control': 'private, no-store',
    'content-type': type,
    'content-length': String(size),
    'content-disposition': attachment(saveAs),
  }
  return {
    status: 200,
    headers: { ...headers, ...own },
    body: stream instanceof Readable ? stream : Readable.from(stream),
    cookies,
  }
}

function sendFile(asked: ApiRequest, file: FileReply, headers: SomeHeaders): Answer {
  const kept = {
    ...headers,
    'cache-control': file.cache,
    // Two people may share a computer: the browser must not show one person's cached files to the other.
    vary: 'Cookie',
    ...(file.etag && { etag: file.etag }),
  }
  const { cookies } = asked
  const known = asked.header('if-none-match')?.split(',') ?? []
  if (file.etag && known.some((tag) => tag.trim() === file.etag))
    return { status: 304, headers: kept, body: null, cookies }
  const own = { 'content-type': file.type, ...(file.saveAs && { 'content-disposition': attachment(file.saveAs) }) }
  return { status: 200, headers: { ...kept, ...own }, body: file.content, cookies }
}

/** The file name encoded as in RFC 8187, and an ASCII version for programs that do not support it. */
function attachment(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
