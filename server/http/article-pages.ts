import type { Context as Call, Hono } from 'hono'
import type { Article, ArticleCard } from '#domain/blog/blog.schema.ts'
import type { Context } from '#server/context.ts'
import type { BuiltWeb, RenderedPage } from './built-web.ts'

/** What everybody may read of the blog; the feature hands it in. */
export interface PublicArticles {
  page(page: number): Promise<{ documents: ArticleCard[]; hasMore: boolean }>
  /** The newest, up to the limit of any list of articles. */
  newest(most?: number): Promise<ArticleCard[]>
  bySlug(slug: string): Promise<Article | null>
}

interface Drawing {
  articles: PublicArticles
  web: BuiltWeb
  /** The whole document around a page of the public site. */
  documentOf(page: RenderedPage): string
  /** Of this installation, as the public pages name it. */
  info: object
  notFound: string
}

const inFeed = 50
const xml = (type: string) => ({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' })

/** Articles with their text in place, like the rest of the public site; drawn when first asked for and after a change. */
export function articlePages(ctx: Context, app: Hono, { articles, web, documentOf, info, notFound }: Drawing): void {
  const origin = ctx.config.publicUrl
  const drawn = keptDrawings()
  const show = (c: Call, key: string, data: object, draw: () => RenderedPage) => {
    // The page carries the configuration, so a cache must ask each time.
    c.header('cache-control', 'no-cache')
    return c.html(drawn(key, JSON.stringify(data), () => documentOf(draw())))
  }

  app.get('/sitemap.xml', async (c) =>
    c.body(web.sitemap(origin, await articles.newest()), 200, xml('application/xml')),
  )
  app.get('/rss.xml', async (c) =>
    c.body(web.feed(await articles.newest(inFeed), origin), 200, xml('application/rss+xml')),
  )
  app.get('/yazilar', async (c) => {
    const page = pageNumber(c.req.query('sayfa'))
    const { documents, hasMore } = await articles.page(page)
    const data = { documents, page, hasMore }
    return show(c, `sayfa ${page}`, data, () => web.renderArticles(data, info))
  })
  app.get('/yazilar/:slug', async (c) => {
    const slug = c.req.param('slug')
    const article = /^[a-z0-9-]{1,80}$/.test(slug) ? await articles.bySlug(slug) : null
    if (!article) return c.html(notFound, 404)
    return show(c, slug, article, () => web.renderArticle(article, info))
  })
}

const lastPage = 1000
const pageNumber = (asked = '1') => (/^\d{1,4}$/.test(asked) ? Math.min(Math.max(Number(asked), 1), lastPage) : 1)

/** As many pages as are likely to be read again; the longest unread one makes room. */
const mostKept = 200

function keptDrawings() {
  const kept = new Map<string, { data: string; html: string }>()
  return (key: string, data: string, draw: () => string): string => {
    const known = kept.get(key)
    kept.delete(key)
    const html = known?.data === data ? known.html : draw()
    kept.set(key, { data, html })
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
    return html
  }
}
