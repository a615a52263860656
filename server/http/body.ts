import type { Context as HonoContext } from 'hono'
import { refuse } from '#domain/kernel/refusal.ts'

const maxJsonBytes = 256 * 1024

/** Stops reading at the limit, whatever the sender announced. */
export async function readBytes(request: HonoContext, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.req.header('content-length') ?? 0) > maxBytes) throw refuse('too_large')
  const body = request.req.raw.body
  if (!body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) throw refuse('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** An empty body is an empty object: endpoints without input need none. */
export async function readJson(request: HonoContext): Promise<unknown> {
  const bytes = await readBytes(request, maxJsonBytes)
  if (bytes.length === 0) return {}
  // A form of another site can send text/plain without asking; it cannot send this type.
  if (!request.req.header('content-type')?.includes('application/json')) throw refuse('broken_json')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw refuse('broken_json')
  }
}
