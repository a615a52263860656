import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { matchRoute, type RoutePath, routes, signedInRoutes } from '#domain/access/routes.ts'
import type { PublicConfig } from '#domain/kernel/public-config.ts'
import type { TufeTable } from '#domain/tenancy/rates/tufe.rules.ts'
import type { Context } from '#server/context.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'
import { articlePages, keptDrawings, type PublicArticles } from './article-pages.ts'
import type { BuiltWeb, RenderedPage } from './built-web.ts'
import { tokenIn } from './session.ts'

/** Data for the browser in addition to the configuration. */
export type Installation = Pick<PublicConfig, 'version' | 'demoAccounts'>

/** What the public pages show from the database; the features supply it. */
export interface PublicContent {
  articles: PublicArticles
  /** The published figures of the calculator. */
  tufe(): Promise<TufeTable>
}

/** The addresses of the calculator: their HTML has the published figures, so that it counts without another call. */
const withFigures: readonly RoutePath[] = ['/kira-artisi', '/home', '/homepage', '/landingtest', '/testhomepage']

/**
 * Serves fingerprinted files (cached for a year), public pages as rendered HTML, and one HTML shell for all screens.
 */
export function pages(ctx: Context, web: BuiltWeb, about: Installation, content: PublicContent): Hono {
  const app = new Hono()
  const origin = ctx.config.publicUrl
  const shell = withConfig(ctx, web.shell, about)
  const screens = new Map(
    Object.entries(web.preloads).map(([address, files]) => [address, withHead(shell, preloadTags(files))]),
  )
  const anyScreen = withHead(shell, '')
  const info = siteInfo(ctx)
  const documentOf = documentAround(ctx, web, about)
  const rendered = new Map<RoutePath, string | null>()
  /** Rendered on the first request and kept, so that a start does not render pages that nobody requested. */
  const publicPage = (route: RoutePath): string | null => {
    const known = rendered.get(route)
    if (known !== undefined) return known
    const page = web.renderPublicPage(route, info)
    const html = page && documentOf(page)
    rendered.set(route, html)
    return html
  }
  const drawn = keptDrawings()
  /** Rendered again when a figure was entered. Without a database the page stands without its figures. */
  const calculatorPage = async (route: RoutePath): Promise<string | null> => {
    const tufe = await content.tufe().catch((error) => {
      if (isDatabaseUnavailable(error)) return {}
      throw error
    })
    return drawn(route, JSON.stringify(tufe), () => {
      const page = web.renderPublicPage(route, { ...info, tufe })
      return page && documentOf(page)
    })
  }

  app.get('/robots.txt', (c) => c.text(web.robots(origin)))
  app.use(
    '/assets/*',
    serveStatic({
      root: web.folder,
      precompressed: true,
      onFound: (_, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
  )
  app.get(
    '/:file{[\\w-]+\\.(?:js|svg|png|ico|webmanifest)}',
    serveStatic({ root: web.folder, onFound: (_, c) => c.header('cache-control', 'public, max-age=3600') }),
  )
  app.get('/assets/*', (c) => c.notFound())
  app.use('/yazilar/*', compress())
  articlePages(ctx, app, { articles: content.articles, web, documentOf, info, shell: anyScreen })
  app.get('*', compress(), async (c) => {
    const route = matchRoute(c.req.path)
    // The page contains the configuration and depends on the session, so caches must revalidate it every time.
    c.header('cache-control', 'no-cache')
    c.header('vary', 'Cookie')
    const shown = route && (withFigures.includes(route) ? await calculatorPage(route) : publicPage(route))
    const page = shown ?? screens.get(screenFor(route, tokenIn(ctx, c.req.header('cookie')) !== null))
    return c.html(page ?? anyScreen, statusOf(ctx, route))
  })
  return app
}

/** Adds the tags at the end of the head, so that the files named earlier load first. */
const withHead = (html: string, tags: string) =>
  html.replace('<!--head-->', '<title>Anahtar</title>').replace('</head>', () => `${tags}</head>`)

/**
 * The screen that will probably be shown: users who are not signed in are redirected to /login, signed-in users away
 * from it.
 */
function screenFor(route: RoutePath | null, signedIn: boolean): string {
  if (!route) return '/404'
  if (routes[route].guard === 'guest-only') return signedIn ? '/dashboard' : route
  return signedIn || !signedInRoutes.includes(route) ? route : '/login'
}

/**
 * Preloads all code at once, instead of file after file. Never data: a preloaded reply would stay in the page, and
 * could reach the next user of a shared computer (0081).
 */
const preloadTags = ({ frame, screen }: BuiltWeb['preloads'][string]): string =>
  [...frame.map((file) => preloadTag(file)), ...screen.map((file) => preloadTag(file, ' fetchpriority="low"'))].join('')

/** Code with low urgency loads after the first API calls. */
const preloadTag = (file: string, urgency = '') =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" href="/${file}" crossorigin>`
    : `<link rel="modulepreload" href="/${file}" crossorigin${urgency}>`

/** The operator's data for the public pages. */
function siteInfo(ctx: Context) {
  const { operator, podcastUrl, analytics, language } = ctx.config
  return {
    ...(operator.name && { operatorName: operator.name }),
    operatorEmail: operator.email,
    operatorAddress: operator.address,
    podcastUrl,
    analyticsName: analytics.name,
    languageModelName: language.name,
  }
}

function documentAround(ctx: Context, web: BuiltWeb, about: Installation): (page: RenderedPage) => string {
  const styles = web.stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  const template = withConfig(ctx, web.shell, about)
  return (page) =>
    template
      .replace('<!--head-->', () => web.headTags(page, ctx.config.publicUrl) + styles)
      .replace(/<div id="root">[\s\S]*?<\/div>\s*<\/div>/, () => `<div id="root" data-prerendered>${page.html}</div>`)
}

/** Unknown addresses show the not-found screen with status 404. */
function statusOf(ctx: Context, route: RoutePath | null): 200 | 404 {
  if (!route || route === '/404') return 404
  return routes[route].testPage && !ctx.config.testPages ? 404 : 200
}

function withConfig(ctx: Context, html: string, about: Installation): string {
  const { config } = ctx
  const publicConfig: PublicConfig = {
    ...about,
    registrationOpen: config.registrationOpen,
    registrationClosedText: config.registrationClosedText,
    maintenance: config.maintenance,
    maintenanceText: config.maintenanceText,
    testPages: config.testPages,
    podcastUrl: config.podcastUrl,
    analyticsName: config.analytics.name,
    languageModelName: config.language.name,
    operator: config.operator,
  }
  // A "<" inside a value must not end the script element.
  const json = JSON.stringify(publicConfig).replaceAll('<', '\\u003c')
  return html.replace('<!--config-->', () => `<script type="application/json" id="config">${json}</script>`)
}
