import { Refusal, refuse } from '#domain/kernel/refusal.ts'
import { jsonIn } from '#server/reading/parse.ts'
import type { ApiRequest } from './api-request.ts'

const maxJsonBytes = 256 * 1024

/** Stops reading at the limit, whatever `content-length` says. */
export async function readBytes(
  request: ApiRequest,
  maxBytes: number,
  tooLarge: () => Refusal = () => refuse('too_large'),
): Promise<Uint8Array> {
  if (Number(request.header('content-length') ?? 0) > maxBytes) throw tooLarge()
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body) {
      size += chunk.length
      if (size > maxBytes) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    // Only the connection can fail here: the client left or the request timed out.
    throw error instanceof Refusal ? error : refuse('request_aborted')
  }
  return Buffer.concat(chunks)
}

/** A time limit for small bodies; file uploads only have the server's limit for the whole request. */
async function inTime<Read>(seconds: number, reading: Promise<Read>): Promise<Read> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(refuse('request_too_slow')), seconds * 1000)
  })
  try {
    return await Promise.race([reading, late])
  } finally {
    clearTimeout(timer)
  }
}

const megabyte = 1024 * 1024

/** Reads an uploaded file; a file that is too large is refused with a message that names the limit. */
export const readUpload = (request: ApiRequest, maxBytes: number) =>
  readBytes(
    request,
    maxBytes,
    () =>
      new Refusal('too_large', {
        status: 413,
        message: `Dosya çok büyük. En fazla ${Math.floor(maxBytes / megabyte)} MB yükleyebilirsiniz.`,
      }),
  )

interface JsonLimits {
  seconds: number
  maxBytes?: number
}

/** Reads a JSON body without parsing it. */
export async function readJsonBytes(
  request: ApiRequest,
  { seconds, maxBytes = maxJsonBytes }: JsonLimits,
): Promise<Uint8Array> {
  const bytes = await inTime(seconds, readBytes(request, maxBytes))
  // A form on another site can send text/plain without a CORS preflight, but not this type.
  if (bytes.length > 0 && !request.header('content-type')?.includes('application/json')) throw refuse('broken_json')
  return bytes
}

export const readJson = async (request: ApiRequest, limits: JsonLimits): Promise<unknown> =>
  jsonIn(await readJsonBytes(request, limits))
