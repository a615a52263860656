import { expect, test } from 'vitest'
import type { Article } from '#domain/community/blog/blog.schema.ts'
import { feed, headTags, renderArticle, renderArticles, robots, sitemap } from '../prerender.tsx'
import { isBlogPath } from './blog-paths.ts'
import { carriedPageData } from './page-data.ts'

const origin = 'https://anahtar.example'
const cover = '0198a0a0-0000-7000-8000-000000000001'
const article: Article = {
  slug: 'depozito',
  title: 'Depozito & "kira" <b>',
  summary: 'Depozito üzerine kısa bir yazı </script>.',
  publish_on: '2026-11-16',
  updated_on: '2026-11-18',
  minutes: 3,
  cover,
  body: '## Sınır\n\nEn çok **üç aylık** kira. <script>alert(1)</script> [kötü](javascript:alert)',
}
const { body: _, ...card } = article

const dom = (html: string) => {
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}

test('SCR-07 the public page has the text in place, attacks as text, its days and that it is no advice', () => {
  const root = dom(renderArticle(article).html)
  expect(root.querySelector('h1')?.textContent).toBe('Depozito & "kira" <b>')
  expect(root.querySelector('article h2')?.textContent).toBe('Sınır')
  expect(root.querySelector('strong')?.textContent).toBe('üç aylık')
  expect(root.querySelector('article script')).toBeNull()
  expect(root.textContent).toContain('<script>alert(1)</script> [kötü](javascript:alert)')
  expect([...root.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual(['2026-11-16', '2026-11-18'])
  expect(root.querySelector('[role=note]')?.textContent).toContain('hukuki ya da mali danışmanlık değildir')
  expect(carriedPageData(root)).toEqual(article)
})

test('SCR-07 its head says what it is, escaped', () => {
  const head = headTags(renderArticle(article), origin)
  expect(head).toContain('<title>Depozito &amp; &quot;kira&quot; &lt;b&gt; | Anahtar</title>')
  expect(head).toContain(`<link rel="canonical" href="${origin}/yazilar/depozito">`)
  expect(head).toContain('<meta property="og:type" content="article">')
  expect(head).toContain(`<meta property="og:image" content="${origin}/api/blog/covers/${cover}">`)
  expect(head).toContain('<meta property="article:published_time" content="2026-11-16">')
  expect(head).toContain('"headline":"Depozito & \\"kira\\" \\u003cb>"')
  expect(head).toContain('\\u003c/script>.')
  expect(head.match(/<\/script>/g)).toHaveLength(1)
})

test('SCR-07 the list links to each article and to the pages beside it', () => {
  const page = renderArticles({ documents: [card], page: 2, hasMore: true })
  const links = [...dom(page.html).querySelectorAll('main a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/rss.xml', '/yazilar/depozito', '/yazilar', '/yazilar?sayfa=3'])
  expect(headTags(page, origin)).toContain(`<link rel="canonical" href="${origin}/yazilar?sayfa=2">`)
})

test('SCR-07 feed and sitemap name every article', () => {
  const rss = new DOMParser().parseFromString(feed([card], origin), 'text/xml')
  expect(rss.querySelector('item title')?.textContent).toBe('Depozito & "kira" <b>')
  expect(feed([card], origin)).toContain('<pubDate>Sun, 15 Nov 2026 21:00:00 GMT</pubDate>')
  expect(sitemap(origin, [card])).toContain(
    `<url><loc>${origin}/yazilar/depozito</loc><lastmod>2026-11-18</lastmod></url>`,
  )
  expect(robots(origin)).toContain('Allow: /api/blog/covers/')
})

test('only addresses of the blog are taken for it', () => {
  expect(['/yazilar', '/yazilar/depozito', '/yazilar/a/b', '/yazilarim', '/blog'].map(isBlogPath)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
