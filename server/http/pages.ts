import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { matchRoute, type RoutePath, routes, signedInRoutes } from '#domain/access/routes.ts'
import type { PublicConfig } from '#domain/kernel/public-config.ts'
import type { Context } from '#server/context.ts'
import { articlePages, type PublicArticles } from './article-pages.ts'
import type { BuiltWeb, RenderedPage } from './built-web.ts'
import { tokenIn } from './session.ts'

/** What a page tells the browser beside the configuration. */
export type Installation = Pick<PublicConfig, 'version' | 'demoAccounts'>

/** Fingerprinted files for a year, public pages with their text in place, and one shell for every screen. */
export function pages(ctx: Context, web: BuiltWeb, about: Installation, articles: PublicArticles): Hono {
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
  /** Rendered for the first visitor and kept: a start should not wait for pages that nobody has asked for. */
  const publicPage = (route: RoutePath): string | null => {
    const known = rendered.get(route)
    if (known !== undefined) return known
    const page = web.renderPublicPage(route, info)
    const html = page && documentOf(page)
    rendered.set(route, html)
    return html
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
  articlePages(ctx, app, { articles, web, documentOf, info, shell: anyScreen })
  app.get('*', compress(), (c) => {
    const route = matchRoute(c.req.path)
    // The page carries the configuration and depends on the session, so a cache must ask each time.
    c.header('cache-control', 'no-cache')
    c.header('vary', 'Cookie')
    const page =
      (route && publicPage(route)) ?? screens.get(screenFor(route, tokenIn(ctx, c.req.header('cookie')) !== null))
    return c.html(page ?? anyScreen, statusOf(ctx, route))
  })
  return app
}

/** Behind what the page begins with: whatever is named first travels first. */
const withHead = (html: string, tags: string) =>
  html.replace('<!--head-->', '<title>Anahtar</title>').replace('</head>', () => `${tags}</head>`)

/** The screen that will most likely be shown: whoever is not signed in is led to /login, and whoever is away from it. */
function screenFor(route: RoutePath | null, signedIn: boolean): string {
  if (!route) return '/404'
  if (routes[route].guard === 'guest-only') return signedIn ? '/dashboard' : route
  return signedIn || !signedInRoutes.includes(route) ? route : '/login'
}

/**
 * All code at once, instead of file after file as each is found in the one before. Code alone: an answer that is sent for
 * here waits in the page for whoever asks next, and that may be the next person at a shared computer (0081).
 */
const preloadTags = ({ frame, screen }: BuiltWeb['preloads'][string]): string =>
  [...frame.map((file) => preloadTag(file)), ...screen.map((file) => preloadTag(file, ' fetchpriority="low"'))].join('')

/** What is less urgent lets the first calls pass. */
const preloadTag = (file: string, urgency = '') =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" href="/${file}" crossorigin>`
    : `<link rel="modulepreload" href="/${file}" crossorigin${urgency}>`

/** Who runs this installation, as the public pages say it. */
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

/** An unknown address shows the not-found screen and also says so to machines. */
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
  // "<" must not end the script element from inside a value.
  const json = JSON.stringify(publicConfig).replaceAll('<', '\\u003c')
  return html.replace('<!--config-->', () => `<script type="application/json" id="config">${json}</script>`)
}
