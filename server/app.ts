import { Hono } from 'hono'
import { getPath } from 'hono/utils/url'
import { z } from 'zod'
import tr from 'zod/v4/locales/tr.js'
import { matchRoute, routes as routeRules } from '#domain/access/routes.ts'
import { Refusal, refuse } from '#domain/kernel/refusal.ts'
import packageJson from '../package.json' with { type: 'json' }
import type { Context } from './context.ts'
import { isDatabaseUnavailable } from './db/unavailable.ts'
import { demoLogins } from './demo/demo-accounts.ts'
import { publicArticlesOf } from './features/blog/public-articles.ts'
import { isBadData } from './http/bad-data.ts'
import type { BuiltWeb } from './http/built-web.ts'
import { healthRoutes } from './http/health.ts'
import { mount } from './http/mount.ts'
import { apiPage, openApi } from './http/openapi.ts'
import { pages } from './http/pages.ts'
import type { Route } from './http/route.ts'
import { dataPolicy, isWhole, securityHeaders } from './http/security-headers.ts'
import { logSecurity, securityRefusals } from './platform/security-log.ts'
import { withoutKeys } from './platform/without-keys.ts'
import { routes } from './routes.ts'

z.config(tr())

export interface AppOptions {
  checkReplies: boolean
  /** The built front end; without it only the API answers. */
  web?: BuiltWeb
  extraRoutes?: Route[]
}

export interface App {
  fetch(request: Request, env?: object): Response | Promise<Response>
}

/** Two ways: what a call of the API takes must not grow with what the pages need. */
export function createApp(ctx: Context, options: AppOptions): App {
  const all = [...routes, ...(options.extraRoutes ?? [])]
  const headers = securityHeaders(ctx.config)
  const api = withFailures(ctx, new Hono())
  if (ctx.config.apiDocs) {
    api.get('/api/openapi.json', (c) =>
      c.json(openApi(all, { version: packageJson.version, publicUrl: ctx.config.publicUrl })),
    )
    api.get('/api/docs', (c) => c.html(apiPage(all)))
  }
  api.route('/api', mount(ctx, all, { checkReplies: options.checkReplies, headers }))
  const site = withFailures(ctx, new Hono())
  site.route('/', healthRoutes(ctx))
  if (options.web)
    site.route(
      '/',
      pages(
        ctx,
        options.web,
        { version: packageJson.version, demoAccounts: ctx.config.demo ? demoLogins : [] },
        publicArticlesOf(ctx),
      ),
    )
  return {
    fetch(request, env) {
      const path = getPath(request)
      const answered = (path.startsWith('/api/') || path === '/api' ? api : site).fetch(request, env)
      if (answered instanceof Promise) return answered.then((answer) => withHeaders(answer, path, headers))
      return withHeaders(answered, path, headers)
    },
  }
}

function withFailures(ctx: Context, app: Hono): Hono {
  app.notFound((c) => c.json(failure(refuse('not_found')), 404, { 'cache-control': 'no-store' }))
  app.onError((error, c) => {
    const away = isDatabaseUnavailable(error)
    const bad = isBadData(error)
    const code = away ? 'database_unavailable' : bad ? 'invalid_input' : 'unexpected'
    const refusal = error instanceof Refusal ? error : refuse(code)
    if (bad) ctx.log.warn({ err: error, path: withoutKeys(c.req.path) }, 'the database refused a value')
    if (securityRefusals.has(refusal.code))
      logSecurity(ctx.log, 'refused', { code: refusal.code, call: `${c.req.method} ${withoutKeys(c.req.path)}` })
    if (refusal.status >= 500) ctx.log.error({ err: error, path: withoutKeys(c.req.path) }, 'request failed')
    c.header('cache-control', 'no-store')
    return c.json(failure(refusal), refusal.status as 400)
  })
  return app
}

function withHeaders(answer: Response, path: string, headers: Record<string, string>): Response {
  if (isWhole(answer)) return answer
  for (const name in headers) answer.headers.set(name, headers[name]!)
  if (isKeyPage(path)) for (const [name, value] of keyPageHeaders) answer.headers.set(name, value)
  if (isShownElsewhere(path)) answer.headers.set('cross-origin-resource-policy', 'cross-origin')
  const policy = ownPolicy(path, answer.headers.get('content-type') ?? '')
  if (policy) answer.headers.set('content-security-policy', policy)
  return answer
}

const keyPageHeaders = [
  ['referrer-policy', 'no-referrer'],
  ['x-robots-tag', 'noindex, nofollow'],
  ['cache-control', 'no-store'],
] as const

/** Mail programs in a browser and sites that show a card for a link fetch these pictures from their own address. */
const isShownElsewhere = (path: string) =>
  path === '/mail-logo.png' || /^\/(?:og-[\w-]+\.png|api\/blog\/covers\/[\w-]+)$/.test(path)

const isKeyPage = (path: string) => {
  // Here the key stands in the query.
  if (path === '/forgot-password' || path === '/confirm-email') return true
  const route = matchRoute(path)
  return route !== null && routeRules[route].keyInPath === true
}

function ownPolicy(path: string, type: string): string | null {
  // The documentation of the API is a page like the others.
  if (path.startsWith('/api/') && !type.startsWith('text/html')) return dataPolicy
  // The reader of PDFs decodes scans with WebAssembly, inside its own worker and nowhere else.
  if (path.startsWith('/assets/pdf.worker')) return "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"
  return null
}

/** Every call that fails says so in its body too (FOR-10). */
const failure = (refusal: Refusal) => ({ success: false as const, ...refusal.toBody() })
