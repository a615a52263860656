import type { CallInput, Endpoint, ReplyOf } from '#domain/kernel/endpoint.ts'
import { kernelRefusals, type RefusalBody } from '#domain/kernel/refusal.ts'
import { accountsMessages } from '#domain/people/accounts/accounts.messages.ts'
import { emit } from './events.ts'
import { noteFailure } from './ticket-diagnostics.ts'

/** A refusal by the server, or a network failure (status 0). */
export class CallError extends Error {
  readonly status: number
  readonly code: string
  readonly fields?: Record<string, string>

  constructor(status: number, body: RefusalBody) {
    super(body.message)
    this.name = 'CallError'
    this.status = status
    this.code = body.code
    if (body.fields) this.fields = body.fields
  }
}

export interface CallOptions {
  signal?: AbortSignal
  /** Uploaded share of the file, 0 to 1. */
  onProgress?: (share: number) => void
}

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  file?: Blob
}

type Answer = { status: number; text: string }

/** Endpoints without input may be called without an argument. */
type InputArgs<E extends Endpoint> =
  Record<never, never> extends CallInput<E>
    ? [input?: CallInput<E>, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions]

export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options = {}]: InputArgs<E>
): Promise<ReplyOf<E>> {
  const parts = (input ?? {}) as Parts
  const { status, text } = await sendInSession(endpoint, parts, options)
  if (status >= 200 && status < 300) return readJson(text) as ReplyOf<E>
  const error = new CallError(status, refusalIn(text))
  if (error.code === 'confirmation_needed' && (await confirmed()))
    return call<E>(endpoint, ...([input, options] as InputArgs<E>))
  if (status === 401 && meansLostSession(endpoint)) emit('userLoggedOut', { reason: 'lost' })
  noteFailure({ method: endpoint.method, path: endpoint.path, status, code: error.code })
  throw error
}

const writesUnderWay = new Set<Promise<Answer>>()

/**
 * Turning the second factor on or off, or changing the password, replaces the session, and the server's event about it
 * can arrive before the reply with the new cookie. A request refused meanwhile used the old cookie, so it is sent
 * again.
 */
async function sendInSession(endpoint: Endpoint, parts: Parts, options: CallOptions): Promise<Answer> {
  const others = [...writesUnderWay]
  const answer = await sendCounted(endpoint, parts, options)
  others.push(...writesUnderWay)
  if (answer.status !== 401 || endpoint.access === 'anyone' || others.length === 0) return answer
  await Promise.allSettled(others)
  return sendCounted(endpoint, parts, options)
}

async function sendCounted(endpoint: Endpoint, parts: Parts, options: CallOptions): Promise<Answer> {
  const sending = send(endpoint, parts, options)
  if (endpoint.method === 'GET') return sending
  writesUnderWay.add(sending)
  return sending.finally(() => writesUnderWay.delete(sending))
}

let ask: (() => Promise<boolean>) | null = null
/** Parallel requests share one password prompt. */
let asking: Promise<boolean> | null = null

/** Registers the function that asks for the password again; returns a function that unregisters it. */
export function askToConfirm(how: () => Promise<boolean>): () => void {
  ask = how
  return () => {
    ask = null
  }
}

function confirmed(): Promise<boolean> {
  asking ??= (ask ? ask() : Promise.resolve(false)).finally(() => {
    asking = null
  })
  return asking
}

/** For reads that a screen can do without: a failure returns the empty value (ERR-01). */
export const orElse = async <Value>(reading: Promise<Value>, empty: Value): Promise<Value> => reading.catch(() => empty)

/** Sign-in, registration and resets return 401 for other reasons; `me` and `logout` are called to check the session. */
const meansLostSession = (endpoint: Endpoint) =>
  endpoint.access !== 'anyone' && !['/accounts/me', '/accounts/logout'].includes(endpoint.path)

export function addressOf(endpoint: Pick<Endpoint, 'path'>, { params = {}, query = {} }: Parts = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null) search.append(name, String(each))
    }
  }
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`
}

const prefetched = new Map<string, { at: number; answer: Promise<Answer> }>()
/** Older replies are not used. */
const aheadMs = 10_000

/**
 * Sends a request while the code that needs the reply is still loading; the reply is used once, by the first equal
 * request.
 */
export function prefetchReply(path: string, query: Record<string, string>): void {
  const address = addressOf({ path }, { query })
  const answer = fetchText(address, { method: 'GET', headers: json })
  // Errors are handled by the request that uses the reply.
  answer.catch(() => {})
  prefetched.set(address, { at: Date.now(), answer })
}

/** Another user may have signed in. */
export const clearPrefetchedReplies = (): void => prefetched.clear()

function takePrefetchedReply(address: string): Promise<Answer> | null {
  const found = prefetched.get(address)
  prefetched.delete(address)
  return found && Date.now() - found.at < aheadMs ? found.answer : null
}

async function send(endpoint: Endpoint, parts: Parts, { signal, onProgress }: CallOptions): Promise<Answer> {
  const address = addressOf(endpoint, parts)
  const known = endpoint.method === 'GET' && !signal ? takePrefetchedReply(address) : null
  if (known) return known
  if (parts.file && onProgress) return sendWithProgress(endpoint.method, address, parts.file, onProgress, signal)
  const init: RequestInit = { method: endpoint.method, headers: json, signal: signal ?? null }
  if (parts.file) {
    init.headers = { ...init.headers, 'content-type': parts.file.type || 'application/octet-stream' }
    init.body = parts.file
  } else if (endpoint.method !== 'GET') {
    init.headers = { ...init.headers, 'content-type': 'application/json' }
    init.body = JSON.stringify(parts.body ?? {})
  }
  return fetchText(address, init)
}

const json = { accept: 'application/json' }

async function fetchText(address: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(address, init)
    return { status: response.status, text: await response.text() }
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw networkDown()
  }
}

/** fetch cannot report upload progress. */
function sendWithProgress(
  method: string,
  address: string,
  file: Blob,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total)
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = () => reject(networkDown())
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

const networkDown = () => new CallError(0, { code: 'network_down', message: accountsMessages.networkDown })

function refusalIn(text: string): RefusalBody {
  try {
    const body: Partial<RefusalBody> | null = JSON.parse(text)
    if (body && typeof body.code === 'string' && typeof body.message === 'string') return body as RefusalBody
  } catch {
    // A proxy's HTML page is not shown to the user.
  }
  return { code: 'unexpected', message: kernelRefusals.unexpected.message }
}

function readJson(text: string): unknown {
  try {
    return text ? JSON.parse(text) : {}
  } catch {
    throw new CallError(502, { code: 'unexpected', message: kernelRefusals.unexpected.message })
  }
}
