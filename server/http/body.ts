import type { Context as HonoContext } from 'hono'
import { Refusal, refuse } from '#domain/kernel/refusal.ts'

const maxJsonBytes = 256 * 1024

/** Stops reading at the limit, whatever the sender announced. */
export async function readBytes(
  request: HonoContext,
  maxBytes: number,
  tooLarge: () => Refusal = () => refuse('too_large'),
): Promise<Uint8Array> {
  if (Number(request.req.header('content-length') ?? 0) > maxBytes) throw tooLarge()
  const body = request.req.raw.body
  if (!body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const megabyte = 1024 * 1024

/** A file that is too large is told so, with the limit. */
export const readUpload = (request: HonoContext, maxBytes: number) =>
  readBytes(
    request,
    maxBytes,
    () =>
      new Refusal('too_large', {
        status: 413,
        message: `Dosya çok büyük. En fazla ${Math.floor(maxBytes / megabyte)} MB yükleyebilirsiniz.`,
      }),
  )

/** An empty body is an empty object: endpoints without input need none. */
export async function readJson(request: HonoContext, maxBytes = maxJsonBytes): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes)
  if (bytes.length === 0) return {}
  // A form of another site can send text/plain without asking; it cannot send this type.
  if (!request.req.header('content-type')?.includes('application/json')) throw refuse('broken_json')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw refuse('broken_json')
  }
}
