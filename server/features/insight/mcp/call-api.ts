import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { tokenApi } from '#domain/people/access-tokens/access-tokens.rules.ts'
import type { Answer } from '#server/http/answer.ts'
import type { ApiRequest } from '#server/http/api-request.ts'

/** The mounted API. */
export type CallApi = (asked: ApiRequest) => Promise<Answer> | null

interface Input {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: object
}

const passedOn = ['authorization', 'user-agent', 'x-forwarded-for']

/** The API, and the request of the program on whose behalf it is called. */
export interface ApiFor {
  api: CallApi
  asked: ApiRequest
}

/** Calls the API as the program itself would, with its own token: there is no second way to the data. */
export async function callApi({ api, asked: from }: ApiFor, endpoint: Endpoint, input: Input) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])))
  const bytes = Buffer.from(JSON.stringify(input.body ?? {}))
  const answer = await api({
    method: endpoint.method,
    path: `/api${tokenApi}${path}`,
    header: (name) =>
      name === 'content-type' ? 'application/json' : passedOn.includes(name) ? from.header(name) : undefined,
    query: () =>
      Object.fromEntries(
        Object.entries(input.query ?? {}).flatMap(([name, value]) =>
          value === undefined || value === null ? [] : [[name, String(value)]],
        ),
      ),
    remoteAddress: from.remoteAddress,
    body: endpoint.method === 'GET' ? null : bytesOnce(bytes),
    cookies: [],
  })
  if (!answer) throw new Error(`${endpoint.method} ${endpoint.path} is not open to programs`)
  const body = typeof answer.body === 'string' ? answer.body : Buffer.from(answer.body as Uint8Array).toString('utf8')
  return { status: answer.status, body: JSON.parse(body) as Record<string, unknown> }
}

async function* bytesOnce(bytes: Uint8Array) {
  yield bytes
}
