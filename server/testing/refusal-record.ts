import { appendFileSync, mkdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { expect } from 'vitest'
import type { RefusalBody } from '#domain/kernel/refusal.ts'

/** A refusal that left the server during a test. */
export interface RecordedRefusal {
  code: string
  /** 200 where a call for many records says which it left out. */
  status: number
  message: string
  /** The address that was called. */
  path: string
  /** The test file that called it. */
  by: string
}

const folder = process.env.RECORD_REFUSALS
const seen = new Set<string>()

/** Writes it to a file of this process in the folder that `RECORD_REFUSALS` names, for `scripts/refusals.ts`. */
function record(url: string, status: number, body: Partial<RefusalBody> | null) {
  if (typeof body?.code !== 'string' || typeof body.message !== 'string') return
  const by = path.relative(process.cwd(), expect.getState().testPath ?? '')
  const refusal: RecordedRefusal = {
    code: body.code,
    status,
    message: body.message,
    path: new URL(url, 'http://localhost').pathname,
    by,
  }
  // Two features may say the same, in the same test.
  const feature = refusal.path.split('/')[2]
  const kind = [body.code, status, body.message, by, feature].join(' ')
  if (seen.has(kind)) return
  seen.add(kind)
  mkdirSync(folder!, { recursive: true })
  appendFileSync(path.join(folder!, `${process.pid}.jsonl`), `${JSON.stringify(refusal)}\n`)
}

const isJson = (type: unknown) => typeof type === 'string' && type.includes('json')

/** Passes the answer on, and records it if it is a refusal. */
export async function recordRefusal(url: string, answer: Response | Promise<Response>): Promise<Response> {
  const response = await answer
  if (!folder || response.status < 400 || !isJson(response.headers.get('content-type'))) return response
  // The answer to a HEAD request has no body.
  const body = response.clone().json() as Promise<Partial<RefusalBody>>
  record(url, response.status, await body.catch(() => null))
  return response
}

/** The records that a change of many left out, each with its reason. */
export function recordSkipped(url: string, body: unknown) {
  const { refused } = (body ?? {}) as { refused?: unknown }
  if (folder && Array.isArray(refused)) for (const each of refused) record(url, 200, each)
}

/** For a server on a port, where some refusals are sent before the app hears of the request. */
export function recordSentRefusals(request: IncomingMessage, response: ServerResponse) {
  if (!folder) return
  const end = response.end.bind(response)
  response.end = ((body: unknown, ...rest: []) => {
    if (response.statusCode >= 400 && typeof body === 'string' && body.startsWith('{'))
      record(request.url!, response.statusCode, JSON.parse(body))
    return end(body, ...rest)
  }) as typeof response.end
}
