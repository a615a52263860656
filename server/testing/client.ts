import type { CallInput, Endpoint, ReplyOf } from '#domain/kernel/endpoint.ts'
import { tokenApi } from '#domain/people/access-tokens/access-tokens.rules.ts'
import { recordRefusal, recordSkipped } from './refusal-record.ts'

export interface Answer<Body> {
  status: number
  body: Body
  /** Of a refusal. */
  code?: string
  message?: string
  fields?: Record<string, string>
  headers: Headers
}

/** The app in this process, or a server elsewhere. */
export interface RequestHandler {
  request(address: string, init: RequestInit): Response | Promise<Response>
}

/** A browser without a screen: it keeps cookies, has an IP address, and calls endpoints by their declaration. */
export class Client {
  readonly cookies = new Map<string, string>()
  readonly app: RequestHandler
  ip: string
  /** A program with this access token, which calls the addresses for tokens and keeps no cookies. */
  token: string | undefined

  constructor(app: RequestHandler, ip: string) {
    this.app = app
    this.ip = ip
  }

  async call<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<Answer<ReplyOf<E>>> {
    const given = (input ?? {}) as {
      params?: Record<string, string>
      query?: Record<string, string>
      body?: unknown
      file?: Blob
    }
    const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(given.params?.[name] ?? ''))
    const search = given.query ? `?${new URLSearchParams(given.query)}` : ''
    const answer = await this.send(
      endpoint.method,
      `/api${this.token ? tokenApi : ''}${path}${search}`,
      given.file ?? (given.body === undefined ? undefined : JSON.stringify(given.body)),
    )
    const isJson = answer.headers.get('content-type')?.includes('json')
    // The declaration gives the type; mount() has checked the reply against it.
    const body = (isJson ? await answer.json() : await answer.arrayBuffer()) as ReplyOf<E> & object
    if (isJson) recordSkipped(path, body)
    return { status: answer.status, headers: answer.headers, body, ...(answer.status >= 400 && isJson && body) }
  }

  async send(
    method: string,
    path: string,
    body?: RequestInit['body'],
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const address = `http://localhost:3000${path}`
    const answer = this.app.request(address, {
      method,
      headers: {
        'x-forwarded-for': this.ip,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    })
    const response = await recordRefusal(address, answer)
    for (const line of response.headers.getSetCookie()) this.keep(line)
    return response
  }

  private keep(line: string) {
    const [pair = '', ...attributes] = line.split(';')
    const cut = pair.indexOf('=')
    const name = pair.slice(0, cut)
    if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) this.cookies.delete(name)
    else this.cookies.set(name, pair.slice(cut + 1))
  }
}
