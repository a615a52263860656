import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { z } from 'zod'
import { matchRoute, routes as routeRules } from '#domain/access/routes.ts'
import { inputProblems } from '#domain/kernel/input-problems.ts'
import { Refusal, refuse } from '#domain/kernel/refusal.ts'
import { tokenApi } from '#domain/people/access-tokens/access-tokens.rules.ts'
import packageJson from '../package.json' with { type: 'json' }
import type { Context } from './context.ts'
import { isDatabaseUnavailable } from './db/unavailable.ts'
import { demoLogins } from './demo/demo-accounts.ts'
import { publicArticlesOf } from './features/community/blog/public-articles.ts'
import { handleMcp } from './features/insight/mcp/mcp.ts'
import { addBackupGauges } from './features/operations/backups/backup-gauges.ts'
import { tufeFigures } from './features/tenancy/rates/tufe.queries.ts'
import { type Answer, sendAnswer, toResponse } from './http/answer.ts'
import { type ApiRequest, discardUnreadBody, fromNodeRequest, fromWebRequest } from './http/api-request.ts'
import { isBadData } from './http/bad-data.ts'
import type { BuiltWeb } from './http/built-web.ts'
import { healthRoutes } from './http/health.ts'
import { type Failure, mount } from './http/mount.ts'
import { apiPage, openApi } from './http/openapi.ts'
import { pages } from './http/pages.ts'
import { readFromReplica } from './http/read-from-replica.ts'
import type { Route } from './http/route.ts'
import { dataPolicy, securityHeaders } from './http/security-headers.ts'
import { logSecurity, securityRefusals } from './platform/security-log.ts'
import { withoutKeys } from './platform/without-keys.ts'
import { routes } from './routes.ts'

z.config(inputProblems)

export interface AppOptions {
  checkReplies: boolean
  /** The built front end; without it only the API is served. */
  web?: BuiltWeb
  extraRoutes?: Route[]
}

export interface App {
  fetch(
    request: Request,
    env?: { incoming?: { socket: { remoteAddress?: string | undefined } } },
  ): Response | Promise<Response>
  /** For Node's server: reads of the API are answered without creating a web `Request`. */
  listener(request: IncomingMessage, response: ServerResponse): void
}

/** The API has a path of its own, so that its calls do not pay for what the pages need. */
export function createApp(ctx: Context, options: AppOptions): App {
  const all = [...routes, ...(options.extraRoutes ?? [])]
  const headers = securityHeaders(ctx.config)
  const api = mount(ctx, all, {
    checkReplies: options.checkReplies,
    headers: { ...headers, 'content-security-policy': dataPolicy },
    failed: (error, asked) => failureOf(ctx, error, asked),
  })
  const site = new Hono()
  site.notFound((c) => c.json(failure(refuse('not_found')), 404, { 'cache-control': 'no-store' }))
  site.onError((error, c) => {
    const { status, body, retryAfter } = failureOf(ctx, error, c.req)
    return c.json(body, status as 400, {
      'cache-control': 'no-store',
      ...(retryAfter && { 'retry-after': String(retryAfter) }),
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
    })
  })
  const documented = { version: packageJson.version, publicUrl: ctx.config.publicUrl }
  const forPrograms = once(() => openApi(all, { ...documented, programsOnly: true }))
  site.get(`/api${tokenApi}/openapi.json`, (c) => c.json(forPrograms()))
  const forAll = once(() => openApi(all, { ...documented, programsOnly: false }))
  if (ctx.config.apiDocs) site.get('/api/openapi.json', (c) => c.json(forAll()))
  const page = once(() => apiPage(all, { ...documented, programsOnly: !ctx.config.apiDocs }))
  site.get('/api/docs', (c) => c.html(page()))
  site.all('/mcp', (c) => {
    const request = c.req.raw
    return handleMcp(ctx, api, { request, asked: fromWebRequest(request, remoteOf(c.env as Env)) })
  })
  for (const path of ['/api', '/api/*']) site.all(path, (c) => c.notFound())
  site.route(
    '/',
    healthRoutes(ctx, (registry) => addBackupGauges(ctx, registry)),
  )
  if (options.web)
    site.route(
      '/',
      pages(
        ctx,
        options.web,
        { version: packageJson.version, demoAccounts: ctx.config.demo ? demoLogins : [] },
        { articles: publicArticlesOf(ctx), tufe: () => readFromReplica(ctx, tufeFigures) },
      ),
    )
  const ofApi = (asked: ApiRequest): Promise<Answer> | null => {
    if (!asked.path.startsWith('/api/')) return null
    const answered = api(asked)
    return answered && isShownElsewhere(asked.path) ? answered.then(shownElsewhere) : answered
  }
  const fetch: App['fetch'] = (request, env) => {
    const asked = fromWebRequest(request, remoteOf(env))
    const answered = ofApi(asked)
    if (answered) return answered.then(toResponse)
    const page = site.fetch(request, env)
    if (page instanceof Promise) return page.then((answer) => withHeaders(answer, asked.path, headers))
    return withHeaders(page, asked.path, headers)
  }
  const byWeb = getRequestListener(fetch)
  return {
    fetch,
    listener(request, response) {
      // A URL in another form comes from a proxy; the web `Request` handles all forms.
      const answered = request.url!.startsWith('/api/') ? ofApi(fromNodeRequest(request)) : null
      const broken = (error: unknown) =>
        ctx.log.error({ err: error, path: withoutKeys(request.url!) }, 'answer not sent to its end')
      if (!answered) byWeb(request, response)
      else
        answered
          .then((answer) => {
            response.once('finish', () => discardUnreadBody(request))
            sendAnswer(response, answer, broken)
          })
          .catch((error) => {
            broken(error)
            response.destroy()
          })
    },
  }
}

