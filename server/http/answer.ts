import type { ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { bytesOf } from './bytes.ts'

/** A complete reply of the API. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array | Readable | null
  cookies: string[]
}

export function toResponse({ status, headers, body, cookies }: Answer): Response {
  const content = body instanceof Readable ? (Readable.toWeb(body) as ReadableStream) : body
  const response = new Response(content as never, { status, headers })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** Longer texts are encoded to bytes here; shorter ones are sent together with the headers. */
const longText = 8192

/** Sends the reply; a HEAD request gets the headers of the GET without its body. */
export function sendAnswer(
  to: ServerResponse,
  { status, headers, body, cookies }: Answer,
  broken: (error: Error) => void,
) {
  const content = typeof body === 'string' && body.length >= longText ? bytesOf(body) : body
  const known: Record<string, string | number | string[]> = { ...headers }
  if (cookies.length > 0) known['set-cookie'] = cookies
  if (content !== null && !(content instanceof Readable)) known['content-length'] = Buffer.byteLength(content)
  to.writeHead(status, known)
  if (!(content instanceof Readable)) to.end(to.req.method === 'HEAD' ? null : content)
  else if (to.req.method === 'HEAD') {
    content.destroy()
    to.end()
  }
  // An error midway closes the connection, which is the only way to signal it. A client that disconnects early is not
  // an error.
  else pipeline(content, to, (error) => error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE' && broken(error))
}
