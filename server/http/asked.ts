import type { IncomingMessage } from 'node:http'
import { getPath, getQueryParam } from 'hono/utils/url'

/** A call of the API, whichever way it came: as Node’s own request, or as one of the web’s. */
export interface Asked {
  method: string
  path: string
  header(name: string): string | undefined
  query(): Record<string, string>
  /** The other end of the connection, where there is one. */
  remoteAddress: string | undefined
  /** Null where nothing was sent along. */
  body: AsyncIterable<Uint8Array> | null
  /** What the answer will set. */
  cookies: string[]
}

export const askedByWeb = (request: Request, remoteAddress?: string): Asked => ({
  method: request.method,
  path: getPath(request),
  header: (name) => request.headers.get(name) ?? undefined,
  query: () => getQueryParam(request.url) as Record<string, string>,
  remoteAddress,
  // Not before somebody wants it: whoever is refused has nothing read, and pages have none.
  get body() {
    return request.body
  },
  cookies: [],
})

/** Turning Node’s request into one of the web’s takes longer than to answer a small call, and leaves much behind. */
export function askedByNode(request: IncomingMessage): Asked {
  const url = `http://localhost${request.url}`
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return {
    method: request.method!,
    path: getPath({ url } as Request),
    header: (name) => request.headers[name] as string | undefined,
    query: () => getQueryParam(url) as Record<string, string>,
    remoteAddress: request.socket.remoteAddress,
    // Whoever stops reading has something to say first: the connection stays open for the answer.
    get body() {
      return hasBody ? request.iterator({ destroyOnReturn: false }) : null
    },
    cookies: [],
  }
}

/** How long whoever was answered before all was read may go on sending. */
const sendingOnMs = 500

/** What nobody will read is in the way of the next call; whoever sends on and on is hung up on. */
export function passOverUnread(request: IncomingMessage) {
  if (request.complete) return
  const timer = setTimeout(() => request.socket.destroySoon(), sendingOnMs)
  request.once('close', () => clearTimeout(timer))
  request.resume()
}
