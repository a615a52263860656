import type { Context as Call, Hono } from 'hono'
import type { Article, ArticleCard } from '#domain/community/blog/blog.schema.ts'
import type { Context } from '#server/context.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'
import type { BuiltWeb, RenderedPage } from './built-web.ts'
import { hasJustWritten } from './read-from-replica.ts'

/**
 * Reads the blog's public articles; the blog feature supplies it. `isWriter`: this browser has just written, so it must
 * not read stale data.
 */
export interface PublicArticles {
  page(page: number, isWriter: boolean): Promise<{ documents: ArticleCard[]; hasMore: boolean }>
  /** The newest articles; `most` defaults to the limit of all article lists. */
  newest(most?: number): Promise<ArticleCard[]>
  bySlug(slug: string, isWriter: boolean): Promise<Article | null>
}

interface Drawing {
  articles: PublicArticles
  web: BuiltWeb
  /** The complete HTML document around a public page. */
  documentOf(page: RenderedPage): string
  /** Public data of this installation. */
  info: object
  /** The HTML document without content; the application shows the error in it. */
  shell: string
}

const inFeed = 50
const isWriter = (c: Call) => hasJustWritten(c.req.header('cookie'))
const xml = (type: string) => ({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' })

/**
 * Serves articles rendered to HTML, like the other public pages. A page is rendered on its first request and again
 * after a change.
 */
export function articlePages(ctx: Context, app: Hono, { articles, web, documentOf, info, shell }: Drawing): void {
  const origin = ctx.config.publicUrl
  const drawn = keptDrawings()
  const show = async (c: Call, key: string, read: () => Promise<RenderablePage | null>) => {
    // The page contains the configuration, so caches must revalidate it every time.
    c.header('cache-control', 'no-cache')
    try {
      const found = await read()
      if (!found) return c.html(shell, 404)
      return c.html(drawn(key, JSON.stringify(found.data), () => documentOf(found.draw())))
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      return c.html(shell, 503)
    }
  }

  app.get('/sitemap.xml', async (c) =>
    c.body(web.sitemap(origin, await articles.newest()), 200, xml('application/xml')),
  )
  app.get('/rss.xml', async (c) =>
    c.body(web.feed(await articles.newest(inFeed), origin), 200, xml('application/rss+xml')),
  )
  app.get('/yazilar', (c) => {
    const page = pageNumber(c.req.query('sayfa'))
    return show(c, `sayfa ${page}`, async () => {
      const { documents, hasMore } = await articles.page(page, isWriter(c))
      const data = { documents, page, hasMore }
      return page > 1 && documents.length === 0 ? null : { data, draw: () => web.renderArticles(data, info) }
    })
  })
  app.get('/yazilar/:slug', (c) => {
    const slug = c.req.param('slug')
    return show(c, slug, async () => {
      const data = /^[a-z0-9-]{1,80}$/.test(slug) ? await articles.bySlug(slug, isWriter(c)) : null
      return data && { data, draw: () => web.renderArticle(data, info) }
    })
  })
}

interface RenderablePage {
  /** The page's complete content: the page is rendered again when it changes. */
  data: object
  draw(): RenderedPage
}

const lastPage = 1000
const pageNumber = (asked = '1') => (/^\d{1,4}$/.test(asked) ? Math.min(Math.max(Number(asked), 1), lastPage) : 1)

/** The number of cached pages; the least recently read one is dropped first. */
const mostKept = 200

/** Renders a page again only when its data changed. */
export function keptDrawings() {
  const kept = new Map<string, { data: string; html: string | null }>()
  return <Html extends string | null>(key: string, data: string, draw: () => Html): Html => {
    const known = kept.get(key)
    kept.delete(key)
    const html = known?.data === data ? (known.html as Html) : draw()
    kept.set(key, { data, html })
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
    return html
  }
}
