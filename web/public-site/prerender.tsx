import { renderToString } from 'react-dom/server'
import { coverAddress, publicArticlePath } from '#domain/community/blog/blog.rules.ts'
import type { Article, ArticleCard } from '#domain/community/blog/blog.schema.ts'
import ArticlePage from './blog/ArticlePage.tsx'
import ArticlesPage, { type ArticleList } from './blog/ArticlesPage.tsx'
import { articlesPath } from './blog/blog-paths.ts'
import { type ArticleHead, escapeHtml } from './head-tags.ts'
import { canonicalPath } from './page-meta.ts'
import { publicPages } from './pages.tsx'
import { neutralSiteInfo, type PublicSiteInfo } from './site-info.ts'

export { headTags } from './head-tags.ts'

export interface RenderedPage {
  path: string
  title: string
  description: string
  html: string
  image?: string
  article?: ArticleHead
}

/** The markup inside the root element; hydrate.tsx renders exactly the same. */
export function renderPublicPage(path: string, info: Partial<PublicSiteInfo> = {}): RenderedPage | null {
  if (!Object.hasOwn(publicPages, path)) return null
  const { title, description, Page } = publicPages[path as keyof typeof publicPages]
  return { path, title, description, html: renderToString(<Page info={siteInfoOf(info)} />) }
}

const siteInfoOf = (info: Partial<PublicSiteInfo>): PublicSiteInfo => ({ ...neutralSiteInfo, ...info })

export const renderArticles = (list: ArticleList, info: Partial<PublicSiteInfo> = {}): RenderedPage => ({
  path: articlesPath(list.page),
  title: list.page > 1 ? `Yazılar, sayfa ${list.page} | Anahtar` : 'Kira üzerine yazılar | Anahtar',
  description:
    'Kira artışı, depozito, kira vergisi, teslim tutanağı, kefil, ihtar ve kontrat üzerine kaynaklı, sade yazılar.',
  html: renderToString(<ArticlesPage data={list} info={siteInfoOf(info)} />),
})

export const renderArticle = (article: Article, info: Partial<PublicSiteInfo> = {}): RenderedPage => ({
  path: publicArticlePath(article.slug),
  title: `${article.title} | Anahtar`,
  description: article.summary,
  html: renderToString(<ArticlePage data={article} info={siteInfoOf(info)} />),
  article: { headline: article.title, publish_on: article.publish_on, updated_on: article.updated_on },
  ...(article.cover && { image: coverAddress(article.cover) }),
})

/** RSS 2.0: title, summary and address; the text itself is read on its page. */
export function feed(articles: ArticleCard[], origin: string): string {
  const address = (path: string) => escapeHtml(new URL(path, origin).href)
  const items = articles.map(
    ({ slug, title, summary, publish_on }) =>
      `  <item><title>${xmlText(title)}</title><link>${address(publicArticlePath(slug))}</link>` +
      `<guid isPermaLink="true">${address(publicArticlePath(slug))}</guid>` +
      `<pubDate>${new Date(`${publish_on}T00:00:00+03:00`).toUTCString()}</pubDate>` +
      // Feed readers parse a description as HTML.
      `<description>${xmlText(escapeHtml(summary))}</description></item>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0"><channel>',
    `<title>Anahtar yazıları</title><link>${address('/yazilar')}</link>`,
    '<description>Kira üzerine kaynaklı, sade yazılar</description><language>tr</language>',
    ...items,
    '</channel></rss>',
    '',
  ].join('\n')
}

/** XML does not allow control characters, not even as entities. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression searches for control characters
const xmlText = (text: string) => escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))

export function sitemap(origin: string, articles: Pick<ArticleCard, 'slug' | 'updated_on'>[] = []): string {
  const address = (path: string) => `<loc>${escapeHtml(new URL(path, origin).href)}</loc>`
  const addresses = [
    ...[...Object.keys(publicPages), '/yazilar']
      .filter((path) => canonicalPath(path) === path)
      .map((path) => `  <url>${address(path)}</url>`),
    ...articles.map(
      ({ slug, updated_on }) => `  <url>${address(publicArticlePath(slug))}<lastmod>${updated_on}</lastmod></url>`,
    ),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n')
}

/** Approval links contain a secret and other screens need a session, so neither may be indexed. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    // Other sites show the picture of an article in their cards.
    'Allow: /api/blog/covers/',
    'Disallow: /api/',
    'Disallow: /tenant-approval/',
    'Disallow: /guarantor-approval/',
    'Disallow: /paper/',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n')
