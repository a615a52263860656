import type { IncomingMessage } from 'node:http'
import { getPath, getQueryParam } from 'hono/utils/url'

/** An API request, from either Node's `IncomingMessage` or a web `Request`. */
export interface ApiRequest {
  method: string
  path: string
  header(name: string): string | undefined
  query(): Record<string, string>
  /** The remote address of the connection, if there is one. */
  remoteAddress: string | undefined
  /** Null for a request without a body. */
  body: AsyncIterable<Uint8Array> | null
  /** Cookies that the reply will set. */
  cookies: string[]
}

export const fromWebRequest = (request: Request, remoteAddress?: string): ApiRequest => ({
  method: request.method,
  path: getPath(request),
  header: (name) => request.headers.get(name) ?? undefined,
  query: () => getQueryParam(request.url) as Record<string, string>,
  remoteAddress,
  // A getter, because refused calls and requests for pages never need the body.
  get body() {
    return request.body
  },
  cookies: [],
})

/**
 * Wraps Node's request directly: converting it to a web `Request` takes longer than answering a small call, and creates
 * much garbage.
 */
export function fromNodeRequest(request: IncomingMessage): ApiRequest {
  const url = `http://localhost${request.url}`
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return {
    method: request.method!,
    path: getPath({ url } as Request),
    header: (name) => request.headers[name] as string | undefined,
    query: () => getQueryParam(url) as Record<string, string>,
    remoteAddress: request.socket.remoteAddress,
    // The reply must still reach the client after we stop reading its body, so the connection stays open.
    get body() {
      return hasBody ? request.iterator({ destroyOnReturn: false }) : null
    },
    cookies: [],
  }
}

/** How long a client may keep sending after it was answered. */
const sendingOnMs = 500

/**
 * Discards the unread rest of a body, which would block the next request on the connection; closes the connection if
 * the client keeps sending.
 */
export function discardUnreadBody(request: IncomingMessage) {
  if (request.complete) return
  const timer = setTimeout(() => request.socket.destroySoon(), sendingOnMs)
  request.once('close', () => clearTimeout(timer))
  request.resume()
}
