import { Refusal, refuse } from '#domain/kernel/refusal.ts'
import type { Asked } from './asked.ts'

const maxJsonBytes = 256 * 1024

/** Stops reading at the limit, whatever the sender announced. */
export async function readBytes(
  asked: Asked,
  maxBytes: number,
  tooLarge: () => Refusal = () => refuse('too_large'),
): Promise<Uint8Array> {
  if (Number(asked.header('content-length') ?? 0) > maxBytes) throw tooLarge()
  if (!asked.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of asked.body) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const megabyte = 1024 * 1024

/** A file that is too large is told so, with the limit. */
export const readUpload = (asked: Asked, maxBytes: number) =>
  readBytes(
    asked,
    maxBytes,
    () =>
      new Refusal('too_large', {
        status: 413,
        message: `Dosya çok büyük. En fazla ${Math.floor(maxBytes / megabyte)} MB yükleyebilirsiniz.`,
      }),
  )

/** An empty body is an empty object: endpoints without input need none. */
export async function readJson(asked: Asked, maxBytes = maxJsonBytes): Promise<unknown> {
  const bytes = await readBytes(asked, maxBytes)
  if (bytes.length === 0) return {}
  // A form of another site can send text/plain without asking; it cannot send this type.
  if (!asked.header('content-type')?.includes('application/json')) throw refuse('broken_json')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw refuse('broken_json')
  }
}