type Env = Parameters<App['fetch']>[1]
const remoteOf = (env: Env) => env?.incoming?.socket.remoteAddress

/** Made when it is first asked for and then kept: describing every schema takes longer than most calls. */
function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Turns an error into a reply, and logs it if an operator should look at it. */
function failureOf(ctx: Context, error: unknown, { method, path }: { method: string; path: string }): Failure {
  const away = isDatabaseUnavailable(error)
  const bad = isBadData(error)
  const code = away ? 'database_unavailable' : bad ? 'invalid_input' : 'unexpected'
  const refusal = error instanceof Refusal ? error : refuse(code)
  if (bad) ctx.log.warn({ err: error, path: withoutKeys(path) }, 'the database refused a value')
  if (securityRefusals.has(refusal.code))
    logSecurity(ctx.log, 'refused', { code: refusal.code, call: `${method} ${withoutKeys(path)}` })
  if (refusal.status >= 500) ctx.log.error({ err: error, path: withoutKeys(path) }, 'request failed')
  return { status: refusal.status, body: failure(refusal), retryAfter: refusal.retryAfter }
}

function withHeaders(answer: Response, path: string, headers: Record<string, string>): Response {
  for (const name in headers) answer.headers.set(name, headers[name]!)
  if (isKeyPage(path)) for (const [name, value] of keyPageHeaders) answer.headers.set(name, value)
  if (isShownElsewhere(path)) for (const [name, value] of shownHeaders) answer.headers.set(name, value)
  const policy = ownPolicy(path, answer.headers.get('content-type') ?? '')
  if (policy) answer.headers.set('content-security-policy', policy)
  return answer
}

const keyPageHeaders = [
  ['referrer-policy', 'no-referrer'],
  ['x-robots-tag', 'noindex, nofollow'],
  ['cache-control', 'no-store'],
] as const

const shownHeaders = [['cross-origin-resource-policy', 'cross-origin']] as const
const shownElsewhere = (answer: Answer): Answer => ({
  ...answer,
  headers: { ...answer.headers, ...Object.fromEntries(shownHeaders) },
})

/** Mail programs in browsers and sites with link previews load these pictures from their own origin. */
const isShownElsewhere = (path: string) =>
  path === '/mail-logo.png' || /^\/(?:og-[\w-]+\.png|api\/blog\/covers\/[\w-]+)$/.test(path)

const isKeyPage = (path: string) => {
  // On these pages the key is in the query.
  if (path === '/forgot-password' || path === '/confirm-email') return true
  const route = matchRoute(path)
  return route !== null && routeRules[route].keyInPath === true
}

function ownPolicy(path: string, type: string): string | null {
  // The API documentation is a page like the others.
  if (path.startsWith('/api/') && !type.startsWith('text/html')) return dataPolicy
  // The PDF reader decodes scans with WebAssembly, only inside its own worker.
  if (path.startsWith('/assets/pdf.worker')) return "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"
  return null
}

/** Every failed call also reports the failure in its body (FOR-10). */
const failure = (refusal: Refusal) => ({ success: false as const, ...refusal.toBody() })
